import { isTimeZone } from '#engine/checks/event/time-zones.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import { type EventDate, listDates } from '#engine/schedule/event-dates.ts';
import { dayMs, momentOf, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { months, weekdays } from './english.ts';

type Event = EventDeclaration;

const dayMinutes = 24 * 60;

/** When one of an event's dates begins, on the wall clock of its zone. */
export interface EventMoment {
  readonly at: Date;
  readonly timeZone: string;
  readonly year: number;
  /** From 0 to 11. */
  readonly month: number;
  readonly day: number;
  readonly weekday: string;
  /** Minutes since midnight. */
  readonly minute: number;
  readonly endMinute: number;
  /** How long it takes. */
  readonly minutes: number;
}

/** When the dates of an event begin; none while no date is declared, or none that exists. */
export function momentsOfEvent(event: Event | undefined): readonly EventMoment[] {
  if (event === undefined) return [];
  const known = moments.get(event);
  if (known !== undefined) return known;
  const read = listDates(event).flatMap((date) => readMoment(date, event.timeZone));
  moments.set(event, read);
  return read;
}

/** The same for every day on which it takes place: a weekend has two. */
export function daysOfEvent(event: Event | undefined): readonly EventMoment[] {
  return momentsOfEvent(event).flatMap((first) => {
    const days =
      first.minutes < dayMinutes ? 0 : Math.floor((first.minute + first.minutes) / dayMinutes);
    return Array.from({ length: days + 1 }, (_, day) =>
      day === 0 ? first : momentAt(new Date(first.at.getTime() + day * dayMs), first),
    );
  });
}

/** The property that says when an event begins. */
export function whereItBegins({ dates }: Event): 'event.dates' | 'event.startsAt' {
  return dates === undefined ? 'event.startsAt' : 'event.dates';
}

/** A date as findings write it: Tuesday, March 16, 2027. */
function writeDay({ weekday, month, day, year }: EventMoment): string {
  return `${weekday}, ${months[month]} ${day}, ${year}`;
}

/** What one or several dates have, each said once: 10:00 AM or 7:00 PM. */
export function writeEach(said: readonly (string | number)[]): string {
  const format = new Intl.ListFormat('en-US', { type: 'disjunction' });
  return format.format(new Set(said.map(String)));
}

/** "the event is on Tuesday, March 16, 2027 (event.startsAt)": what speaks against another day. */
export function tellDays(event: Event): string {
  return `the event is on ${writeEach(momentsOfEvent(event).map(writeDay))} (${whereItBegins(event)})`;
}

/** "the event begins at 10:00 AM (event.startsAt)": what speaks against another hour. */
export function tellHours(event: Event, moments: readonly EventMoment[]): string {
  const begins = moments.map(({ minute }) => writeMinute(minute));
  return `the event begins at ${writeEach(begins)} (${whereItBegins(event)})`;
}

/** The same with 24 hours and the zone, as the event declares it. */
export function tellDeclaredHours(event: Event, property = ''): string {
  const begins = momentsOfEvent(event).map(
    ({ minute }) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
  );
  return `the event begins at ${writeEach(begins)} in ${event.timeZone} (${whereItBegins(event)}${property})`;
}

/** Every judge of every text asks for it. */
const moments = new WeakMap<Event, readonly EventMoment[]>();

function readMoment({ startsAt, minutes }: EventDate, timeZone: string): EventMoment[] {
  if (startsAt === undefined || Number.isNaN(Date.parse(`${startsAt}:00Z`))) return [];
  // A zone that does not exist has its own finding.
  if (!isTimeZone(timeZone)) return [];
  return [momentAt(momentOf(startsAt, timeZone), { timeZone, minutes })];
}

function momentAt(
  at: Date,
  { timeZone, minutes }: Pick<EventMoment, 'timeZone' | 'minutes'>,
): EventMoment {
  const wall = new Date(wallClockAt(at, timeZone));
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return {
    at,
    timeZone,
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth(),
    day: wall.getUTCDate(),
    weekday: weekdays[wall.getUTCDay()] ?? '',
    minute,
    endMinute: (minute + minutes) % dayMinutes,
    minutes,
  };
}

/** The minute of the day at which an event begins elsewhere. */
export function minuteIn({ at }: EventMoment, timeZone: string): number {
  const wall = new Date(wallClockAt(at, timeZone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** A minute of the day as texts write it: 10:00 AM. */
export function writeMinute(minute: number): string {
  const hour = Math.floor(minute / 60);
  const rest = String(minute % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
