import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Words } from '#engine/language/words.ts';
import { maxMinutesOfDay } from '#engine/schedule/event-dates.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';

/** How long a date takes, in words: in minutes, or in days where it goes over several. */
export function tellLength(
  { minutes, startsAt }: DeepReadonly<Pick<EventDeclaration, 'minutes' | 'startsAt'>>,
  words: Pick<Words, 'locale' | 'minutes' | 'days'>,
): string {
  const number = new Intl.NumberFormat(words.locale, { useGrouping: 'min2' });
  const days = minutes <= maxMinutesOfDay ? 1 : daysOf(minutes, startsAt);
  return days > 1 ? words.days(number.format(days)) : words.minutes(number.format(minutes));
}

/** The days on the calendar from the first minute to the last: two from Saturday to Sunday. */
function daysOf(minutes: number, startsAt: string | undefined): number {
  const begins = startsAt === undefined ? 0 : Date.parse(`${startsAt}:00Z`);
  const lastMinute = begins + minutes * 60_000 - 1;
  return Math.floor(lastMinute / dayMs) - Math.floor(begins / dayMs) + 1;
}
