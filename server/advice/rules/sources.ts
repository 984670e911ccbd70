import { change } from '#engine/experiment/verdict.ts';
import { compareStep, isSure, weekBefore } from '#server/advice/figures/compare-weeks.ts';
import type { SourceWeek } from '#server/advice/figures/week-figures.ts';
import { formatCount, formatInterval, formatWeek } from '#server/advice/figures/wording.ts';
import { sumSteps } from '#server/visits/read-steps.ts';
import type { AdviceRule } from './rule.ts';

/** Smaller sources come and go. */
const minVisitors = 30;

const threshold = `Said where a source brings at least twice or at most half as many visitors as in the up to 28 days before, ${minVisitors} or more in one of the weeks, and chance is ruled out with 95 % certainty over all sources together.`;

/** Sources that came or went, of each coach. */
export const sourcesMoved: AdviceRule = ({ funnels, week }) => {
  const byCoach = Map.groupBy(funnels, ({ funnel }) => funnel.coach.slug);
  const judged = [...byCoach].flatMap(([coach, own]) => {
    const days = Math.max(...own.map((one) => one.days));
    const sources = Map.groupBy(
      own.flatMap((one) => one.sources),
      ({ source }) => source,
    );
    return [...sources].map(([source, all]) => ({ coach, ...sum(source, all, days) }));
  });
  const large = judged.filter(
    ({ now, before, days }) =>
      days >= 14 && Math.max(now.visitors, weekBefore(before.visitors, days)) >= minVisitors,
  );
  return large.flatMap(({ coach, source, ...compared }) => {
    const ratio = compareStep('visitors', compared, large.length);
    const isMoved = ratio.estimate >= 2 || ratio.estimate <= 0.5;
    if (!isSure(ratio) || !isMoved) return [];
    const isLess = ratio.estimate < 1;
    const usual = weekBefore(compared.before.visitors, compared.days);
    return [
      {
        rule: isLess ? 'source-went' : 'source-came',
        funnel: null,
        coach,
        sentence:
          usual === 0
            ? `The source ${source} is new for ${coach}: ${formatCount(compared.now.visitors)} visitors.`
            : `The source ${source} brought ${coach} ${formatCount(compared.now.visitors)} visitors, ${change(ratio.estimate)} than in the weeks before.`,
        evidence: `${formatWeek(week)}: ${formatCount(compared.now.visitors)} visitors and ${compared.now.saved} leads, after ${formatCount(usual)} visitors a week; ${formatInterval(ratio)}.`,
        threshold,
        remedy: isLess
          ? 'See whether the campaign ended on purpose, and whether its links still lead here.'
          : 'See under Sources whether these visitors become leads, before more is spent on them.',
        weight: isLess ? 50 : 15,
      },
    ];
  });
};

function sum(source: string, all: readonly SourceWeek[], days: number): SourceWeek {
  return {
    source,
    now: sumSteps(all.map(({ now }) => now)),
    before: sumSteps(all.map(({ before }) => before)),
    days,
  };
}
