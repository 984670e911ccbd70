import type { Said } from '#engine/checks/said/said.ts';

/** What an event is called. */
export const eventNoun =
  'challenge|workshop|masterclass|event|training|boot ?camp|summit|retreat|webinar';

/** Where a page says what its event is, instead of what a day may be like. */
export function isAboutAll({ keys, section }: Said): boolean {
  const last = String(keys.at(-1));
  if (section === 'closing') return last === 'text' || last === 'headline';
  if (keys[0] === 'page' && keys[1] === 'sections')
    return (
      ['hero', 'event'].includes(section ?? '') && ['eyebrow', 'headline', 'title'].includes(last)
    );
  return ['name', 'summary', 'title', 'description', 'subject', 'preview', 'heading'].includes(
    last,
  );
}

/**
 * The same where it is said what the event or the call is: at the beginning of a part of a sentence, as in
 * "One whole day, one room", or as the time that people give to it.
 */
export function isAboutWhole(said: Said, index: number): boolean {
  if (!isAboutAll(said) && (said.section !== 'hero' || said.keys.at(-1) !== 'lead')) return false;
  return /(?:^|[.!?:·|–—] ?|\b(?:free|live|spend|take|takes|lasts|set aside|join (?:us|me) for) )$/iu.test(
    said.text.slice(0, index),
  );
}
