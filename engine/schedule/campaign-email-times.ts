import type { Campaign } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { momentOfWallClock, wallClockAt } from './wall-clock.ts';

type Window = NonNullable<DeepReadonly<Campaign>['window']>;
type Wait = DeepReadonly<Campaign>['steps'][number]['after'];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * When letters may go out next.
 *
 * @param timeZone the coach's: the window is one of its wall clock, summer and winter
 * @returns the moment itself where the window is open or there is none, else when it opens next
 */
export function openingAt(moment: Date, window: Window | undefined, timeZone: string): Date {
  if (window === undefined) return moment;
  const wall = wallClockAt(moment, timeZone);
  const midnight = wall - modulo(wall, dayMs);
  for (let day = 0; day <= 7; day += 1) {
    const date = midnight + day * dayMs;
    if (!window.weekdays.includes(weekdays[new Date(date).getUTCDay()] ?? 'sun')) continue;
    const isPast = wall >= date + window.toHour * hourMs;
    if (isPast) continue;
    const isOpen = wall >= date + window.fromHour * hourMs;
    return isOpen ? moment : momentOfWallClock(date + window.fromHour * hourMs, timeZone);
  }
  throw new Error('A window that names no weekday never opens; the check pass refuses it.');
}

/**
 * The end of a wait that begins at a moment: hours are counted as they pass, days on the calendar,
 * so that ten in the morning stays ten in the morning when summer time begins or ends.
 */
export function afterWait(moment: Date, wait: Wait, timeZone: string): Date {
  return moved(moment, wait, 1, timeZone);
}

/** When a wait began that ends at a moment: the other way round of `afterWait`. */
export function beforeWait(moment: Date, wait: Wait, timeZone: string): Date {
  return moved(moment, wait, -1, timeZone);
}

function moved(moment: Date, wait: Wait, direction: 1 | -1, timeZone: string): Date {
  if ('hours' in wait) return new Date(moment.getTime() + direction * wait.hours * hourMs);
  if (wait.days === 0) return moment;
  return momentOfWallClock(wallClockAt(moment, timeZone) + direction * wait.days * dayMs, timeZone);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
