import { ordinals } from '#engine/checks/facts/english.ts';
import { quote } from '#engine/text/wording.ts';
import { countsIn } from './counts.ts';
import type { Compare } from './offer-texts.ts';

const placed = new RegExp(
  `\\b(?:the|your|our|a) (?<ordinal>${ordinals.slice(1).join('|')}) (?<noun>\\p{L}{4,}?)s?\\b`,
  'giu',
);

/** "By the ninth station" where there are seven. */
export const ordinalsAreThere: Compare = (texts) => {
  const placing = texts.filter(({ text }) => ordinals.some((one) => text.includes(one)));
  if (placing.length === 0) return [];
  const counted = texts.filter(({ isEmail }) => !isEmail).flatMap(countsIn);
  return placing.flatMap((text) => {
    for (const { 0: words, groups = {} } of text.text.matchAll(placed)) {
      const place = ordinals.indexOf(groups['ordinal']?.toLowerCase() ?? '') + 1;
      const all = counted.filter(({ about }) => about === `${groups['noun']?.toLowerCase()}s`);
      const [first] = all;
      if (first === undefined || all.length < 2) continue;
      if (all.some(({ number }) => number !== first.number || number >= place)) continue;
      return [
        {
          text,
          rule: 'count-of-points' as const,
          problem: `${quote(words)} stands here, but there are ${quote(first.words)}.`,
          remedy: 'Count again and correct one of the two.',
        },
      ];
    }
    return [];
  });
};
