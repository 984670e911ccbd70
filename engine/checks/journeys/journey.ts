import { isTimeZone } from '#engine/checks/event/time-zones.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import type { Campaign, Coach } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import { listUpcomingEmails } from '#engine/schedule/sequence-schedule.ts';
import { dayMs, hourMs, wallClockAt } from '#engine/schedule/wall-clock.ts';

/** The campaign that a funnel's form starts, if its coach declares it. */
export function campaignOf(funnel: Funnel, coach: Coach | undefined): Campaign | undefined {
  const name = funnel.kind === 'lead' ? funnel.submission.journey?.campaign : undefined;
  return name === undefined ? undefined : coach?.campaigns.find((one) => one.name === name);
}

/** The funnels whose forms start a campaign of a coach. */
export function startersOf(
  campaign: Campaign,
  coach: Coach,
  all: Surroundings,
): readonly LeadFunnel[] {
  return ownOf(all, coach.slug).funnels.flatMap(({ value }) =>
    value.kind === 'lead' &&
    value.coach === coach.slug &&
    campaignOf(value, coach)?.name === campaign.name
      ? [value]
      : [],
  );
}

/** Sign-ups at every hour of a week without a change of clocks. */
const signUps = Array.from(
  { length: 7 * 24 },
  (_, hour) => new Date(Date.UTC(2027, 5, 7) + hour * hourMs),
);

/** The least and the most days of the calendar that something takes. */
export interface Days {
  readonly min: number;
  readonly max: number;
}

/**
 * For every step of a campaign, on which day after the one before it comes, whenever somebody signs
 * up; the first is counted from the day of the sign-up.
 */
export function daysBetweenSteps(
  funnel: LeadFunnel,
  campaign: Campaign,
  timeZone: string,
): readonly Days[] {
  const { journey } = funnel.submission;
  if (journey === undefined) return [];
  const waitMs = journey.firstEmail === 'now' ? 0 : journey.firstEmail.hours * hourMs;
  const known = computed.get(campaign) ?? new Map<string, readonly Days[]>();
  computed.set(campaign, known);
  const key = `${waitMs} ${timeZone}`;
  const days = known.get(key) ?? computeDays(waitMs, campaign, timeZone);
  known.set(key, days);
  return days;
}

/** Thousands of times on wall clocks are computed once, however many texts and funnels speak of them. */
const computed = new WeakMap<Campaign, Map<string, readonly Days[]>>();

function computeDays(waitMs: number, campaign: Campaign, timeZone: string): readonly Days[] {
  const { window } = campaign;
  const isOpen =
    window === undefined || (window.weekdays.length > 0 && window.fromHour < window.toHour);
  if (!isOpen || !isTimeZone(timeZone)) return [];
  const dayOf = (moment: Date) => Math.floor(wallClockAt(moment, timeZone) / dayMs);
  const all = signUps.map((at) => {
    const dueAt = new Date(at.getTime() + waitMs);
    const days = listUpcomingEmails(campaign, timeZone, { step: 1, dueAt }).map((email) =>
      dayOf(email.at),
    );
    return days.map((day, index) => day - (days[index - 1] ?? dayOf(at)));
  });
  return campaign.steps.map((_, step) => {
    const days = all.map((journeyDays) => journeyDays[step] ?? 0);
    return { min: Math.min(...days), max: Math.max(...days) };
  });
}

/** On which days after the sign-up the last email comes. */
export function daysToLastStep(funnel: LeadFunnel, campaign: Campaign, timeZone: string): Days {
  const days = daysBetweenSteps(funnel, campaign, timeZone);
  // The longest waits need not fall into one week, so this is the most that can be.
  return days.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), {
    min: 0,
    max: 0,
  });
}

/** Days in words: "5 days", "2 to 6 days". */
export function tellDays({ min, max }: Days): string {
  if (min === max) return max === 1 ? '1 day' : `${max} days`;
  return `${min} to ${max} days`;
}
