import type { Coming } from '#engine/checks/stale/coming.ts';
import { dayMs, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { count, quote } from '#engine/text/wording.ts';

/** An option's value, or the sentence that says what the option takes. */
export type Read<Value> = { readonly value: Value } | { readonly wrong: string };

/** The moment that --at names: the beginning of a UTC day, or a time on it. */
export function readAt(text: string): Read<Date> {
  const [, day = '', time = '00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)Z?)?$/.exec(text.trim()) ?? [];
  const value = new Date(`${day}T${time}:00Z`);
  // JavaScript reads 30 February as 2 March.
  if (!Number.isNaN(value.getTime()) && value.toISOString().startsWith(`${day}T${time}`)) {
    return { value };
  }
  return {
    wrong: `--at takes a day like 2027-03-20, or a time in UTC like 2027-03-20T18:00, not ${quote(text)}.`,
  };
}

/** How long --within looks ahead, in days. */
export function readWithin(text: string): Read<number> {
  const [, number, unit] = /^(\d{1,4})\s?(d|days?|w|weeks?)$/.exec(text.trim()) ?? [];
  const value = Number(number ?? 0) * (unit?.startsWith('w') ? 7 : 1);
  if (value >= 1 && value <= 3660) return { value };
  return {
    wrong: `--within takes a number of days or weeks up to ten years, like 30d or 6w, not ${quote(text)}.`,
  };
}

/** What is coming, with a paragraph for each moment, under a line that gives the period. */
export function formatComing(coming: readonly Coming[], from: Date, days: number): string {
  const span = `${count(days, 'day')} after ${dayOf(from)}, until ${dayOf(new Date(from.getTime() + days * dayMs))}`;
  if (coming.length === 0) return `Nothing changes by itself in the ${span}.`;
  const entries = coming.map(({ at, file, path, what, timeZone }) => {
    const wall = new Date(wallClockAt(at, timeZone)).toISOString();
    const time = `${wall.slice(0, 10)} ${wall.slice(11, 16)} (${timeZone})`;
    return `${time}  ${file}, ${path}\n  ${what}`;
  });
  return [`In the ${span}:`, ...entries].join('\n\n');
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
