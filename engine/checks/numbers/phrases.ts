import { anyNumber, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import { contradictions, findOutvoted, type Statement } from './disagree.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const one = `(?:${numberPattern}|(?<![\\w.,])\\d+(?=%))`;
const token = new RegExp(
  `(?<number>${one}(?: ?(?:to|or|and|–|-) ?${one})?)|\\{?[A-Za-zÀ-ỿ%][A-Za-zÀ-ỿ’']*\\}?|(?<end>[.!?;:·|–()])`,
  'gi',
);
const eachNumber = new RegExp(one, 'gi');

/** Words that any sentence may have. */
const everyday =
  /^(?:.{0,3}|about|after|again|before|each|every|first|from|have|just|last|like|more|most|next|only|over|than|that|them|then|they|this|what|when|where|which|will|with|your)$/iu;

/** How often: "three hours a week back" may be a part of the "ten hours a week back". */
const rate = /\b(?:minutes|hours|days|nights) (?:a|per|each|every)(?: (?:day|week|month|year))?\b/i;

/** How many words besides a number make a phrase; the fewer are enough where it is said three times. */
const sizes = [3, 4] as const;

/** What a text says with a number, or a range of them, and several words around it. */
function phrasesIn(text: OfferText): readonly Statement<string>[] {
  return anyNumber.test(text.text) ? findPhrases(text.text).map((one) => ({ text, ...one })) : [];
}

/** Found once for each text: what a coach writes is read beside each of the funnels. */
const findPhrases = rememberTexts((text): readonly Omit<Statement<string>, 'text'>[] => {
  const tokens = Array.from(text.matchAll(token));
  return tokens.flatMap(({ 0: written, groups = {} }, at) => {
    if (groups['number'] === undefined) return [];
    const number = (written.match(eachNumber) ?? []).map(readNumber).join('-');
    return sizes.flatMap((size) =>
      Array.from({ length: size + 1 }, (_, before) => {
        const part = tokens.slice(Math.max(0, at - before), at - before + size + 1);
        const others = part.toSpliced(before, 1);
        const words = others.map(([word]) => word);
        const isWhole =
          others.length === size &&
          others.every(({ groups: { number: other, end } = {} }) => !other && !end);
        const telling = words.join(' ').replace(rate, '').split(' ');
        if (!isWhole || telling.filter((word) => !everyday.test(word)).length < 2) return [];
        const about = `${before} ${words.join(' ').toLowerCase()}`;
        return [{ about, number, words: part.map(([word]) => word).join(' ') }];
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
  const isLong = first.about.split(' ').length > sizes[1];
  const isApart =
    first.text.file !== second.text.file || first.text.keys[0] !== second.text.keys[0];
  return said.length > 2 || (isLong && isApart);
}

/** A number that stands in the same words elsewhere is the same there: "87% after six months". */
export const phrasesAgree: Compare = (_texts, _funnel, whole) => {
  const phrases = Map.groupBy(whole.flatMap(phrasesIn), ({ about }) => about);
  return contradictions(
    findOutvoted([...phrases.values()].filter(isSure).flat()),
    'number-differs',
    'Write one number in both places, or say it in other words.',
  );
};
