import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { quote } from '#engine/text/wording.ts';
import { judgeTables, labelOf, type TableJudge } from './tables.ts';

/** What the row is called that adds up those above it, in every language of the engine. */
const sum =
  /^(?:(?:the )?sum|(?:grand )?total|(?:all )?together|in all|altogether|summe|gesamt|insgesamt|zusammen|somme|ensemble|suma|soma)\b/i;

const addUp: TableJudge = ({ rows, columns }) => {
  const last = rows.findIndex((row) => sum.test(labelOf(row)));
  const total = rows[last];
  if (total === undefined || last < 2) return [];
  return columns.flatMap((_, column) => {
    const cell = total[column];
    const parts = rows.slice(0, last).map((row) => readCell(row[column]));
    const [told, added] = [readCell(cell), parts.reduce((all, one) => all + one, 0)];
    if (Number.isNaN(added) || Number.isNaN(told)) return [];
    // Rounded shares may miss their sum.
    if (Math.abs(added - told) < (cell?.includes('%') === true ? 1.5 : 0.01)) return [];
    const problem = `${quote(cell)} stands in the row ${quote(labelOf(total))}, but the rows above it add up to ${Math.round(added * 100) / 100}.`;
    return { row: last, column, problem };
  });
};

const length = new RegExp(`^(?<number>${numberPattern}) (?<unit>minutes|hours|days|weeks)\\b`, 'i');

/** "Fifteen minutes, divided", above a column of minutes. */
const divideTheWhole: TableJudge = ({ caption, columns, rows }) => {
  const { number = '', unit = '' } = length.exec(caption)?.groups ?? {};
  const column = columns.findIndex((one) => one.toLowerCase() === unit.toLowerCase());
  if (column < 0 || rows.length < 2) return [];
  const parts = rows.map((row) => readCell(row[column]));
  const added = parts.reduce((all, one) => all + one, 0);
  // A column that only goes up says which day it is.
  const goesUp = parts.every((one, index) => index === 0 || one > (parts[index - 1] ?? 0));
  if (goesUp || Number.isNaN(added) || added === readNumber(number)) return [];
  const problem = `The table is called ${quote(caption)}, but its ${unit.toLowerCase()} add up to ${added}.`;
  return [{ row: 0, column, problem }];
};

/** The sums of a guide's tables are right, and a length that one divides is divided whole. */
export const tablesAddUp = judgeTables((table, guide) => [
  ...addUp(table, guide),
  ...divideTheWhole(table, guide),
]);

/** The number in a cell that holds nothing else; in brackets it is taken away. */
function readCell(cell = ''): number {
  const match = /^(\()?[$€£]?(\d+(?:[.,]\d+)*) ?[%€]?\)?$/.exec(cell.trim());
  if (match === null) return Number.NaN;
  const [, bracket, digits = ''] = match;
  // 1,104 and 1.104 are thousands; 11.0 and 11,5 are not.
  const plain = /[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.');
  return (bracket === undefined ? 1 : -1) * Number(plain);
}
