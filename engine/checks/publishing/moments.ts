import { isTimeZone } from '#engine/checks/event/time-zones.ts';
import { coachOf, type FunnelRule, findDoubt, findMistake } from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { isLocalTime, momentOf } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';

/** The moments at which a page comes and ends exist and follow each other. */
export const publishingTimesAreSound: FunnelRule = (entry, all) => {
  if (!entry.sound) return [];
  const { publishFrom, expires, draft } = entry.value;
  const isDraftForEver = draft === true && publishFrom !== undefined;
  const wrong = [
    { keys: ['publishFrom'], time: publishFrom },
    { keys: ['expires', 'at'], time: expires?.at },
  ].flatMap(({ keys, time }) =>
    time === undefined || isLocalTime(time)
      ? []
      : findMistake(
          entry,
          'no-such-date',
          keys,
          `${quote(time)} is not a date and time that exists.`,
          'Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.',
        ),
  );
  if (wrong.length > 0) return wrong;
  const timeZone = coachOf(entry, all)?.value.timeZone ?? '';
  return [
    ...(isDraftForEver
      ? [
          findDoubt(
            entry,
            'draft-with-date',
            ['draft'],
            `The page is a draft, so it does not appear at ${quote(publishFrom)} either.`,
            'Remove draft to let the page appear by itself, or remove publishFrom.',
          ),
        ]
      : []),
    ...(isTimeZone(timeZone) ? findOrder(entry, timeZone) : []),
  ];
};

function findOrder(
  entry: { readonly file: string; readonly value: Funnel },
  timeZone: string,
): Finding[] {
  const { publishFrom, expires } = entry.value;
  if (publishFrom === undefined) return [];
  if (expires !== undefined && publishFrom >= expires.at) {
    return [
      findMistake(
        entry,
        'never-published',
        ['publishFrom'],
        `The page would appear at ${quote(publishFrom)}, but its offer ends at ${quote(expires.at)}, so nobody would ever see it.`,
        'Let it appear before it ends.',
      ),
    ];
  }
  const event = entry.value.kind === 'lead' ? entry.value.event : undefined;
  if (event === undefined) return [];
  const startsAt = listDates(event).at(-1)?.startsAt;
  if (startsAt === undefined || !isLocalTime(startsAt) || !isTimeZone(event.timeZone)) return [];
  if (momentOf(publishFrom, timeZone) < momentOf(startsAt, event.timeZone)) return [];
  return [
    findMistake(
      entry,
      'published-after-event',
      ['publishFrom'],
      `The page would appear at ${quote(publishFrom)}, but its event begins at ${quote(startsAt)}, so nobody could register in time.`,
      'Let the page appear before the event begins.',
    ),
  ];
}
