export const hourMs = 3_600_000;

/** A day on a clock without daylight saving. */
export const dayMs = 24 * hourMs;

/**
 * What a zone's wall clock shows at a moment.
 *
 * @param timeZone an IANA zone
 * @returns milliseconds as if that clock showed UTC: read them with `new Date(…)` and its getUTC…
 *   functions
 */
export function wallClockAt(moment: Date, timeZone: string): number {
  return moment.getTime() + offsetAt(moment.getTime(), timeZone);
}

/**
 * The moment at which a zone's wall clock shows a time.
 *
 * @param wall as `wallClockAt` returns it
 * @returns that moment; a time skipped by daylight saving is moved forward by the length of the gap,
 *   and of a repeated time the first is used (Temporal's "compatible")
 */
export function momentOfWallClock(wall: number, timeZone: string): Date {
  const before = wall - offsetAt(wall - dayMs, timeZone);
  const after = wall - offsetAt(wall + dayMs, timeZone);
  for (const candidate of [Math.min(before, after), Math.max(before, after)]) {
    if (candidate + offsetAt(candidate, timeZone) === wall) return new Date(candidate);
  }
  return new Date(before);
}

/**
 * The moment of a declared date and time, with skipped and repeated times as in `momentOfWallClock`.
 *
 * @param local in the zone's wall-clock time, like 2027-03-16T10:00
 */
export function momentOf(local: string, timeZone: string): Date {
  const key = `${local} ${timeZone}`;
  const moment = moments.get(key) ?? momentOfWallClock(Date.parse(`${local}:00Z`), timeZone);
  moments.set(key, moment);
  return new Date(moment);
}

/** Cached: declared moments are few, and used again and again. */
const moments = new Map<string, Date>();

/** Cached: creating a format is expensive, and there are only as many as declared zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached for each zone: hundreds of campaign emails are claimed in one moment, and rules ask for whole weeks. */
const offsets = new Map<string, Map<number, number>>();

const maxOffsets = 4096;

/** The zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const cached = known.get(moment);
  if (cached !== undefined) return cached;
  const offset = readOffset(moment, timeZone);
  if (known.size >= maxOffsets) known.clear();
  offsets.set(timeZone, known.set(moment, offset));
  return offset;
}

function readOffset(moment: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(moment);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return wall - Math.floor(moment / 1000) * 1000;
}

/** Whether a text like 2027-03-16T10:00 is a real date: JavaScript turns 30 February into 2 March. */
export function isLocalTime(text: string): boolean {
  const moment = new Date(`${text}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
