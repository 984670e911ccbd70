import {
  anyNumber,
  months,
  numberPattern,
  ordinals,
  readNumber,
  weekdays,
} from '#engine/checks/said/english.ts';
import { hashOf } from '#engine/patterns/hash-of.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';
import { contradictions, findOutvoted, type Statement } from './disagree.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const one = `(?:${numberPattern}|(?<![\\w.,])\\d+(?=%))`;
const token = new RegExp(
  `(?<number>${one}%?(?: ?(?:to|or|and|–|-) ?${one}%?)?)|\\{?[A-Za-zÀ-ỿ%][A-Za-zÀ-ỿ’']*\\}?|(?<end>[.!?;:·|–()])`,
  'gi',
);
const eachNumber = new RegExp(one, 'gi');

/** Words besides numbers by which texts tell a fact: of those in one row, one alone is right. */
const facts: ReadonlyMap<string, string> = new Map(
  [
    weekdays,
    months.filter((month) => !/^Ma/u.test(month)),
    ordinals,
    ['minute', 'hour', 'day', 'week', 'month', 'year'],
    ['morning', 'noon', 'afternoon', 'evening', 'night', 'midnight'],
    ['today', 'tonight', 'tomorrow', 'yesterday'],
    ['above', 'below'],
  ].flatMap((row) => row.map((word) => [word.toLowerCase(), row[0] ?? ''])),
);
const anyFact = new RegExp(`\\b(?:${[...facts.keys()].join('|')})`, 'i');
const factOf = (word: string) => {
  const small = word.toLowerCase();
  return small.endsWith('s') ? small.replace(/[’']?s$/u, '') : small;
};

/** Words that any sentence may have. */
const everyday =
  /^(?:.{0,3}|about|after|again|before|each|every|first|from|half|have|just|last|like|more|most|next|only|over|past|than|that|them|then|they|this|what|when|where|which|will|with|your)$/iu;

/** Whether a word tells what a phrase is about; a large number does. */
const tells = (word: string) => /^\d{2}/u.test(word) || !everyday.test(word);

/** How often: "three hours a week back" may be a part of the "ten hours a week back". */
const rate = /\b(?:minutes|hours|days|nights) (?:a|per|each|every)(?: (?:day|week|month|year))?\b/i;

/** How many words besides a number make a phrase; the fewer are enough where it is said three times. */
const sizes = [3, 4, 7] as const;

/** A piece of a text: a word, a number or a range of them, or a mark that ends a sentence. */
interface Token {
  readonly written: string;
  readonly word: string;
  readonly hash: number;
  /** What the number or the range is. */
  readonly value: string | undefined;
  readonly isEnd: boolean;
}

/** A number, a range of them or another fact, and several words around it. */
interface Phrase {
  /** Alike where the words are: most phrases stand nowhere else and are never put together. */
  readonly key: number;
  readonly number: string;
  readonly row: string;
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly size: number;
  /** How many of the words stand before the fact. */
  readonly before: number;
}

/** Found once for each text: what a coach writes is read beside each of the funnels. */
const findPhrases = rememberTexts((text): readonly Phrase[] => {
  if (!anyNumber.test(text) && !anyFact.test(text)) return [];
  const tokens = Array.from(text.matchAll(token), ({ 0: written, groups = {} }): Token => {
    const { number, end } = groups;
    const value = number && (written.match(eachNumber) ?? []).map(readNumber).join('-');
    const word = value ?? written.toLowerCase();
    return { written, word, hash: hashOf(word), value, isEnd: end !== undefined };
  });
  return tokens.flatMap(({ value, word }, at) => {
    const row = value === undefined ? facts.get(factOf(word)) : '';
    if (row === undefined) return [];
    // No phrase goes beyond a sentence.
    const from = tokens.findLastIndex(({ isEnd }, index) => index < at && isEnd) + 1;
    const next = tokens.findIndex(({ isEnd }, index) => index > at && isEnd);
    const until = next === -1 ? tokens.length : next;
    const number = value ?? factOf(word);
    // "In three hours you make a stool", "In two days you make a stool": a unit tells with its number only.
    const isUnit = row === 'minute' && tokens[at - 1]?.value !== undefined;
    const phrases: Phrase[] = [];
    for (const size of sizes) {
      for (
        let before = Math.max(isUnit ? 1 : 0, at + size + 1 - until);
        before <= size;
        before += 1
      ) {
        const start = at - before;
        if (start < from) break;
        const key = keyOf(tokens, start, size, at);
        phrases.push({ key, number, row, tokens, start, size, before });
      }
    }
    return phrases;
  });
});

/** A number by which the words of a phrase are told from most others. */
function keyOf(tokens: readonly Token[], start: number, size: number, fact: number): number {
  let key = fact - start;
  for (let index = start; index <= start + size; index += 1) {
    if (index !== fact) key = (Math.imul(key, 31) + (tokens[index]?.hash ?? 0)) | 0;
  }
  return key;
}

/** What a phrase says; nothing where its words are everyday ones. */
function readPhrase({ tokens, start, size, before, row, number }: Phrase) {
  const part = tokens.slice(start, start + size + 1);
  const words = part
    .toSpliced(before, 1)
    .map(({ word }) => word)
    .join(' ');
  if (words.replace(rate, '').split(' ').filter(tells).length < 2) return [];
  const said = part.map(({ written }) => written).join(' ');
  return [{ about: `${row}${before} ${words}`, number, words: said }];
}

/** The statements of which some text may say otherwise. */
function findDisputed(texts: readonly OfferText[]): readonly Statement<string>[] {
  const numbers = new Map<number, string>();
  const disputed = new Set<number>();
  for (const { text } of texts) {
    for (const { key, number } of findPhrases(text)) {
      const known = numbers.get(key);
      if (known === undefined) numbers.set(key, number);
      else if (known !== number) disputed.add(key);
    }
  }
  if (disputed.size === 0) return [];
  return texts.flatMap((text) =>
    findPhrases(text.text)
      .filter(({ key }) => disputed.has(key))
      .flatMap(readPhrase)
      .map((one) => ({ text, ...one })),
  );
}

/** One text against others. Two examples of one series may be told in the same words. */
function isSure(said: readonly Statement<string>[]): boolean {
  const numbers = [...Map.groupBy(said, ({ number }) => number).values()];
  const [first, second] = said;
  if (numbers.length !== 2 || !first || !second || !numbers.some(({ length }) => length === 1))
    return false;
  if (said.length === 2 && areFar(first.number, second.number)) return false;
  const words = first.about.split(' ').slice(1);
  const isLong = words.length > sizes[0] || words.every(tells);
  const isApart =
    first.text.file !== second.text.file || first.text.keys[0] !== second.text.keys[0];
  // A guide times many things: "bake for 20 minutes at" may be said of two cakes.
  const isTold =
    words.filter((word) => tells(word) && facts.get(factOf(word)) !== 'minute').length > 1;
  if (said.some(({ text }) => text.isGuide) && !isTold) return false;
  return said.length > 2 || (isLong && isApart);
}

/** "Awake for seventeen hours", "for thirty-one hours": two stories, where a slip would leave a digit. */
function areFar(one: string, other: string): boolean {
  const [few = 0, many = 0] = [Number(one), Number(other)].toSorted((less, more) => less - more);
  return many - few > 10 && many < few * 10 && !isOneSlipApart(one, other);
}

/**
 * A number, a day or a place that stands in the same words elsewhere is the same there: "87% after six
 * months". What the guide says is told where the page or the email says otherwise.
 */
export const phrasesAgree: Compare = (_texts, _funnel, whole) => {
  const phrases = Map.groupBy(findDisputed(whole), ({ about }) => about);
  const outvoted = findOutvoted([...phrases.values()].filter(isSure).flat());
  return contradictions(
    outvoted
      .map(({ wrong, right }) =>
        wrong.text.isGuide ? { wrong: right, right: wrong } : { wrong, right },
      )
      .filter(({ wrong }) => !wrong.text.isGuide),
    'number-differs',
    'Write the same in both places, or say it in other words.',
  );
};
