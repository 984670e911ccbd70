import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { listReminders } from './event-emails.ts';
import { listUpcomingEmails } from './sequence-schedule.ts';
import { hourMs } from './wall-clock.ts';

/** An email triggered by a sign-up. */
export interface ScheduledEmail {
  readonly at: Date;
  /** `requested` is what the form asked for. */
  readonly kind: 'requested' | 'reminder' | 'after' | 'campaign';
  /** The email's function, or a campaign email's id. */
  readonly name: string;
  /** As declared, placeholders included. */
  readonly subject: string;
}

/**
 * Every email for somebody who sends a funnel's form at a moment, in order of time; none for a page
 * without a form. Reminders go to people who have registered by their time.
 *
 * @param date the date they register for; by default the first that has not begun
 */
export function listScheduledEmails(
  { id, declaration, coach, dates }: CompiledFunnel,
  at: Date,
  date: CompiledDate | undefined = dates.find(({ startsAt }) => !startsAt || startsAt > at),
): readonly ScheduledEmail[] {
  if (declaration.kind !== 'lead') return [];
  const { submission, event } = declaration;
  const callFunction = (kind: ScheduledEmail['kind'], name: string, when: Date) => {
    const declared = ownValue(coach.functions, name);
    const message = ownValue(declared?.messages, id) ?? declared?.message;
    return { at: when, kind, name, subject: message?.subject ?? '' };
  };
  const requested = callFunction('requested', submission.email.function, at);
  return [requested, ...listEventEmails(), ...listCampaignEmails()].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );

  function listEventEmails(): ScheduledEmail[] {
    const { startsAt, endsAt } = date ?? {};
    if (event === undefined || startsAt === undefined || endsAt === undefined || at >= startsAt) {
      return [];
    }
    const { after } = event;
    const reminders = listReminders(event).flatMap(({ function: name, beforeMs }) => {
      const remindAt = new Date(startsAt.getTime() - beforeMs);
      return at > remindAt ? [] : [callFunction('reminder', name, remindAt)];
    });
    if (after === undefined) return reminders;
    const thankAt = new Date(endsAt.getTime() + after.hours * hourMs);
    return [...reminders, callFunction('after', after.function, thankAt)];
  }

  function listCampaignEmails(): ScheduledEmail[] {
    const { journey } = submission;
    const campaign = coach.campaigns.find(({ name }) => name === journey?.campaign);
    if (journey === undefined || campaign === undefined || campaign.active === false) return [];
    const waitMs = journey.firstEmail === 'now' ? 0 : journey.firstEmail.hours * hourMs;
    const dueAt = new Date(at.getTime() + waitMs);
    return listUpcomingEmails(campaign, coach.timeZone, { step: 1, dueAt }).map(
      ({ id: name, subject, at: when }) => ({ at: when, kind: 'campaign', name, subject }),
    );
  }
}
