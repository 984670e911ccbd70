import type { EventDeclaration } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { momentOfWallClock } from './wall-clock.ts';

/** Said where an event has no date yet. */
const toBeAnnounced = 'Date to be announced';

/**
 * The moment an event begins.
 *
 * @param local date and time on the wall clock of the zone, like 2027-03-16T10:00
 * @param timeZone an IANA zone
 * @returns that moment; a wall-clock time that a change to summer time skips is moved forward by the
 *   length of the gap, one that occurs twice means the first (as Temporal's "compatible" does)
 */
export function momentOf(local: string, timeZone: string): Date {
  return momentOfWallClock(Date.parse(`${local}:00Z`), timeZone);
}

/**
 * What texts may say of an event, by placeholder: its date and time as people of its zone write
 * them. Without a date the date says so and the time is empty; the check pass makes sure that no
 * text shows it then.
 */
export function eventTexts(event: DeepReadonly<EventDeclaration>): Record<string, string> {
  const moment =
    event.startsAt === undefined ? undefined : momentOf(event.startsAt, event.timeZone);
  const format = (options: Intl.DateTimeFormatOptions, whenUnknown: string) =>
    moment === undefined
      ? whenUnknown
      : new Intl.DateTimeFormat('en-US', { ...options, timeZone: event.timeZone }).format(moment);
  return {
    'event.name': event.name,
    'event.date': format(
      { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
      toBeAnnounced,
    ),
    'event.time': format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, ''),
    'event.minutes': String(event.minutes),
    'event.place': event.place,
    'event.seats': event.seats === undefined ? '' : String(event.seats),
  };
}
