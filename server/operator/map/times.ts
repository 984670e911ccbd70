import type { Campaign } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { allOf, count } from '#engine/text/wording.ts';

type Campaigns = DeepReadonly<Campaign>;
type Wait = Campaigns['steps'][number]['after'];
type Window = NonNullable<Campaigns['window']>;

const dayHours = 24;

const dayNames = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const;

/** A wait in hours; a day counts as 24. */
export function hoursOf(wait: Wait): number {
  return 'hours' in wait ? wait.hours : wait.days * dayHours;
}

/** A duration in words, like "3 days", "36 hours" or "30 minutes". */
export function sayHours(hours: number): string {
  if (!Number.isInteger(hours)) return count(Math.round(hours * 60), 'minute');
  return hours >= 2 * dayHours && hours % dayHours === 0
    ? count(hours / dayHours, 'day')
    : count(hours, 'hour');
}

/** A time relative to the sign-up: "at once", "after 3 days". */
export function sayAfter(hours: number): string {
  return hours === 0 ? 'at once' : `after ${sayHours(hours)}`;
}

/** When campaign emails may be sent: "Monday to Friday, 9:00 to 17:00 in Europe/Berlin". */
export function sayWindow({ weekdays, fromHour, toHour }: Window, timeZone: string): string {
  const hours = `${fromHour}:00 to ${toHour}:00 in ${timeZone.replaceAll('_', ' ')}`;
  return `${sayDays(weekdays)}, ${hours}`;
}

/** Consecutive days are named by the first and the last, also across the end of the week. */
function sayDays(weekdays: Window['weekdays']): string {
  const isOn = dayNames.map(([key]) => weekdays.includes(key));
  const days = dayNames.flatMap(([, name], index) => (isOn[index] ? [name] : []));
  if (days.length === dayNames.length) return 'every day';
  const begins = isOn.flatMap((on, index) => (on && !isOn.at(index - 1) ? [index] : []));
  const [first = 0, another] = begins;
  if (another !== undefined || days.length < 3) return allOf(days);
  const last = (first + days.length - 1) % dayNames.length;
  return `${dayNames[first]?.[1]} to ${dayNames[last]?.[1]}`;
}
