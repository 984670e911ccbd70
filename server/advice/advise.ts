import type { Advice, WeekCounts, WeeklyAdvice } from '#engine/contract/console/advice.ts';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import { change } from '#engine/experiment/verdict.ts';
import { count } from '#engine/text/wording.ts';
import { sumSteps } from '#server/visits/read-steps.ts';
import { compareStep, isOutside, isSure, knowsUsual, weekBefore } from './figures/compare-weeks.ts';
import type { Compared, FunnelWeek, WeekFigures } from './figures/week-figures.ts';
import { formatCount, formatInterval } from './figures/wording.ts';
import { emailsTroubled } from './rules/emails.ts';
import { experimentsDecided } from './rules/experiments.ts';
import { fullEvents } from './rules/full-events.ts';
import { leadsMoved } from './rules/leads.ts';
import { missingPages } from './rules/missing-pages.ts';
import { noLeads } from './rules/no-leads.ts';
import { outages } from './rules/outages.ts';
import type { AdviceRule } from './rules/rule.ts';
import { sourcesMoved } from './rules/sources.ts';
import { staleCopy } from './rules/stale.ts';

const rules: readonly AdviceRule[] = [
  outages,
  emailsTroubled,
  noLeads,
  leadsMoved,
  fullEvents,
  sourcesMoved,
  experimentsDecided,
  missingPages,
  staleCopy,
];

/** The advice that follows from a week's figures, the most important first. */
export function advise(figures: WeekFigures): WeeklyAdvice {
  const { week, funnels } = figures;
  const counted = [...funnels, ...figures.retired];
  const days = Math.max(0, ...counted.map((one) => one.days));
  const whole = {
    now: sumSteps(counted.map(({ now }) => now)),
    before: sumSteps(counted.map(({ before }) => before)),
    weeks: [0, 1, 2, 3].flatMap((back) => {
      const ofWeek = counted.flatMap(({ weeks }) => weeks.at(-1 - back) ?? []);
      return ofWeek.length === 0 ? [] : [sumSteps(ofWeek)];
    }),
    days,
  };
  const advice: readonly Advice[] = rules.flatMap((rule) => rule(figures));
  return {
    from: week.from,
    to: week.to,
    now: countsOf(whole.now),
    before: usualOf(whole.before, days),
    daysBefore: days,
    sentence: sumUp(whole),
    funnels: funnels
      .filter(({ now, before }) => [now, before].some((one) => one.visitors + one.saved > 0))
      .map(sumFunnel)
      .toSorted((one, other) => other.now.leads - one.now.leads),
    advice: advice.toSorted((one, other) => other.weight - one.weight),
  };
}

function sumFunnel({ funnel, now, before, days }: FunnelWeek): WeeklyAdvice['funnels'][number] {
  return {
    id: funnel.id,
    name: funnel.declaration.offer.name,
    now: countsOf(now),
    before: usualOf(before, days),
    ...(days === 0 && { isNew: true }),
  };
}

function countsOf({ visitors, saved }: StepCounts): WeekCounts {
  return { visitors, leads: saved };
}

function usualOf({ visitors, saved }: StepCounts, days: number): WeekCounts {
  return {
    visitors: Math.round(weekBefore(visitors, days)),
    leads: Math.round(weekBefore(saved, days) * 10) / 10,
  };
}

/** Leads compared with the weeks before, and whether chance is ruled out. */
function sumUp(whole: Compared): string {
  const { now, before, days } = whole;
  const number = (many: number, noun: string) =>
    count(many, noun).replace(/^\d+/, formatCount(many));
  const leads = `${number(now.saved, 'lead')} from ${number(now.visitors, 'visitor')}.`;
  if (days === 0 || now.saved + before.saved === 0) return leads;
  const usual = `${formatCount(weekBefore(before.saved, days))} a week in the ${count(days, 'day')} before`;
  const ratio = compareStep('saved', whole, 1);
  if (isSure(ratio) && !knowsUsual(whole))
    return `${leads} There were ${usual}, too short a time to say what is usual.`;
  if (!isSure(ratio) || !isOutside('saved', whole))
    return `${leads} There were ${usual}; the difference may be chance.`;
  if (before.saved === 0) return `${leads} There were none in the ${count(days, 'day')} before.`;
  return `${leads} That is ${change(ratio.estimate)} than ${usual}: ${formatInterval(ratio)}.`;
}
