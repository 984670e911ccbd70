import { isTimeZone } from '#engine/checks/form/time-zones.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { momentOf, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { weekdays } from './english.ts';

type Event = DeepReadonly<EventDeclaration>;

/** When an event begins, on the wall clock of its zone. */
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
}

/** When an event begins; undefined while no date is declared, or none that exists. */
export function momentOfEvent(event: Event): EventMoment | undefined {
  if (!moments.has(event)) moments.set(event, readMoment(event));
  return moments.get(event);
}

/** Every judge of every text asks for it. */
const moments = new WeakMap<Event, EventMoment | undefined>();

function readMoment({ startsAt, timeZone, minutes }: Event): EventMoment | undefined {
  if (startsAt === undefined || Number.isNaN(Date.parse(`${startsAt}:00Z`))) return undefined;
  // A zone that does not exist has its own finding.
  if (!isTimeZone(timeZone)) return undefined;
  const at = momentOf(startsAt, timeZone);
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
    endMinute: (minute + minutes) % (24 * 60),
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
