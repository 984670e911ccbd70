import { type FunnelRule, findMistake, type Keys, leadRule } from '#engine/checks/rule/rule.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { InFile } from '#engine/read/findings.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { isLocalTime } from '#engine/schedule/wall-clock.ts';
import type { Finding } from '#engine/site/finding.ts';
import { count, quote } from '#engine/text/wording.ts';

type Event = EventDeclaration;

/** Several dates exist, come in order, differ, and stand where the one date would. */
export const datesAreSound: FunnelRule = leadRule((entry) => {
  const { event } = entry.value;
  const { dates } = event ?? {};
  if (event === undefined || dates === undefined) return [];
  const twice =
    event.startsAt === undefined
      ? []
      : [
          findMistake(
            entry,
            'date-twice',
            ['event', 'startsAt'],
            'The event has startsAt and dates, so it is not clear when it takes place.',
            'Remove startsAt; if it is another date, write it into dates.',
          ),
        ];
  return [...twice, ...dates.flatMap((_, index) => findAgainst(entry, dates, index))];
});

/** What is wrong with a date, beside those before it. */
function findAgainst(entry: InFile, dates: NonNullable<Event['dates']>, index: number): Finding[] {
  const date = dates[index];
  if (date === undefined) return [];
  const { id, startsAt } = date;
  const keys: Keys = ['event', 'dates', index];
  const earlier = dates.slice(0, index);
  const before = earlier.at(-1);
  if (!isLocalTime(startsAt)) {
    return [
      findMistake(
        entry,
        'no-such-date',
        [...keys, 'startsAt'],
        `${quote(startsAt)} is not a date and time that exists.`,
        'Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.',
      ),
    ];
  }
  if (earlier.some((one) => one.id === id)) {
    return [
      findMistake(
        entry,
        'date-twice',
        [...keys, 'id'],
        `Two dates have the id ${quote(id)}, so nobody could tell who comes when.`,
        'Give each date an id of its own.',
      ),
    ];
  }
  if (earlier.some((one) => one.startsAt === startsAt)) {
    return [
      findMistake(
        entry,
        'date-twice',
        [...keys, 'startsAt'],
        `Two dates of the event start at ${startsAt.replace('T', ' ')}.`,
        'Remove one of them, or correct it.',
      ),
    ];
  }
  if (before !== undefined && startsAt < before.startsAt) {
    return [
      findMistake(
        entry,
        'dates-out-of-order',
        [...keys, 'startsAt'],
        `The date ${quote(id)} comes before ${quote(before.id)}, which is listed above it.`,
        'List the dates in the order in which they take place.',
      ),
    ];
  }
  return [];
}

/** Emails that are counted from a date have one, and two reminders do not come at once. */
export const eventEmailsHaveDates: FunnelRule = leadRule((entry) => {
  const { event } = entry.value;
  if (event === undefined) return [];
  const { after, moved, reminder, reminders } = event;
  const isDated = event.startsAt !== undefined || event.dates !== undefined;
  const undated = Object.entries({ after, moved, reminders }).flatMap(([part, email]) =>
    isDated || email === undefined
      ? []
      : findMistake(
          entry,
          'email-without-date',
          ['event', part],
          `Nothing can be sent ${part === 'after' ? 'after' : part === 'moved' ? 'when the date moves' : 'before the event'}, because the event has no date.`,
          `Add event.startsAt or remove ${part}.`,
        ),
  );
  const both =
    reminder === undefined || reminders === undefined
      ? []
      : [
          findMistake(
            entry,
            'reminder-twice',
            ['event', 'reminder'],
            'The event has reminder and reminders.',
            'Move it into the list of reminders.',
          ),
        ];
  const all = listReminders(event);
  const atOnce = all.flatMap(({ beforeMs, keys }, index) =>
    all.slice(0, index).some((one) => one.beforeMs === beforeMs)
      ? findMistake(
          entry,
          'reminder-twice',
          keys,
          `Two reminders go out ${sayBefore(beforeMs)} before the event.`,
          'Remove one of them, or choose another time.',
        )
      : [],
  );
  return [...undated, ...both, ...atOnce];
});

function sayBefore(beforeMs: number): string {
  const minutes = beforeMs / 60_000;
  return minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');
}
