import type { Campaign } from '#engine/declaration/coach.ts';
import { dayMs, hourMs, momentOfWallClock, wallClockAt } from './wall-clock.ts';

type Window = NonNullable<Campaign['window']>;
type Wait = Campaign['steps'][number]['after'];

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * When campaign emails may be sent next.
 *
 * @param timeZone the coach's; the window follows its wall clock, summer and winter
 * @returns the moment itself if the window is open or there is none, otherwise when it opens next
 */
export function openingAt(moment: Date, window: Window | undefined, timeZone: string): Date {
  if (window === undefined) return moment;
  const wall = wallClockAt(moment, timeZone);
  const midnight = wall - modulo(wall, dayMs);
  for (let day = 0; day <= 14; day += 1) {
    const date = midnight + day * dayMs;
    if (!window.weekdays.includes(weekdays[new Date(date).getUTCDay()] ?? 'sun')) continue;
    const end = date + window.toHour * hourMs;
    if (wall >= end) continue;
    if (wall >= date + window.fromHour * hourMs) return moment;
    const opening = momentOfWallClock(date + window.fromHour * hourMs, timeZone);
    // A short window in the hour that daylight saving skips does not open on that day.
    if (wallClockAt(opening, timeZone) < end) return opening;
  }
  throw new Error('A window without weekdays never opens; the checks refuse it.');
}

/**
 * The end of a wait that begins at a moment. Hours are elapsed hours and days are calendar days, so ten
 * in the morning stays ten in the morning when daylight saving begins or ends.
 */
export function afterWait(moment: Date, wait: Wait, timeZone: string): Date {
  return moved(moment, wait, 1, timeZone);
}

/** The beginning of a wait that ends at a moment: the inverse of `afterWait`. */
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
