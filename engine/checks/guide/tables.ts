import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import type { Guide, GuideBlock } from '#engine/declaration/guide.ts';

export type Table = Extract<GuideBlock, { kind: 'table' }>;

/** A cell of a table with a number that is not right, and what is wrong with it. */
export interface WrongCell {
  readonly row: number;
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
            ['chapters', chapter, 'blocks', place, 'rows', row, column],
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
