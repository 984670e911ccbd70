import type { StepCounts, StepsCompared } from '#engine/contract/console/visits.ts';
import { type Step, stepDefinitions, steps } from '#engine/figures/steps.ts';

/** Always shown; other steps only if they have counts. */
const main: readonly Step[] = ['visitors', 'interests', 'saved', 'delivered'];

/** The steps to show, in order. */
export function shownSteps({ now, before }: StepsCompared): readonly Step[] {
  return steps.filter((step) => main.includes(step) || now[step] + before[step] > 0);
}

/** Saved submissions per hundred visitors; null if visitors were not counted, as behind a CDN. */
export function conversionOf({
  saved,
  visitors,
}: Pick<StepCounts, 'saved' | 'visitors'>): number | null {
  return visitors === 0 || saved > visitors ? null : (saved / visitors) * 100;
}

/** A conversion as text. */
export function formatConversion(percent: number | null): string {
  return percent === null ? '–' : `${percent.toFixed(1)}%`;
}

/** A number as text. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-GB');
}

/** A short change: `+12%`, or a number if it is small; empty if both are the same. */
export function formatChange(now: number, before: number): string {
  if (now === before) return '';
  const sign = now > before ? '+' : '−';
  if (isFew(now, before)) return sign + formatNumber(Math.abs(now - before));
  return `${sign}${formatNumber(Math.round((Math.abs(now - before) / before) * 100))}%`;
}

/** A chart's headline: how many, compared with the period before, and how certain that is. */
export function sayChange(step: Step, { now, before }: StepsCompared, days: number): string {
  const [many, were] = [now[step], before[step]];
  const name = stepDefinitions[step].name;
  const time = `the ${days} days before`;
  if (many === were) return `${name}: ${formatNumber(many)} in ${days} days, as in ${time}.`;
  const compared =
    were === 0
      ? `none in ${time}`
      : `${formatChange(many, were).slice(1)} ${many > were ? 'more' : 'fewer'} than in ${time}`;
  const chance = isChance(many, were) ? ', which may be chance' : '';
  return `${name}: ${formatNumber(many)} in ${days} days, ${compared}${chance}.`;
}

/** Percentages of small numbers suggest more than is known. */
function isFew(now: number, before: number): boolean {
  return before === 0 || Math.max(now, before) < 20;
}

/** Whether two counts differ no more than two of the same rate do on 19 days of 20 (Poisson). */
function isChance(one: number, other: number): boolean {
  return Math.abs(one - other) < 1.96 * Math.sqrt(one + other);
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day with its year, for example 3 Mar 2026. */
export function formatDate(day: string): string {
  return longDay.format(new Date(day));
}

/** A day as text, for example 3 Mar. */
export function formatDay(day: string): string {
  return shortDay.format(new Date(day));
}

/** A ratio as a signed percentage. */
export function formatRatio(ratio: number): string {
  if (ratio > 100) return 'any number';
  const percent = Math.round((ratio - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}
