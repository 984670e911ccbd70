import {
  anyNumber,
  isNear,
  numberPattern,
  ordinals,
  readNumber,
} from '#engine/checks/said/english.ts';
import { quote } from '#engine/text/wording.ts';
import { countsIn } from './counts.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const placed = new RegExp(
  `\\b(?:the|your|our|a) (?<ordinal>${ordinals.slice(1).join('|')}) (?<noun>[A-Za-zÀ-ỿ]{4,}?)s?\\b`,
  'gi',
);

/** "Read myth two first", "where cue four goes". */
const numbered = new RegExp(
  `\\b(?<noun>[A-Za-zÀ-ỿ]{3,}) (?:no\\.? ?|number |#)?(?<place>${numberPattern})(?! (?:(?!(?:goes|is|has|does|comes|was|says|takes|asks|tells|begins|ends)\\b)[A-Za-zÀ-ỿ]+s|more|or|to|of|people|women|men|children)\\b)`,
  'gi',
);

/** "Do moves seven to nine first". */
const ranged = new RegExp(
  `\\b(?<noun>[A-Za-zÀ-ỿ]{3,})s (?:${numberPattern}) ?(?:to|and|–|-) ?(?<place>${numberPattern})`,
  'gi',
);

/** "By the ninth station" where there are seven, and "myth seven" where there are five. */
export const ordinalsAreThere: Compare = (texts, _funnel, whole) => {
  const isInFigures = ({ keys, property }: OfferText) => keys[0] === 'page' && property === 'label';
  const placing = [...texts, ...whole.filter(isInFigures)].filter(
    ({ text }) => anyNumber.test(text) || ordinals.some((one) => text.includes(one)),
  );
  if (placing.length === 0) return [];
  const counted = texts.filter(({ isEmail }) => !isEmail).flatMap(countsIn);
  return placing.flatMap((text) => {
    const places = [placed, numbered, ranged].flatMap((one) => [...text.text.matchAll(one)]);
    for (const { 0: words, groups = {} } of places) {
      const place =
        groups['place'] === undefined
          ? ordinals.indexOf(groups['ordinal']?.toLowerCase() ?? '') + 1
          : readNumber(groups['place']);
      const all = counted.filter(({ about }) => about === `${groups['noun']?.toLowerCase()}s`);
      const [first] = all;
      // "Nobody has ever asked for slide 38" is about another talk than one of seven slides.
      if (first === undefined || all.length < 2 || !isNear(place, first.number)) continue;
      if (all.some(({ number }) => number !== first.number || number >= place)) continue;
      return {
        text,
        rule: 'count-of-points' as const,
        problem: `${quote(words)} stands here, but there are ${quote(first.words)}.`,
        remedy: 'Count again and correct one of the two.',
      };
    }
    return [];
  });
};
