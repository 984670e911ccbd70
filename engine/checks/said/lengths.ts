import { numberPattern, readNumber } from './english.ts';

/** A length of time that a text names. */
export interface NamedLength {
  /** In minutes; a range has two. */
  readonly from: number;
  readonly to: number;
  /** The words themselves, and what stands around them in their sentence. */
  readonly words: string;
  readonly before: string;
  readonly after: string;
}

const adjective = '(?:(?!of|to|or|and|more|times|per|out|into)[A-Za-zÀ-ỿ]+ )?';
const range = `(?<from>${numberPattern})(?:\\s?(?:to|or|–|—|-|and)\\s?(?<to>${numberPattern}))?`;
const minutes = new RegExp(`${range}(?: |-)?${adjective}(?:minutes?|mins?)\\b`, 'gi');
const hours = new RegExp(
  `${range}(?<half> and a half)?(?:[ -]${adjective}(?:hours?|hrs?)| ?h)\\b`,
  'gi',
);
const spoken = [
  [/\b(?:half an hour|a half hour|half-hour|half hour)\b/gi, 30],
  [
    /\b(?:an?|one|this|that|the|your|our) quarter (?:of an hour|hour)\b|\bquarter of an hour\b/gi,
    15,
  ],
  [/\b(?:three quarters of an hour|three-quarters of an hour)\b/gi, 45],
  [/\b(?:an|one) hour and a quarter\b|\b1¼ hours?\b/gi, 75],
  [/\b(?:an|one) hour and three[- ]quarters\b/gi, 105],
  [/\b(?:an hour and a half|one and a half hours?|hour-and-a-half)\b/gi, 90],
  [
    /(?<!half |quarters of |half-)\b(?:an hour|hour-long|(?:an?|the|one|this) (?:full|good|solid|whole|generous) hour|an? (?:unhurried|quiet|free|gentle|private) hour)\b(?! and (?:a half|a quarter|three))/gi,
    60,
  ],
  [
    /(?<=\b(?:in|after|during|of|within|choose|book|pick|reserve|take|keep) (?:the|our|your|this) )hour(?=[.,;:!?)]|$)/gi,
    60,
  ],
  [
    /(?<=^(?:how|what) (?:the|our|your|this) )hour(?= (?:goes|runs|is spent|unfolds|can (?:give|bring|do)|gives|brings|holds)\b)/gi,
    60,
  ],
] as const;

/** What every length has. */
export const anyLength = /min|hour|hr| h\b/i;

/** How many minutes a length takes that begins at a place in a text: "an hour and a half". */
export function minutesAt(text: string, index: number): number | undefined {
  return lengthsIn(text.slice(index)).find(({ before }) => before === '')?.from;
}

/** Every length of time in a text, in order. */
export function lengthsIn(text: string): NamedLength[] {
  if (!anyLength.test(text)) return [];
  const numbered = [
    ...[...text.matchAll(minutes)].map((match) => ({ match, unit: 1 })),
    ...[...text.matchAll(hours)].map((match) => ({ match, unit: 60 })),
  ].map(({ match, unit }) => {
    const from = readNumber(match.groups?.['from'] ?? '');
    const to = readNumber(match.groups?.['to'] ?? match.groups?.['from'] ?? '');
    const half = match.groups?.['half'] === undefined ? 0 : 0.5;
    return { match, from: (from + half) * unit, to: (to + half) * unit };
  });
  const named = spoken.flatMap(([pattern, length]) =>
    [...text.matchAll(pattern)].map((match) => ({ match, from: length, to: length })),
  );
  return [...numbered, ...named]
    .filter(
      ({ match }, _, all) =>
        !all.some(
          ({ match: other }) =>
            other !== match &&
            other.index <= match.index &&
            other.index + other[0].length >= match.index + match[0].length &&
            other[0].length > match[0].length,
        ),
    )
    .toSorted((one, other) => one.match.index - other.match.index)
    .map(({ match, from, to }) => ({ index: match.index, words: match[0], from, to }))
    .reduce<readonly Part[]>((parts, part) => joinLast(parts, part, text), [])
    .map(({ index, words, from, to }) => ({
      from,
      to: andMore.test(text.slice(index + words.length)) ? to * 1.25 : to,
      words,
      before: sentenceBefore(text.slice(0, index)),
      after: sentenceAfter(text.slice(index + words.length)),
    }));
}

interface Part {
  readonly index: number;
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** "Half an hour and a bit" is no exact length. */
const andMore = /^ (?:and a (?:bit|little)|or so|and some|and change)\b/i;

/** "An hour and ten minutes" is one length, and "an hour and ten minutes of questions" two. */
function joinLast(parts: readonly Part[], part: Part, text: string): readonly Part[] {
  const last = parts.at(-1);
  const isRest =
    last !== undefined &&
    last.from % 60 === 0 &&
    part.from < 60 &&
    text.slice(last.index + last.words.length, part.index) === ' and ' &&
    !/^ (?:of|for|to)\b/.test(text.slice(part.index + part.words.length));
  if (!isRest) return [...parts, part];
  const words = `${last.words} and ${part.words}`;
  const whole = { ...last, words, from: last.from + part.from, to: last.to + part.to };
  return [...parts.slice(0, -1), whole];
}

const end = /[.!?;…]\s+|\n/gu;

function sentenceBefore(text: string): string {
  const last = [...text.matchAll(end)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

function sentenceAfter(text: string): string {
  return text.split(end, 1)[0] ?? '';
}
