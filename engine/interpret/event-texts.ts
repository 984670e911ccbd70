import type { EventDeclaration } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { momentOf } from '#engine/schedule/wall-clock.ts';

/** Said of an event without a date. */
const toBeAnnounced = 'Date to be announced';

/**
 * What texts may say of an event, by placeholder, with date and time as people in its zone write
 * them. Without a date, the date says so and the time is empty; the checks refuse a text that would
 * show it.
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
