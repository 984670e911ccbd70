import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** "Key 3. Protect the handover", "Schritt 2: Der Zeitplan". */
const numbered = /^(?<noun>\p{L}{3,}) (?<number>\d{1,2})[.:)–—]/u;

/** Chapters that are numbered count up by one. */
export const chaptersCountUp: GuideRule = (entry) => {
  const titles = entry.value.chapters.flatMap(({ title }, index) => {
    const { noun = '', number = '' } = numbered.exec(title)?.groups ?? {};
    return noun === '' ? [] : [{ index, title, noun, number: Number(number) }];
  });
  const [first] = titles;
  if (first === undefined || titles.length < 3) return [];
  if (titles.some(({ noun }) => noun !== first.noun)) return [];
  for (const [place, { index, title, noun, number }] of titles.entries()) {
    const before = titles[place - 1];
    if (before === undefined || number === before.number + 1) continue;
    return findDoubt(
      entry,
      'out-of-order',
      ['chapters', index, 'title'],
      `${quote(title)} follows ${quote(before.title)}: ${number === before.number ? `there are two of that number` : `after ${before.number} comes ${number}`}.`,
      `Write ${noun} ${before.number + 1}, or put the chapters in order.`,
    );
  }
  return [];
};

/** The cells of a column that are days, weeks or pages from one to another: "8 to 14", "15–25". */
const stretch = /^(?<from>\d{1,4}) ?(?:to|bis|à|a|al|-|–|—) ?(?<to>\d{1,4})$/u;

/** Stretches in a column of a table follow each other. */
export const columnsFollow: GuideRule = (entry) =>
  entry.value.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, place): Finding[] => {
      if (block.kind !== 'table') return [];
      return block.columns.flatMap((_, column) => {
        const cells = block.rows.map((row) => stretch.exec(row[column] ?? '')?.groups);
        const ends = cells.map((one) => [Number(one?.['from']), Number(one?.['to'])] as const);
        // Where one goes down or is no stretch, the column is about something else.
        if (cells.length < 3 || ends.some(([from, to]) => !(from <= to))) return [];
        const starts = ends.map(([from]) => from);
        if (starts.some((from, row) => row > 0 && from <= (starts[row - 1] ?? 0))) return [];
        const row = ends.findIndex(
          ([from], index) => index > 0 && from < (ends[index - 1]?.[1] ?? 0),
        );
        if (row < 0) return [];
        const [own, before] = [block.rows[row]?.[column], block.rows[row - 1]?.[column]];
        return findDoubt(
          entry,
          'out-of-order',
          ['chapters', chapter, 'blocks', place, 'rows', row, column],
          `${quote(own)} begins before ${quote(before)}, in the row above, has ended.`,
          'Let each stretch begin where the one before it ends.',
        );
      });
    }),
  );

/** The numbers in the first column of a table count up by one, except where one of them is a slip. */
export const rowsCountUp: GuideRule = (entry) =>
  entry.value.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, place): Finding[] => {
      if (block.kind !== 'table') return [];
      const numbers = block.rows.map(([first = '']) => first);
      const end = numbers.findIndex((first) => !/^\d{1,2}$/.test(first));
      const run = (end < 0 ? numbers : numbers.slice(0, end)).map(Number);
      const wrong = run.flatMap((number, row) => (number === row + 1 ? [] : [row]));
      const [row] = wrong;
      if (run.length < 4 || row === undefined || wrong.length > 1) return [];
      return [
        findDoubt(
          entry,
          'out-of-order',
          ['chapters', chapter, 'blocks', place, 'rows', row, 0],
          `${quote(numbers[row])} stands here, in the place of ${row + 1}.`,
          `Write ${row + 1}.`,
        ),
      ];
    }),
  );
