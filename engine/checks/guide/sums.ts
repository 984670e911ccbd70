import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import type { GuideBlock } from '#engine/declaration/guide.ts';
import { quote } from '#engine/text/wording.ts';

type Table = Extract<GuideBlock, { readonly kind: 'table' }>;

/** What the row of a table is called that adds up those above it, or what is left of them. */
const sum = /^(?:the )?(?:sum|total|together|altogether|in all|summe|gesamt|zusammen)$/iu;
const rest = /^(?:net|left|remaining|rest)$/iu;
/** Columns whose cells nobody adds up. */
const share = /\b(?:per|each|average|rate|share|margin)\b|%/i;

/** Numbers as tables have them: "2,510", "11.0", "$480", "(1.0)" for one that is taken away. */
const number = /^(?<minus>[-–−(])?[$€£]?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<rest>\.\d{1,2})?\)?$/u;

/** The last row of a table adds up the ones above it, where it says so. */
export const tablesAddUp: GuideRule = (entry) =>
  entry.value.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, index) => {
      if (block.kind !== 'table') return [];
      return block.columns.flatMap((heading, column) => {
        const wrong = share.test(heading) ? undefined : findWrong(block, column);
        if (wrong === undefined) return [];
        return findDoubt(
          entry,
          'count-of-points',
          ['chapters', chapter, 'blocks', index, 'rows', wrong.row, column],
          `${quote(wrong.said)} stands here, but the rows above make ${format(wrong.right)}.`,
          'Count again and correct one of the numbers.',
        );
      });
    }),
  );

function findWrong({ rows }: Table, column: number) {
  let parts: number[] = [];
  let hasSum = false;
  for (const [row, cells] of rows.entries()) {
    const name = cells.find((cell) => cell !== '') ?? '';
    const said = cells[column] ?? '';
    const value = numberIn(said);
    if (sum.test(name) || (hasSum && rest.test(name))) {
      const right = parts.reduce((all, one) => all + one, 0);
      if (value === undefined || parts.length < 2) return undefined;
      const off = Math.abs(right - value);
      // What is far from the sum is none: an average, or a figure per hour.
      if (off >= 0.01) return off <= right / 4 ? { row, said, right } : undefined;
      parts = [value];
      hasSum = true;
    } else if (value !== undefined) parts.push(value);
    else if (said !== '') return undefined;
  }
  return undefined;
}

function numberIn(cell: string): number | undefined {
  const { minus, digits, rest = '' } = number.exec(cell)?.groups ?? {};
  if (digits === undefined) return undefined;
  const value = Number(digits.replaceAll(',', '') + rest);
  return minus === undefined ? value : -value;
}

function format(value: number): string {
  return String(Math.round(value * 100) / 100);
}
