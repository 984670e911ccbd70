import { dayMs, hourMs, momentOfWallClock, wallClockAt } from '#engine/schedule/wall-clock.ts';

/** When the letter goes out, in the reader's time zone. */
const sendHour = 7;

/** After an outage it still goes out until Wednesday morning; later it would be stale. */
const lateMs = 2 * dayMs;

/** A Monday on which the letter goes out. */
export interface LetterDay {
  /** The Monday, like `2026-11-23`; each letter is sent once for it. */
  readonly monday: string;
  readonly at: Date;
}

/** The last Monday at seven in a time zone. */
function lastMonday(now: Date, timeZone: string): LetterDay {
  const wall = wallClockAt(now, timeZone) - sendHour * hourMs;
  const today = Math.floor(wall / dayMs) * dayMs;
  const daysSince = (new Date(today).getUTCDay() + 6) % 7;
  return letterDay(today - daysSince * dayMs, timeZone);
}

function letterDay(midnight: number, timeZone: string): LetterDay {
  return {
    monday: new Date(midnight).toISOString().slice(0, 10),
    at: momentOfWallClock(midnight + sendHour * hourMs, timeZone),
  };
}

/** The letter due now; undefined if the last one was too long ago. */
export function dueMonday(now: Date, timeZone: string): LetterDay | undefined {
  const last = lastMonday(now, timeZone);
  return now.getTime() - last.at.getTime() < lateMs ? last : undefined;
}

/** When the next letter is due. */
export function nextMonday(now: Date, timeZone: string): LetterDay {
  const { monday } = lastMonday(now, timeZone);
  return letterDay(Date.parse(monday) + 7 * dayMs, timeZone);
}
