import { compileSite } from '#engine/compile.ts';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { completeWeekAt } from '#server/advice/figures/read-week.ts';
import type { FunnelWeek, WeekFigures } from '#server/advice/figures/week-figures.ts';
import type { AdviceRule } from '#server/advice/rules/rule.ts';
import { noSteps } from '#server/visits/read-steps.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

/** The week from 9 to 15 November 2026. */
export const week = completeWeekAt(new Date('2026-11-16'));

/** The funnels of a sound site with changes. */
export function compileFunnels(
  changes: Readonly<Record<string, Changes>>,
): readonly CompiledFunnel[] {
  const { site, findings } = compileSite(declare(changes), ['/']);
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return site.funnels;
}

/** A funnel's week, of which only what matters is given. */
export function funnelWeek({
  funnel,
  now,
  before,
  ...more
}: Omit<Partial<FunnelWeek>, 'now' | 'before'> & {
  readonly now?: Partial<StepCounts>;
  readonly before?: Partial<StepCounts>;
}): FunnelWeek {
  const [guide] = compileFunnels({});
  if (!guide) throw new Error('The sound site has a funnel.');
  return {
    funnel: funnel ?? guide,
    now: { ...noSteps, ...now },
    before: { ...noSteps, ...before },
    weeks: quarters({ ...noSteps, ...before }),
    days: 28,
    sources: [],
    versions: [],
    dates: [],
    ...more,
  };
}

/** Four weeks that are alike. */
function quarters(before: StepCounts): readonly StepCounts[] {
  const one = Object.entries(before).map(([step, count]) => [step, count / 4]);
  return Array.from({ length: 4 }, () => Object.fromEntries(one));
}

/** A source's week. */
export function sourceWeek(source: string, visitors: number, before: number, days = 28) {
  return {
    weeks: quarters({ ...noSteps, visitors: before }),
    source,
    now: { ...noSteps, visitors },
    before: { ...noSteps, visitors: before },
    days,
  };
}

/** A week in which nothing happened, with changes. */
export function figures(changes: Partial<WeekFigures>): WeekFigures {
  return {
    week,
    funnels: [],
    retired: [],
    emails: [],
    experiments: [],
    missing: [],
    views: [],
    errors: [],
    ...changes,
  };
}

/** What a rule says, each with its sentence. */
export function ask(rule: AdviceRule, changes: Partial<WeekFigures>): string[] {
  return rule(figures(changes)).map(({ rule: name, sentence }) => `${name}: ${sentence}`);
}
