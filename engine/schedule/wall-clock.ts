/** The length of a day on a clock that no change of summer time touches. */
const dayMs = 86_400_000;

/**
 * What the wall clock of a zone shows at a moment.
 *
 * @param timeZone an IANA zone
 * @returns milliseconds as if that wall clock stood in Greenwich: `new Date(…)` and its getUTC…
 *   functions read it
 */
export function wallClockAt(moment: Date, timeZone: string): number {
  return moment.getTime() + offsetAt(moment.getTime(), timeZone);
}

/**
 * The moment at which the wall clock of a zone shows something.
 *
 * @param wall as `wallClockAt` gives it
 * @returns that moment; a time that a change to summer time skips is moved forward by the length of
 *   the gap, one that occurs twice means the first (as Temporal's "compatible" does)
 */
export function momentOfWallClock(wall: number, timeZone: string): Date {
  const before = wall - offsetAt(wall - dayMs, timeZone);
  const after = wall - offsetAt(wall + dayMs, timeZone);
  for (const candidate of [Math.min(before, after), Math.max(before, after)]) {
    if (candidate + offsetAt(candidate, timeZone) === wall) return new Date(candidate);
  }
  return new Date(before);
}

/** Making a format costs far more than using it, and there are as many as zones are declared. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
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
