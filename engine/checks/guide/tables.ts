import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import type { Guide, GuideBlock } from '#engine/declaration/guide.ts';

export type Table = Extract<GuideBlock, { kind: 'table' }>;

/** A cell of a table, or a column, with a number that is not right, and what is wrong with it. */
export interface WrongCell {
  readonly row?: number;
  readonly column: number;
  readonly problem: string;
}

/** What somebody finds who counts again, in one table of a guide. */
export type TableJudge = (table: Table, guide: Guide) => readonly WrongCell[];

/** A rule that judges the figures of every table in a guide. */
export function judgeTables(judge: TableJudge): GuideRule {
  return (entry) =>
    entry.value.chapters.flatMap(({ blocks }, chapter) =>
      blocks.flatMap((block, place) => {
        if (block.kind !== 'table') return [];
        return judge(block, entry.value).flatMap(({ row, column, problem }) =>
          findDoubt(
            entry,
            'count-of-points',
            [
              ...['chapters', chapter, 'blocks', place],
              ...(row === undefined ? ['columns', column] : ['rows', row, column]),
            ],
            problem,
            'Count again and correct one of the numbers.',
          ),
        );
      }),
    );
}

/** What a row is about: its first cell with words in it, without a number before them. */
export function labelOf(row: readonly string[]): string {
  return (row.find((cell) => /[A-Za-zÀ-ỿ]{3}/.test(cell)) ?? '').replace(/^\d+[.)] /, '');
}

/** The number in a cell that holds nothing else; in brackets it is taken away. */
export function readCell(cell = ''): number {
  const match = /^([-–−(])?[$€£]?(\d+(?:[.,]\d+)*) ?[%€]?\)?$/.exec(cell.trim());
  if (match === null) return Number.NaN;
  const [, minus, digits = ''] = match;
  // 1,104 and 1.104 are thousands; 11.0 and 11,5 are not.
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return (minus === undefined ? 1 : -1) * Number(plain);
}
