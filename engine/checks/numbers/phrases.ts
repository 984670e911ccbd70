import {
  anyNumber,
  months,
  numberPattern,
  ordinals,
  readNumber,
  weekdays,
} from '#engine/checks/said/english.ts';
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
const factOf = (word: string) => word.toLowerCase().replace(/(?:[’']s|s)$/u, '');

/** Words that any sentence may have. */
const everyday =
  /^(?:.{0,3}|about|after|again|before|each|every|first|from|have|just|last|like|more|most|next|only|over|than|that|them|then|they|this|what|when|where|which|will|with|your)$/iu;

/** Whether a word tells what a phrase is about; a large number does. */
const tells = (word: string) => /^\d{2}/u.test(word) || !everyday.test(word);

/** How often: "three hours a week back" may be a part of the "ten hours a week back". */
const rate = /\b(?:minutes|hours|days|nights) (?:a|per|each|every)(?: (?:day|week|month|year))?\b/i;

/** How many words besides a number make a phrase; the fewer are enough where it is said three times. */
const sizes = [3, 4, 7] as const;

/** What a text says with a number, a range of them or another fact, and several words around it. */
function phrasesIn(text: OfferText): readonly Statement<string>[] {
  return findPhrases(text.text).map((one) => ({ text, ...one }));
}

/** Found once for each text: what a coach writes is read beside each of the funnels. */
const findPhrases = rememberTexts((text): readonly Omit<Statement<string>, 'text'>[] => {
  if (!anyNumber.test(text) && !anyFact.test(text)) return [];
  const tokens = Array.from(text.matchAll(token), ({ 0: written, groups = {} }) => {
    const { number, end } = groups;
    const value = number && (written.match(eachNumber) ?? []).map(readNumber).join('-');
    return { written, end, value, word: value ?? written.toLowerCase() };
  });
  return tokens.flatMap(({ value, word }, at) => {
    const row = value === undefined ? facts.get(factOf(word)) : '';
    if (row === undefined) return [];
    // No phrase goes beyond a sentence.
    const from = tokens.findLastIndex(({ end }, index) => index < at && end !== undefined) + 1;
    const next = tokens.findIndex(({ end }, index) => index > at && end !== undefined);
    const until = next === -1 ? tokens.length : next;
    return sizes.flatMap((size) =>
      Array.from({ length: size + 1 }, (_, before) => {
        const start = at - before;
        if (start < from || start + size >= until) return [];
        const part = tokens.slice(start, start + size + 1);
        const others = part.toSpliced(before, 1);
        const words = others.map((one) => one.word).join(' ');
        const telling = words.replace(rate, '').split(' ');
        if (telling.filter(tells).length < 2) return [];
        const said = part.map(({ written }) => written).join(' ');
        return [{ about: `${row}${before} ${words}`, number: value ?? factOf(word), words: said }];
      }).flat(),
    );
  });
});

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
  const phrases = Map.groupBy(whole.flatMap(phrasesIn), ({ about }) => about);
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
