import { findDoubt } from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/read/findings.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { type DeclaredDate, declaredDates, minLead } from './dates.ts';
import { findPastYears } from './past-years.ts';

/**
 * What time has made wrong: events that are over or too near for their reminders, and years that are
 * past. None of it keeps a site from starting.
 */
export function staleAt(site: Pick<Site, 'funnels'>, now: Date): readonly Finding[] {
  const shown = site.funnels.filter((funnel) => stageAt(funnel, now) === 'shown');
  return [
    ...shown.flatMap((funnel) => [...findOver(funnel, now), ...findLate(funnel, now)]),
    ...findPastYears(shown, now),
  ];
}

/** The rules of this folder: what a file allows of them may be found tomorrow. */
export const rulesOfTime: readonly string[] = ['event-over', 'late-reminder', 'past-year'];

/** Everything that people should look at now: what was found in the files, and what time has done. */
export function warningsAt(
  site: Pick<Site, 'funnels' | 'warnings'>,
  now: Date,
): readonly Finding[] {
  return [...site.warnings, ...staleAt(site, now)];
}

/** An event whose last date has passed. */
function findOver(funnel: CompiledFunnel, now: Date): readonly Finding[] {
  const dates = declaredDates(funnel);
  const last = dates.toSorted((one, other) => Number(one.endsAt) - Number(other.endsAt)).at(-1);
  const isAnnounced = dates.length === funnel.dates.length;
  if (last === undefined || !isAnnounced || last.endsAt > now || allows(funnel, 'event-over')) {
    return [];
  }
  const what = dates.length === 1 ? 'The event' : 'The last date of the event';
  return [
    findDoubt(
      funnel,
      'event-over',
      last.keys,
      `${what}, ${tell(last)}, is over, so nobody can register any more.`,
      'Declare the next date, let the page end with expires, or retire the funnel.',
    ),
  ];
}

/** A date that begins before a reminder to somebody who registers now could go out. */
function findLate(funnel: CompiledFunnel, now: Date): readonly Finding[] {
  const lead = minLead(funnel);
  if (lead === undefined || allows(funnel, 'late-reminder')) return [];
  const dates = declaredDates(funnel);
  const [what, forIt] = dates.length > 1 ? ['A date of the event', ' for it'] : ['The event', ''];
  return dates.flatMap((date) => {
    const left = date.startsAt.getTime() - now.getTime();
    if (left <= 0 || left >= lead) return [];
    const wait =
      lead % hourMs === 0 ? count(lead / hourMs, 'hour') : count(lead / 60_000, 'minute');
    return findDoubt(
      funnel,
      'late-reminder',
      date.keys,
      `${what} begins ${tell(date)}, and its reminder goes out ${wait} before: whoever registers${forIt} from now on gets none.`,
      'Add a reminder that goes out later (event.reminders), or see that the confirmation says all they need.',
    );
  });
}

function tell({ local, timeZone }: DeclaredDate): string {
  return `on ${local.replace('T', ' at ')} (${timeZone})`;
}

function allows({ declaration }: CompiledFunnel, rule: string): boolean {
  return declaration.allow?.some((one) => one.rule === rule) ?? false;
}
