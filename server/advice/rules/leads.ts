import type { Ratio } from '#engine/experiment/compare.ts';
import { change } from '#engine/experiment/verdict.ts';
import { count } from '#engine/text/wording.ts';
import {
  compareStep,
  isOutside,
  isSure,
  weekBefore,
} from '#server/advice/figures/compare-weeks.ts';
import type { FunnelWeek } from '#server/advice/figures/week-figures.ts';
import {
  formatCount,
  formatInterval,
  formatPart,
  formatWeek,
  nameOf,
} from '#server/advice/figures/wording.ts';
import { findCause } from './causes.ts';
import { type AdviceRule, aboutFunnel } from './rule.ts';

/** Smaller changes are not worth mentioning, however certain. */
const minChange = 0.2;

/** The fewest days that show what is usual. */
const minDaysBefore = 14;

const threshold = `Shown if leads a day are at least ${minChange * 100}% more or fewer than in up to 28 days before, no week of these had as many or as few, and chance is ruled out with 95% certainty across all funnels.`;

/** Funnels with more or fewer leads than usual, and what changed at the same time. */
export const leadsMoved: AdviceRule = ({ funnels, week, errors }) => {
  const judged = funnels.filter(
    ({ funnel, now, before, days }) =>
      funnel.declaration.kind === 'lead' && days >= minDaysBefore && now.saved + before.saved > 0,
  );
  return judged.flatMap((one) => {
    const ratio = compareStep('saved', one, judged.length);
    if (!isSure(ratio) || !isOutside('saved', one)) return [];
    if (Math.abs(ratio.estimate - 1) < minChange) return [];
    const isFewer = ratio.estimate < 1;
    const { funnel, now, before, days } = one;
    const cause = findCause(one, { isFewer, week, together: judged.length, errors });
    const usual = formatCount(weekBefore(before.saved, days));
    const changed =
      before.saved === 0
        ? 'after none in the weeks before'
        : `${change(ratio.estimate)} than in the weeks before (${usual} a week)`;
    return [
      {
        rule: isFewer ? 'fewer-leads' : 'more-leads',
        ...aboutFunnel(funnel),
        sentence: `${nameOf(funnel)} brought ${count(now.saved, 'lead')}, ${changed}. ${cause.sentence}`,
        evidence: `${formatWeek(week)}: ${sayNumbers(one, ratio)}`,
        threshold,
        remedy: cause.remedy,
        weight: isFewer ? 70 : 20,
      },
    ];
  });
};

/** The numbers before and after: leads, visitors, conversion. */
function sayNumbers({ now, before, days, weeks }: FunnelWeek, ratio: Ratio): string {
  const each = weeks.map(({ saved }) => formatCount(saved)).join(', ');
  const leads = `${count(now.saved, 'lead')} after ${each} in the weeks before, which is ${formatInterval(ratio)}.`;
  const visitors = `Visitors: ${formatCount(now.visitors)} after ${formatCount(weekBefore(before.visitors, days))} a week.`;
  const hasRates = [now, before].every((one) => one.visitors > 0 && one.saved <= one.visitors);
  if (!hasRates) return `${leads} ${visitors}`;
  const rate = ({ saved, visitors: all }: typeof now) => formatPart(saved / all);
  return `${leads} ${visitors} Conversion: ${rate(now)} after ${rate(before)}.`;
}
