import { quote } from '#engine/text/wording.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const sums = [
  { currency: 'dollars', pattern: /\$\s?\d|\d\s?(?:dollars|USD)\b/gi },
  { currency: 'euros', pattern: /€\s?\d|\d\s?(?:€|(?:euros?|EUR)\b)/gi },
  { currency: 'pounds', pattern: /£\s?\d|\d\s?(?:GBP|pounds sterling)\b/gi },
] as const;

/** "We paid £480 for a course elsewhere" */
const spent = /[^.!?]*\b(?:paid|charged|bought|spent|sold|cost (?:me|us|him|her|them))\b[^.!?]*/gi;

/** A page and the email that brings its offer name sums in one currency. */
export const currenciesAgree: Compare = (texts) => {
  if (!texts.some(({ text }) => /[€£]|euro|EUR|GBP|sterling/u.test(text))) return [];
  const named = texts.flatMap((text) =>
    sums.flatMap(({ currency, pattern }) =>
      (text.text.match(pattern) ?? []).map(() => ({ currency, pattern, text })),
    ),
  );
  const groups = [...Map.groupBy(named, ({ currency }) => currency).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const [most, least] = groups;
  const [right, wrong] = [most?.[0], least?.[0]];
  // Several sums in another currency are meant.
  if (!right || !wrong || groups.length > 2 || least?.length !== 1) return [];
  if (wrong.text === right.text || isRate(wrong.text)) return [];
  if (wrong.text.text.replace(spent, '').search(wrong.pattern) < 0) return [];
  return [
    {
      text: wrong.text,
      rule: 'price-beside-free',
      problem: `A sum in ${wrong.currency} stands here: ${quote(wrong.text.text)}; elsewhere sums are in ${right.currency}: ${quote(right.text.text)}.`,
      remedy: 'Write one currency everywhere.',
    },
  ];
};

/** What speaks of two currencies compares them. */
function isRate({ text }: OfferText): boolean {
  return sums.filter(({ pattern }) => text.search(pattern) >= 0).length > 1;
}
