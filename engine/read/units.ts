/** How many minutes a unit of time has. */
const minutesIn: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 24 * 60,
  week: 7 * 24 * 60,
};

/**
 * A length of time in the unit that another property has.
 *
 * @param given the property that was written, like days or daysBefore
 * @param meant the one that belongs there, like hours
 * @returns undefined where one of them is no unit, where both are the same, or the length is no whole number
 */
export function inUnitOf(given: string, meant: string, value: unknown): number | undefined {
  const [from, to] = [given, meant].map(
    (name) => minutesIn[/^(minute|hour|day|week)s?(?![a-z])/.exec(name)?.[1] ?? ''],
  );
  if (from === undefined || to === undefined || from === to || typeof value !== 'number') {
    return undefined;
  }
  const length = (value * from) / to;
  return Number.isInteger(length) ? length : undefined;
}
