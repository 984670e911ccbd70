import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { lengthsIn } from '#engine/checks/said/lengths.ts';
import { lengthsOf } from '#engine/checks/said/other-languages.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { saidWords } from '#engine/language/said/index.ts';
import { quote } from '#engine/text/wording.ts';
import {
  judgeTables,
  labelOf,
  readCell,
  type Table,
  type TableJudge,
  type WrongCell,
} from './tables.ts';
import { rest } from './what-is-left.ts';

/** What the row is called that adds up those above it, in every language of the engine. */
const sum =
  /^(?:(?:the )?sum|(?:grand )?total|(?:all )?together|in all|altogether|summe|gesamt|insgesamt|zusammen|somme|ensemble|suma|soma)\b/i;
/** Columns that nobody adds up. */
const rate = /\b(?:per|each|average|rate|share|margin)\b/i;

const addUp: TableJudge = ({ rows, columns }) =>
  columns.flatMap((heading, column) => (rate.test(heading) ? [] : findWrongSum(rows, column)));

function findWrongSum(rows: Table['rows'], column: number): readonly WrongCell[] {
  let parts: number[] = [];
  let hasSum = false;
  for (const [row, cells] of rows.entries()) {
    const cell = cells[column] ?? '';
    const [label, told] = [labelOf(cells), readCell(cell)];
    if (!sum.test(label) && !(hasSum && rest.test(label))) {
      if (cell !== '') parts.push(told);
      continue;
    }
    const added = add(parts);
    if (parts.length < 2 || Number.isNaN(added) || Number.isNaN(told)) return [];
    const off = Math.abs(added - told);
    // Rounded shares may miss their sum.
    if (off >= (cell.includes('%') ? 1.5 : 0.01)) {
      const problem = `${quote(cell)} stands in the row ${quote(label)}, but the rows above it add up to ${Math.round(added * 100) / 100}.`;
      // What is far from the sum is none: an average, or a figure per hour.
      return off > added / 4 ? [] : [{ row, column, problem }];
    }
    parts = [told];
    hasSum = true;
  }
  return [];
}

const add = (parts: readonly number[]) => parts.reduce((all, one) => all + one, 0);

const length = new RegExp(`^(?<number>${numberPattern}) (?<unit>minutes|hours|days|weeks)\\b`, 'i');

/** "Fifteen minutes, divided", above a column of minutes. */
const divideTheWhole: TableJudge = ({ caption, columns, rows }) => {
  const { number = '', unit = '' } = length.exec(caption)?.groups ?? {};
  const column = columns.findIndex((one) => one.toLowerCase() === unit.toLowerCase());
  if (column < 0 || rows.length < 2) return [];
  const parts = rows.map((row) => readCell(row[column]));
  const added = add(parts);
  // A column that only goes up says which day it is.
  const goesUp = parts.every((one, index) => index === 0 || one > (parts[index - 1] ?? 0));
  if (goesUp || Number.isNaN(added) || added === readNumber(number)) return [];
  const problem = `The table is called ${quote(caption)}, but its ${unit.toLowerCase()} add up to ${added}.`;
  return [{ column, problem }];
};

const minutes = /^(?<minutes>\d{1,3}) ?(?:min\.?|minutes|Minuten|minutos)$/;
/** That a sentence tells how long all of it takes. */
const inAll =
  /(?:, then|\b(?:in all|altogether|together|in total|all told|adds? up|insgesamt|zusammen|en tout|au total|en total|sumando|ao todo|no total|somando))(?![A-Za-zÀ-ỿ])/i;

/** "An hour, then", below a column of minutes. */
const tellTheWhole: TableJudge = (table, guide) => {
  const column = table.columns.findIndex((_, at) =>
    table.rows.every((row) => minutes.test(row[at] ?? '')),
  );
  if (column < 0 || table.rows.length < 3) return [];
  const added = add(table.rows.map((row) => Number.parseInt(row[column] ?? '', 10)));
  const told = sentencesAround(table, guide).filter((sentence) => inAll.test(sentence));
  const [said, ...others] = told.flatMap(minutesIn);
  // "About an hour" is no sum to the minute.
  if (said === undefined || others.length > 0 || Math.abs(added - said) <= said / 6) return [];
  const problem = `The minutes in this column add up to ${added}, but ${quote(told[0])} stands beside the table.`;
  return [{ column, problem }];
};

/** The sentences of the paragraphs before and after a table. */
function sentencesAround(table: Table, { chapters }: Guide): readonly string[] {
  return chapters.flatMap(({ blocks }) => {
    const at = blocks.indexOf(table);
    return [blocks[at - 1], at < 0 ? undefined : blocks[at + 1]].flatMap((block) =>
      block?.kind === 'paragraph' ? block.text.split(/(?<=[.!?]) /) : [],
    );
  });
}

/** The lengths that a sentence names, in minutes, in whichever language. */
function minutesIn(sentence: string): readonly number[] {
  const english = lengthsIn(sentence).map(({ from }) => from);
  const [found = []] = Object.values(saidWords)
    .map((words) => lengthsOf(words).find(sentence))
    .filter(({ length: many }) => many > 0);
  return english.length > 0 ? english : found.map((one) => one.minutes);
}

/** The sums of a guide's tables are right, and a length that one divides is divided whole. */
export const tablesAddUp = judgeTables((table, guide) => [
  ...addUp(table, guide),
  ...divideTheWhole(table, guide),
  ...tellTheWhole(table, guide),
]);
