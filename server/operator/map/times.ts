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

/** A wait in hours; a day is taken as 24 of them. */
export function hoursOf(wait: Wait): number {
  return 'hours' in wait ? wait.hours : wait.days * dayHours;
}

/** A time in words, like "3 days", "36 hours" or "30 minutes". */
export function sayHours(hours: number): string {
  if (!Number.isInteger(hours)) return count(Math.round(hours * 60), 'minute');
  return hours >= 2 * dayHours && hours % dayHours === 0
    ? count(hours / dayHours, 'day')
    : count(hours, 'hour');
}

/** When something comes, counted from the sign-up: "at once", "after 3 days". */
export function sayAfter(hours: number): string {
  return hours === 0 ? 'at once' : `after ${sayHours(hours)}`;
}

/** When campaign emails may go out: "Monday to Friday, 9:00 to 17:00 in Europe/Berlin". */
export function sayWindow({ weekdays, fromHour, toHour }: Window, timeZone: string): string {
  const hours = `${fromHour}:00 to ${toHour}:00 in ${timeZone.replaceAll('_', ' ')}`;
  return `${sayDays(weekdays)}, ${hours}`;
}

function sayDays(weekdays: Window['weekdays']): string {
  const days = dayNames.flatMap(([key, name], index) =>
    weekdays.includes(key) ? [{ name, index }] : [],
  );
  if (days.length === dayNames.length) return 'every day';
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 'never';
  const isRow = days.length > 2 && last.index - first.index === days.length - 1;
  return isRow ? `${first.name} to ${last.name}` : allOf(days.map(({ name }) => name));
}
