import type { Ratio } from '#engine/experiment/compare.ts';
import { certainty, change } from '#engine/experiment/verdict.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Week } from './week-figures.ts';

const hour = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/**
 * The day of a moment, or of a text like 2026-11-22, as "22 November".
 *
 * @param timeZone the zone on whose clock something happens; without it figures' days are meant
 */
export function formatDay(moment: Date | string, timeZone = 'UTC'): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
  return day.format(new Date(moment));
}

/** A moment to the minute, in UTC. */
export function formatMoment(moment: Date): string {
  return `${hour.format(moment)} UTC`;
}

/** A number as people read it; small averages keep one decimal. */
export function formatCount(number: number): string {
  return number.toLocaleString('en-GB', { maximumFractionDigits: number < 20 ? 1 : 0 });
}

/** A share in per cent; small ones keep one decimal. */
export function formatPart(part: number): string {
  return `${(part * 100).toFixed(part < 0.1 ? 1 : 0)}%`;
}

/** The period of the figures. */
export function formatWeek({ from, to }: Week): string {
  return `${formatDay(from)} to ${formatDay(to)}`;
}

/** The interval in which a change lies. */
export function formatInterval({ from, to }: Ratio): string {
  return `between ${change(from)} and ${change(to)}, with ${certainty * 100}% certainty`;
}

/** A funnel as people know it. */
export function nameOf({ declaration }: CompiledFunnel): string {
  return `“${declaration.offer.name}”`;
}

/** The day before or after another. */
export function addDays(of: string, days: number): string {
  return new Date(Date.parse(of) + days * dayMs).toISOString().slice(0, 10);
}
