import type { Advice } from '#engine/contract/console/advice.ts';
import { change } from '#engine/experiment/verdict.ts';
import { breakHosts } from '#engine/text/plain-words.ts';
import { notNamed } from '#engine/traffic/traffic-source.ts';
import {
  compareStep,
  isOutside,
  isSure,
  weekBefore,
} from '#server/advice/figures/compare-weeks.ts';
import type { FunnelWeek, SourceWeek } from '#server/advice/figures/week-figures.ts';
import { formatCount, formatInterval, formatWeek } from '#server/advice/figures/wording.ts';
import { sumSteps } from '#server/visits/read-steps.ts';
import type { AdviceRule } from './rule.ts';

/** Smaller sources fluctuate. */
const minVisitors = 30;

/** The fewest days that show what is usual. */
const minDays = 14;

/** Per coach, the sources that changed most; the others are under Sources. */
const maxOfCoach = 3;

const threshold = `Shown if a source brings at least twice or at most half as many visitors as in up to 28 days before, ${minVisitors} or more in an average week, no week of these was like it, and chance is ruled out with 95% certainty across all sources. At most ${maxOfCoach} per coach.`;

/** Traffic without a name cannot be followed up. */
const nameless: readonly string[] = Object.values(notNamed);

/** Each coach's sources that grew, shrank, appeared or disappeared. */
export const sourcesMoved: AdviceRule = ({ funnels, week }) => {
  const byCoach = Map.groupBy(funnels, ({ funnel }) => funnel.coach);
  const judged = [...byCoach].flatMap(([coach, own]) =>
    listSources(own)
      .filter(isLarge)
      .map((one) => ({ coach, one })),
  );
  const moved = judged.flatMap(({ coach, one }) => {
    const ratio = compareStep('visitors', one, judged.length);
    const isMoved = ratio.estimate >= 2 || ratio.estimate <= 0.5;
    if (!isMoved || !isSure(ratio) || !isOutside('visitors', one)) return [];
    const { source, now, before, days, weeks } = one;
    const usual = weekBefore(before.visitors, days);
    const isLess = ratio.estimate < 1;
    const each = weeks.map(({ visitors }) => formatCount(visitors)).join(', ');
    const advice: Advice = {
      rule: isLess ? 'source-went' : 'source-came',
      funnel: null,
      coach: coach.slug,
      sentence: say(one, coach.brand, change(ratio.estimate)),
      evidence: `${formatWeek(week)}: ${formatCount(now.visitors)} visitors and ${now.saved} leads, after ${each} visitors in the weeks before; ${formatInterval(ratio)}.`,
      threshold,
      remedy: isLess
        ? 'Check whether the campaign ended on purpose, and whether its links still lead here.'
        : 'Check under Sources whether these visitors become leads before spending more on them.',
      weight: isLess ? 50 : 15,
    };
    return [{ source, advice, size: Math.abs(now.visitors - usual) }];
  });
  return [...Map.groupBy(moved, ({ advice }) => advice.coach).values()].flatMap((own) =>
    own
      .toSorted((one, other) => other.size - one.size)
      .slice(0, maxOfCoach)
      .map(({ advice }) => advice),
  );
};

function isLarge({ source, now, before, days }: SourceWeek): boolean {
  const usual = weekBefore(before.visitors, days);
  return (
    days >= minDays && !nameless.includes(source) && Math.max(now.visitors, usual) >= minVisitors
  );
}

function say({ source: key, now, before }: SourceWeek, brand: string, changed: string): string {
  const source = breakHosts(key);
  if (now.visitors === 0) return `The source ${source} no longer brings ${brand} anybody.`;
  const visitors = `${formatCount(now.visitors)} visitors`;
  return before.visitors === 0
    ? `The source ${source} is new for ${brand}: ${visitors}.`
    : `The source ${source} brought ${brand} ${visitors}, ${changed} than in the weeks before.`;
}

/** A source's figures across a coach's funnels. */
function listSources(own: readonly FunnelWeek[]): readonly SourceWeek[] {
  const days = Math.max(...own.map((one) => one.days));
  const bySource = Map.groupBy(
    own.flatMap(({ sources }) => sources),
    ({ source }) => source,
  );
  return [...bySource].map(([source, all]) => ({
    source,
    now: sumSteps(all.map(({ now }) => now)),
    before: sumSteps(all.map(({ before }) => before)),
    weeks: Array.from({ length: Math.floor(days / 7) }, (_, index) =>
      sumSteps(all.flatMap(({ weeks }) => weeks.at(index - Math.floor(days / 7)) ?? [])),
    ),
    days,
  }));
}
