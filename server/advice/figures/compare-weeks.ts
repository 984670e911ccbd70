import { compareArms, type Ratio } from '#engine/experiment/compare.ts';
import { certainty } from '#engine/experiment/verdict.ts';
import { type Compared, daysOfWeek } from './week-figures.ts';

/** How often something happened in so many days, or to so many visitors. */
interface Rate {
  readonly count: number;
  readonly of: number;
}

/**
 * How many times as often something happens as before, with an interval that holds with 95 % certainty
 * for all that are compared together.
 *
 * @param together how many are compared at once: they share the error
 */
function compareRates(now: Rate, before: Rate, together: number): Ratio {
  const all = now.of + before.of;
  const arm = (name: string, { count, of }: Rate) => {
    return { name, share: of / all, visitors: 0, successes: count };
  };
  return compareArms(arm('before', before), arm('now', now), (1 - certainty) / together);
}

/** Whether chance is ruled out. */
export function isSure({ from, to }: Ratio): boolean {
  return from > 1 || to < 1;
}

/**
 * Whether a week had more or fewer than every one before it. Visitors come in bursts, so that chance
 * alone explains less than there is: a newsletter that goes out once a month is no news.
 */
export function isOutside(step: 'saved' | 'visitors', { now, weeks }: Compared): boolean {
  const counts = weeks.map((one) => one[step]);
  return now[step] < Math.min(...counts) || now[step] > Math.max(...counts);
}

/** A step's number in the week against the days before. */
export function compareStep(
  step: 'saved' | 'visitors',
  { now, before, days }: Compared,
  together: number,
): Ratio {
  return compareRates(
    { count: now[step], of: daysOfWeek },
    { count: before[step], of: days },
    together,
  );
}

/** Leads per visitor against the days before; undefined where the visitors were not seen. */
export function compareConversion(
  { now, before }: Pick<Compared, 'now' | 'before'>,
  together: number,
): Ratio | undefined {
  const isCounted = (one: Compared['now']) => one.visitors > 0 && one.saved <= one.visitors;
  if (!isCounted(now) || !isCounted(before)) return undefined;
  return compareRates(
    { count: now.saved, of: now.visitors },
    { count: before.saved, of: before.visitors },
    together,
  );
}

/** What an average week of the time before had. */
export function weekBefore(count: number, days: number): number {
  return days === 0 ? 0 : (count / days) * daysOfWeek;
}
