import { compareArms, type Ratio } from '#engine/experiment/compare.ts';
import { certainty } from '#engine/experiment/verdict.ts';
import { type Compared, daysOfWeek } from './week-figures.ts';

/** How often something happened in a number of days, or to a number of visitors. */
interface Rate {
  readonly count: number;
  readonly of: number;
}

/**
 * By which factor something happens more often than before, with an interval of 95% certainty across
 * everything compared together.
 *
 * @param together how many comparisons share the error
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

/** Fewer complete weeks than this say nothing of how much weeks differ. */
const minWeeks = 2;

/** Whether there are enough weeks before to say what is usual. */
export function knowsUsual({ weeks }: Compared): boolean {
  return weeks.length >= minWeeks;
}

/**
 * Whether a week had more or fewer than every week before it. Visitors come in bursts, so the interval
 * alone is not enough: a newsletter that goes out once a month is no news, and neither is a week after
 * the days of a launch.
 */
export function isOutside(step: 'saved' | 'visitors', compared: Compared): boolean {
  const { now, weeks } = compared;
  const counts = weeks.map((one) => one[step]);
  return (
    knowsUsual(compared) && (now[step] < Math.min(...counts) || now[step] > Math.max(...counts))
  );
}

/** A step's number in the week and in the days before. */
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

/** Leads per visitor in the week and in the days before; undefined if no visitors were counted. */
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

/** An average week of the days before. */
export function weekBefore(count: number, days: number): number {
  return days === 0 ? 0 : (count / days) * daysOfWeek;
}
