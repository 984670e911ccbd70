import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { escapePattern } from '#engine/patterns/escape-pattern.ts';
import { quote } from '#engine/text/wording.ts';
import type { Compare } from './offer-texts.ts';

/** A number of a name; a percentage is one, too. */
const inName = new RegExp(
  numberPattern.replace('(?![A-Za-zÀ-ỿ\\d%]|[.,:]\\d)', '(?![A-Za-zÀ-ỿ\\d])'),
  'gi',
);

/** "Raise Revenue 30% in 60 Days" on the page of "Raise Revenue 25% in 90 Days". */
export const namesKeepTheirNumbers: Compare = (texts, { offer }) => {
  const numbers = Array.from(offer.name.matchAll(inName), ([one]) => readNumber(one));
  const words = offer.name.split(inName).map((part) => part.replace(/[^\p{L}]+/gu, ' ').trim());
  // One word and a number are not yet a name.
  if (numbers.length === 0 || words.join(' ').trim().split(' ').length < 2) return [];
  const pattern = new RegExp(
    offer.name
      .split(inName)
      .map((part) => escapePattern(part).replaceAll(' ', '\\s'))
      .join(`(${inName.source})`),
    'gi',
  );
  return texts.flatMap((text) => {
    if (text.keys[0] === 'offer' && text.property === 'name') return [];
    for (const [said, ...found] of text.text.matchAll(pattern)) {
      if (found.every((one, index) => readNumber(one ?? '') === numbers[index])) continue;
      return {
        text,
        rule: 'count-of-points' as const,
        problem: `${quote(said)} stands here, but the offer is called ${quote(offer.name)} (offer.name).`,
        remedy: 'Write {leadMagnet} where it is filled in, or the same number.',
      };
    }
    return [];
  });
};

/** What a name promises and other titles repeat in other words: "in 90 days". */
const inTime = new RegExp(
  `\\bin (?<number>${numberPattern}) (?<unit>days|weeks|months|minutes)\\b`,
  'i',
);
const titles = ['title', 'headline', 'subtitle', 'eyebrow', 'subject', 'summary', 'description'];

/** "Six moves in 60 days", "Earn 30% more in 90 days" on the page of "Raise Revenue 25% in 90 Days". */
export const namesKeepTheirPromise: Compare = (texts, { offer }) => {
  const [time, share] = [inTime.exec(offer.name), /\d+%/u.exec(offer.name)?.[0]];
  if (time === null) return [];
  const { number: right = '', unit: rightUnit = '' } = time.groups ?? {};
  return texts.flatMap((text) => {
    const said = titles.includes(text.property) ? inTime.exec(text.text) : null;
    const { number = '', unit = '' } = said?.groups ?? {};
    if (said === null || unit.toLowerCase() !== rightUnit.toLowerCase()) return [];
    const other = /\d+%[^.!?]{0,30}$/u.exec(text.text.slice(0, said.index))?.[0];
    const isRightShare = share === undefined || other === undefined || other.startsWith(share);
    if (readNumber(number) === readNumber(right) && isRightShare) return [];
    return {
      text,
      rule: 'count-of-points' as const,
      problem: `${quote((other ?? '') + said[0])} stands here, but the offer is called ${quote(offer.name)} (offer.name).`,
      remedy: 'Write the same numbers in both places.',
    };
  });
};
