import { type CoachRule, type FunnelRule, findDoubt, type Keys } from '#engine/checks/rule/rule.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import { placeInWords } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';
import { coachSaysThingsOnce, emailsSayThingsOnce, nothingIsSaidTwice } from './said-twice.ts';
import { sentencesIn } from './sentences.ts';

/** No page says a long sentence in two of its places. */
export const pageSaysSentencesOnce: FunnelRule = (entry, all) => {
  const again = findAgain(entry, ([part]) => (part === 'page' ? 'page' : undefined));
  // Of something that stands twice as a whole, each sentence does.
  return again.length > 0 && [nothingIsSaidTwice(entry, all)].flat().length > 0 ? [] : again;
};

/** No email and no biography does. */
export const coachSaysSentencesOnce: CoachRule = (entry, all) => {
  const again = findAgain(entry, (keys) => {
    const end = keys.indexOf('message', 2) + 1 || keys.indexOf('messages', 2) + 2;
    if (keys[0] === 'biography') return 'biography';
    return end > 1 ? pathInside(keys.slice(0, end)) : undefined;
  });
  const whole = again.length === 0 ? [] : [emailsSayThingsOnce, coachSaysThingsOnce];
  return whole.some((rule) => [rule(entry, all)].flat().length > 0) ? [] : again;
};

/** @param wholeOf what is read in one go, of which the keys lead to a part */
function findAgain(entry: Entry<object>, wholeOf: (keys: Keys) => string | undefined): Finding[] {
  if (!entry.sound) return [];
  const seen = new Map<string, Keys>();
  return sentencesIn(entry).flatMap(({ keys, text, isLong }) => {
    // Two pictures described alike have a rule of their own.
    const whole = isLong && keys.at(-1) !== 'alt' ? wholeOf(keys) : undefined;
    if (whole === undefined) return [];
    const place = `${whole} ${text.toLowerCase()}`;
    const first = seen.get(place);
    if (first === undefined) seen.set(place, keys);
    if (first === undefined || first === keys) return [];
    return findDoubt(
      entry,
      'said-twice',
      keys,
      `The sentence ${quote(text)} stands here already (${placeInWords(first, entry.value)}).`,
      'Remove it here or there.',
    );
  });
}
