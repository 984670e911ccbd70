import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import { numberPattern, ordinals, readNumber } from '#engine/checks/said/english.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

const one = `\\d{1,2}|${numberPattern}`;
/** "Key 3. Protect the handover", "Weeks 5 to 7: bring ten back" */
const numbered = new RegExp(
  `^(?<noun>[A-Za-zÀ-ỿ]{3,}) (?<from>${one})(?: ?(?<joint>to|and|&|–|-|bis|und|à|et|al?|y|e) ?(?<to>${one}))?[.:)–—](?!\\d)`,
  'i',
);

/** A number of chapters, or several in a row, and the words that name it. */
interface Numbers {
  readonly index: number;
  readonly text: string;
  readonly noun: string;
  readonly from: number;
  readonly to: number;
}

/** Which chapters a title stands for: "9. Scripps Ranch, 10. Little Italy" are two. */
function numbersOf(title: string, index: number): readonly Numbers[] {
  const { noun = '', from = '', joint = '', to = from } = numbered.exec(title)?.groups ?? {};
  if (noun === '') {
    return title.split(/, (?=\d)/).flatMap((text) => {
      const number = Number(/^(\d{1,2})[.)] /.exec(text)?.[1] ?? 0);
      return number === 0 ? [] : [{ index, text, noun, from: number, to: number }];
    });
  }
  // "Pot 3. Tomatoes, pot 4. Beans"
  const parts = title.split(new RegExp(`, (?=${noun} \\d)`, 'i'));
  if (parts.length > 1) return parts.flatMap((part) => numbersOf(part, index));
  const [first, last] = [readNumber(from), readNumber(to)];
  const whole = { index, text: title, noun, from: first, to: last };
  // "Entries 3 and 4" are two, "Weeks 5 to 7" as many as they are.
  return /^(?:and|&|und|et|y|e)$/i.test(joint)
    ? [
        { ...whole, text: `${noun} ${first}`, to: first },
        { ...whole, from: last },
      ]
    : [whole];
}

/** Chapters that are numbered count up by one. */
export const chaptersCountUp: GuideRule = (entry) => {
  const titles = entry.value.chapters.flatMap(({ title }, index) => numbersOf(title, index));
  const [first] = titles;
  if (first === undefined || titles.length < 3 || (first.noun === '' && first.from > 1)) return [];
  // "Entry" and "entries"
  const stem = ({ noun }: Numbers) => noun.slice(0, 3).toLowerCase();
  if (titles.some((title) => stem(title) !== stem(first))) return [];
  for (const [place, own] of titles.entries()) {
    const before = titles[place - 1];
    const next = (before?.to ?? 0) + 1;
    // Plain numbers may begin again in another part.
    const isRight = own.from === next || (own.noun === '' && own.from === 1);
    if (before === undefined || isRight) continue;
    const between = entry.value.chapters[before.index + 1]?.title ?? '';
    if (own.from === next + 1 && own.index === before.index + 2) {
      return findDoubt(
        entry,
        'out-of-order',
        ['chapters', before.index + 1, 'title'],
        `${quote(between)} stands between ${quote(before.text)} and ${quote(own.text)} and has no number.`,
        `Begin it with ${quote(`${own.noun} ${next}`.trim())}, or number the chapters behind it anew.`,
      );
    }
    return findDoubt(
      entry,
      'out-of-order',
      ['chapters', own.index, 'title'],
      tellOrder({ text: own.text, number: own.from }, { text: before.text, number: before.to }),
      `Write ${next}, or put the chapters in order.`,
    );
  }
  return [];
};

/** "Question 3: who am I there?", "3. Who am I there?", "No. 3 – who am I there?" */
const led = new RegExp(
  `^(?:[A-Za-zÀ-ỿ]+\\.? )?(?<number>\\d{1,2}|${numberPattern})(?=[\\s.:)])`,
  'i',
);
const ordinal = new RegExp(`^(?:the|an?|my|our|your) (?<ordinal>${ordinals.join('|')})\\b`, 'i');

/** Which number a title has, in digits or words: "The third question"; 0 if it has none. */
function numberOfTitle(title: string): number {
  const { number } = led.exec(title)?.groups ?? {};
  if (number !== undefined) return readNumber(number);
  return ordinals.indexOf(ordinal.exec(title)?.groups?.['ordinal']?.toLowerCase() ?? '') + 1;
}

/** Headings that are numbered count up by one or begin again; a chapter's title may be one of them. */
export const headingsCountUp: GuideRule = (entry) => {
  const headings = entry.value.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, place) => {
      const number = block.kind === 'heading' ? /^(\d{1,2})[.)] /.exec(block.text)?.[1] : undefined;
      if (block.kind !== 'heading' || number === undefined) return [];
      const keys = ['chapters', chapter, 'blocks', place, 'text'];
      return [{ keys, text: block.text, number: Number(number), chapter }];
    }),
  );
  const titles = entry.value.chapters.map(({ title }) => numberOfTitle(title));
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    const isNext = before === undefined || heading.number === before.number + 1;
    // After a slip the next heading is right again.
    const isBack = heading.number === (headings[index - 2]?.number ?? 0) + 2;
    if (isNext || isBack || heading.number === 1 || headings.length < 3) return [];
    const between = titles.slice(before.chapter + 1, heading.chapter + 1);
    if (between.includes(heading.number - 1)) return [];
    return findDoubt(
      entry,
      'out-of-order',
      heading.keys,
      tellOrder(heading, before),
      `Write ${before.number + 1}, or put the headings in order.`,
    );
  });
};

interface Numbered {
  readonly text: string;
  readonly number: number;
}

/** What is wrong with a number after the one before it. */
export function tellOrder(own: Numbered, before: Numbered): string {
  return `${quote(own.text)} follows ${quote(before.text)}: ${tellGap(own.number, before.number)}.`;
}

function tellGap(own: number, before: number): string {
  if (own === before) return 'there are two of that number';
  return own === before + 2
    ? `${before + 1} is missing between them`
    : `after ${before} comes ${own}`;
}

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
        const isNext = ends.some(([from], index) => from === (ends[index - 1]?.[1] ?? from) + 1);
        const row = ends.findIndex(([from], index) => {
          const before = ends[index - 1]?.[1];
          // Where one begins the day after, none begins on the day.
          return before !== undefined && (isNext ? from <= before : from < before);
        });
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
