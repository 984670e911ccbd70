import { isTimeZone } from '#engine/checks/event/time-zones.ts';
import { acceptCommand } from '#engine/checks/published/code.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { dayMs, isLocalTime, momentOf } from '#engine/schedule/wall-clock.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/** Registration may close some days before an event; longer before, one of the two dates is a slip. */
const maxClosedDays = 7;

/** A page has not ended yet, and not long before its event. */
export const endingIsAhead: FunnelRule = (entry, all) => {
  const { expires } = entry.value;
  const end = expires && publishingMoment(entry.value, expires.at, all);
  if (!entry.sound || expires === undefined || end === undefined) return [];
  if (all.now !== undefined && end <= all.now) {
    const instead =
      typeof expires.to === 'string' ? 'visitors are led away' : 'other words stand there';
    return findDoubt(
      entry,
      'ended-already',
      ['expires', 'at'],
      `The offer ended at ${quote(expires.at)}, so its form is closed and ${instead}.`,
      'Write a later moment, or remove expires; if the page has ended for good, retire it in the coach’s file.',
    );
  }
  const last = lastStartOf(entry);
  if (last === undefined || end.getTime() >= last.getTime() - maxClosedDays * dayMs) return [];
  const days = Math.floor((last.getTime() - end.getTime()) / dayMs);
  return findDoubt(
    entry,
    'ends-before-event',
    ['expires', 'at'],
    `The offer ends at ${quote(expires.at)}, ${days} days before its event begins.`,
    'Let registration end shortly before the event, or correct the date of one of the two.',
  );
};

/** A page that visitors see does not go until it appears again. */
export const publishedPageStays: FunnelRule = (entry, all) => {
  const { id, coach, publishFrom } = entry.value;
  const was = all.ledger?.coaches[coach]?.funnels?.[id];
  if (!entry.sound || was === undefined || publishFrom === undefined) return [];
  const isAhead = (local: string) => {
    const moment = publishingMoment(entry.value, local, all);
    return moment !== undefined && all.now !== undefined && moment > all.now;
  };
  // What was to appear later has not been seen by anybody.
  if (!isAhead(publishFrom) || (was.publishFrom !== undefined && isAhead(was.publishFrom))) {
    return [];
  }
  return findDoubt(
    entry,
    'published-later',
    ['publishFrom'],
    `The funnel ${quote(id)} was published and would be gone until ${quote(publishFrom)}: links to ${allOf(Object.keys(was.paths).map(quote))} would lead nowhere.`,
    `Remove publishFrom; if nobody has seen the page yet, run ${acceptCommand}.`,
  );
};

/** No page of plain text was changed in the future. */
export const documentsAreOfToday: CoachRule = (entry, all) => {
  const { now } = all;
  if (!entry.sound || now === undefined) return [];
  // Somewhere it is tomorrow already.
  const latest = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  return (entry.value.documents ?? []).flatMap(({ updated }, index) =>
    updated <= latest
      ? []
      : findDoubt(
          entry,
          'updated-later',
          ['documents', index, 'updated'],
          `The page says that it was changed on ${quote(updated)}, which is yet to come.`,
          'Write the day of the last change.',
        ),
  );
};

/** A moment on the clock of a funnel's coach; undefined where nobody knows it. */
export function publishingMoment(
  funnel: Funnel,
  local: string,
  all: Surroundings,
): Date | undefined {
  const timeZone = coachOf({ value: funnel, file: '', sound: true }, all)?.value.timeZone ?? '';
  return isLocalTime(local) && isTimeZone(timeZone) ? momentOf(local, timeZone) : undefined;
}

function lastStartOf({ value }: Entry<Funnel>): Date | undefined {
  const event = value.kind === 'lead' ? value.event : undefined;
  if (event === undefined || !isTimeZone(event.timeZone)) return undefined;
  return listDates(event)
    .flatMap(({ startsAt }) => (startsAt !== undefined && isLocalTime(startsAt) ? [startsAt] : []))
    .map((local) => momentOf(local, event.timeZone))
    .toSorted((one, other) => other.getTime() - one.getTime())[0];
}
