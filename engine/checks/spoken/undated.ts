import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern, weekdays } from '#engine/checks/said/english.ts';
import { momentsOfEvent } from '#engine/checks/said/moment.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';

/** Whether a text speaks of an event whose date is still to come. */
function isUndated(said: Said): boolean {
  const event = said.place === 'campaign' ? undefined : eventOf(said);
  return event !== undefined && momentsOfEvent(event).length === 0 && !said.keys.includes('items');
}

/** What is said of an event that declares no date yet. */
export const claimsOfUndated: readonly Claim[] = [
  {
    rule: 'event-date',
    pattern: new RegExp(
      `\\b(?:see(?:ing)? you|join us|join me|we (?:meet|start|begin|go live|gather))(?: (?:live|online|again|there|here))?,? (?:on |this |next )+(?:${weekdays.join('|')})\\b(?!s)`,
      'i',
    ),
    against: (said) =>
      isUndated(said)
        ? 'the event declares no date, so its page says “Date to be announced”'
        : undefined,
    remedy: 'Take the day out, or declare the date (event.startsAt).',
  },
  {
    rule: 'event-date',
    pattern: new RegExp(
      `^(?!one\\b)(?<number>${numberPattern}) (?:evenings|mornings|afternoons|sessions|meetings)(?=, (?:one|a|an|the same)\\b|[.:])`,
      'i',
    ),
    against: (said) => (isUndated(said) ? 'the event takes place once' : undefined),
    remedy: 'Speak of one, or declare the others (event.dates).',
  },
];
