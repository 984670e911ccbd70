import type { NamedLength } from '#engine/checks/said/lengths.ts';
import type { Said } from '#engine/checks/said/said.ts';

/** A length that an offer may have; below it, one is that of an exercise or a break. */
export const minOfOffer = 15;

/** A length as a part of its own: "Free live masterclass · 90 minutes". */
const isAlone =
  /^(?: (?:live|online|long|total|in total|together|with us|with me|of your time|after (?:hours|work|supper|dinner)|before (?:work|breakfast)|by video|by phone|by zoom|free|on zoom))*$/i;

/** Where a page says in short what it offers. */
export function isOfferPart(said: Said): boolean {
  const { keys, section, place, text } = said;
  if (place !== 'page') {
    const isTold = /\{event\.(?:date|time|place|name)\}/u.test(text);
    const isTitle = ['subject', 'preview'].includes(String(keys.at(-1))) && !/^in\b/i.test(text);
    return isTold || (place !== 'campaign' && isTitle);
  }
  if (keys[0] === 'success' && /\{event\.(?:date|time)\}/u.test(text)) return true;
  const last = keys.at(-1);
  if (keys[0] === 'offer') return last === 'summary';
  if (keys[0] === 'page' && keys.length === 2) return true;
  if (section === 'closing' || section === 'booking') return last !== 'label';
  if (section === 'event' && keys.at(-2) !== 'facts') return last === 'title' || last === 'eyebrow';
  if (keys[0] === 'form') return last === 'title' || last === 'subtitle';
  if (said.funnel.kind === 'booking' && (last === 'eyebrow' || last === 'answer')) return true;
  return (
    section === 'hero' &&
    (last === 'eyebrow' || last === 'headline' || last === 'note' || keys.includes('points'))
  );
}

/** Whether a length is a part of its own, as in "Free live masterclass · 90 minutes". */
export function standsAlone({ before, after }: NamedLength): boolean {
  const start = before.split(/[·|•,;:–—()]/u).at(-1) ?? '';
  const rest = after.split(/[·|•,;:–—().!?]/u)[0] ?? '';
  return (
    /^\s*(?:live|free|just|only|about|in|an?)?(?:\b ?(?:full|whole|good|solid|round))?\s*$/i.test(
      start,
    ) && isAlone.test(rest.trimEnd())
  );
}
