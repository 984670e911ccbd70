import { breakHosts } from '#engine/text/plain-words.ts';
import {
  compareConversion,
  compareStep,
  isSure,
  weekBefore,
} from '#server/advice/figures/compare-weeks.ts';
import type { FunnelWeek, SourceWeek, WeekFigures } from '#server/advice/figures/week-figures.ts';
import { formatCount, formatDay, formatPart } from '#server/advice/figures/wording.ts';

/** The likely cause of a change in a funnel's leads. */
interface Cause {
  /** The facts that coincided with it, or that none is known. */
  readonly sentence: string;
  readonly remedy: string;
}

/** A source explains a change if it accounts for at least this share of it. */
const explains = 0.5;

/** A share of refused forms above this is a cause. */
const muchRefused = 0.4;

/**
 * The likeliest cause of a certain change. Obstacles to the form come before fewer visitors, and a
 * source that accounts for most of the difference before a version that went live at the same time. If
 * nothing fits, it says so.
 */
export function findCause(
  one: FunnelWeek,
  given: Pick<WeekFigures, 'week' | 'errors'> & {
    readonly isFewer: boolean;
    /** How many funnels are compared at once. */
    readonly together: number;
  },
): Cause {
  const { isFewer, together, errors } = given;
  const visitors = compareStep('visitors', one, together);
  const conversion = compareConversion(one, together);
  const isMoved = (ratio: typeof visitors | undefined) =>
    ratio !== undefined && isSure(ratio) && ratio.estimate < 1 === isFewer;
  const [worst] = errors.toSorted((a, b) => b.errors - a.errors);
  return (
    (isFewer && findFull(one)) ||
    (isFewer && findRefusals(one)) ||
    (isMoved(visitors) && findSource(one, isFewer)) ||
    (isMoved(conversion) && findVersion(one, isFewer)) ||
    (isMoved(visitors) && {
      sentence: `It had ${isFewer ? 'fewer' : 'more'} visitors; no one source makes most of the difference.`,
      remedy: isFewer
        ? 'Check under Sources what stopped, and send the next campaign link.'
        : 'Nothing: more people came. Sources shows where from.',
    }) ||
    (isFewer &&
      worst && {
        sentence: `On the same days errors piled up: ${formatCount(worst.errors)} in an hour of ${formatDay(worst.hour)}.`,
        remedy: 'Errors shows what failed then.',
      }) ||
    (isMoved(conversion) && {
      sentence: `As many came as before, but ${isFewer ? 'fewer' : 'more'} of them sent the form; no version went live in these days.`,
      remedy: isFewer
        ? 'Open the page on a phone and send its form; check what has changed in its sources.'
        : 'Nothing: look at what is different about the visitors who came.',
    }) || {
      sentence: 'What changed at the same time is unknown.',
      remedy: isFewer ? 'Look at its map: it shows where visitors drop off.' : 'Nothing.',
    }
  );
}

/** Whether every future date is full. */
function findFull({ dates }: FunnelWeek): Cause | undefined {
  const isFull = dates.every(({ capacity, taken }) => capacity !== null && taken >= capacity);
  if (dates.length === 0 || !isFull) return undefined;
  return {
    sentence: 'Likeliest cause: every date of its event is full.',
    remedy: 'Declare another date or more seats.',
  };
}

function findRefusals({ now, before }: FunnelWeek): Cause | undefined {
  const part = ({ sent, refused }: typeof now) => (sent === 0 ? 0 : refused / sent);
  if (now.sent < 10 || part(now) < muchRefused || part(now) < 2 * part(before)) return undefined;
  return {
    sentence: `Likeliest cause: ${formatPart(part(now))} of the forms that were sent were refused, after ${formatPart(part(before))}.`,
    remedy: 'Check Errors, and send the form yourself: a question may reject valid answers.',
  };
}

/** The source that accounts for most of the difference. */
function findSource({ sources, now, before, days }: FunnelWeek, isFewer: boolean) {
  const gained = (one: Pick<SourceWeek, 'now' | 'before'>) =>
    (one.now.visitors - weekBefore(one.before.visitors, days)) * (isFewer ? -1 : 1);
  const [most] = sources.toSorted((a, b) => gained(b) - gained(a));
  const whole = gained({ now, before });
  if (!most || whole <= 0 || gained(most) < explains * whole) return undefined;
  const usual = formatCount(weekBefore(most.before.visitors, days));
  const source = breakHosts(most.source);
  return {
    sentence: `Likeliest cause: the source ${source} brought ${formatCount(most.now.visitors)} visitors, after ${usual} a week; that is ${formatPart(Math.min(1, gained(most) / whole))} of the difference.`,
    remedy: isFewer
      ? `Find out what happened to ${source}: a campaign that ended, a broken link, a page that no longer links here.`
      : `Do more of what ${source} does.`,
  };
}

function findVersion({ versions }: FunnelWeek, isFewer: boolean): Cause | undefined {
  const [last] = versions.toSorted((a, b) => Number(b.since) - Number(a.since));
  if (!last) return undefined;
  return {
    sentence: `Likeliest cause: as many came, and version ${last.version} went live on ${formatDay(last.since)}.`,
    remedy: isFewer
      ? 'See under Versions what it says differently, and restore the old words or try both in an experiment.'
      : 'Keep it; Versions shows what it does differently.',
  };
}
