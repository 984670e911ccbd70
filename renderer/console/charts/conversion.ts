import type { FunnelVersions } from '#engine/contract/console/experiments.ts';
import { conversionOf } from './figures.ts';

/** A day with the sum of the week that ends on it: single days of small funnels say nothing. */
export interface ConversionDay {
  readonly day: string;
  readonly visitors: number;
  readonly saved: number;
  /** Leads per hundred visitors in the seven days; null without visitors. */
  readonly conversion: number | null;
}

const span = 7;

/** The conversion of the seven days up to each day; the first days have fewer before them. */
export function listConversion({
  days,
  daily,
}: Pick<FunnelVersions, 'days' | 'daily'>): readonly ConversionDay[] {
  return days.map((day, index) => {
    const week = daily.slice(Math.max(0, index - span + 1), index + 1);
    const sum = (of: 'visitors' | 'saved') => week.reduce((total, one) => total + one[of], 0);
    const { visitors = 0, saved = 0 } = daily[index] ?? {};
    const conversion = conversionOf({ visitors: sum('visitors'), saved: sum('saved') });
    return { day, visitors, saved, conversion };
  });
}

/** A version that went live within the days of a chart. */
export interface VersionMark {
  /** Its number in the chart; the oldest is 1. */
  readonly number: number;
  readonly day: string;
  readonly version: string;
  readonly since: string;
}

/** The versions that went live after the first day, oldest first. */
export function listMarks({
  days,
  versions,
}: Pick<FunnelVersions, 'days' | 'versions'>): readonly VersionMark[] {
  const [first = ''] = days;
  return versions
    .map(({ version, since }) => ({ version, since, day: since.slice(0, 10) }))
    .filter(({ day }) => day > first && days.includes(day))
    .toReversed()
    .map((mark, index) => ({ number: index + 1, ...mark }));
}
