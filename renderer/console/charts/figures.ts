import type { FunnelFigures } from '#engine/contract/console/funnels.ts';

/** One day of one funnel, or of all together. */
export interface DayFigures {
  /** ISO 8601, UTC. */
  readonly day: string;
  readonly leads: number;
  readonly views: number;
  /** Leads per hundred views; null where nothing was viewed. */
  readonly conversion: number | null;
}

type Funnel = FunnelFigures['funnels'][number];

/** What a list of daily numbers comes to. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Leads per hundred views; null where nothing was viewed, or a CDN hid the views. */
export function conversionOf(leads: number, views: number): number | null {
  return views === 0 || leads > views ? null : (leads / views) * 100;
}

/** The days of some funnels together, oldest first. */
export function addDays(days: readonly string[], funnels: readonly Funnel[]): DayFigures[] {
  return days.map((day, index) => {
    const leads = sum(funnels.map((funnel) => funnel.leads[index] ?? 0));
    const views = sum(funnels.map((funnel) => funnel.views[index] ?? 0));
    return { day, leads, views, conversion: conversionOf(leads, views) };
  });
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day as people read it, for instance 3 Mar. */
export function formatDay(day: string): string {
  return shortDay.format(new Date(day));
}

/** A conversion as people read it. */
export function formatConversion(percent: number | null): string {
  return percent === null ? '–' : `${percent.toFixed(1)} %`;
}
