import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { count } from '#engine/text/wording.ts';

const times = ['once', 'twice', 'three times', 'four times'];

function against(said: Said, number: number): string | undefined {
  const event = said.place === 'campaign' ? undefined : eventOf(said);
  const declared = event ? listReminders(event).length : 0;
  // A reminder that nobody declared has a rule of its own.
  return declared === 0 || number === declared
    ? undefined
    : `the event has ${count(declared, 'reminder')}`;
}

/** How often an event is said to be called to mind. */
export const claimsOfReminders: readonly Claim[] = [
  {
    rule: 'promised-reminder',
    pattern: new RegExp(
      `\\b(?:(?:we|i)(?:[’']ll| will)? send(?: you)?|you(?:[’']ll| will)? (?:get|receive)|(?:first|second|third|last) of(?: our| the)?|\\b(?:our|these)|wait for|watch for|expect) (?<number>both|${numberPattern}) (?:short |gentle |friendly |brief )?(?:reminders|nudges|pings)\\b(?! (?:a|per|each|every|from (?!us\\b|me\\b)) ?)`,
      'i',
    ),
    against: (said, { groups }) => {
      const number = groups?.['number'] ?? '';
      return against(said, /^both$/i.test(number) ? 2 : readNumber(number));
    },
    remedy: 'Correct the number, or declare the others (event.reminders).',
  },
  {
    rule: 'promised-reminder',
    pattern: new RegExp(
      `\\b(?:we|i)(?:[’']ll| will| shall)? remind you (?<times>${times.slice(1).join('|')})\\b`,
      'i',
    ),
    against: (said, { groups }) =>
      against(said, times.indexOf(groups?.['times']?.toLowerCase() ?? '') + 1),
    remedy: 'Correct the number, or declare the others (event.reminders).',
  },
  {
    rule: 'promised-reminder',
    pattern:
      /\b(?:(?:we|i)(?:[’']ll| will| shall)? (?:send (?:you )?no reminders?|(?:not|never) remind you)|(?:we|i) (?:do not|don[’']t|won[’']t) (?:send (?:you )?(?:any )?reminders?|remind you)|there (?:is|are|will be) no reminders?)\b/i,
    against: (said) => against(said, 0),
    remedy: 'Take the words out, or remove event.reminder.',
    isDenial: true,
  },
];
