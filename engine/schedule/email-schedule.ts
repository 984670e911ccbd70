import type { CompiledFunnel } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { listUpcomingEmails } from './sequence-schedule.ts';
import { hourMs, momentOf } from './wall-clock.ts';

/** An email that a sign-up brings. */
export interface ScheduledEmail {
  readonly at: Date;
  /** `requested` is what the form asked for. */
  readonly kind: 'requested' | 'reminder' | 'campaign';
  /** The function of a requested email or a reminder, the id of a campaign email. */
  readonly name: string;
  /** As declared, placeholders included. */
  readonly subject: string;
}

/**
 * Every email for somebody who sends a funnel's form at a moment, in order of time; none for a page
 * without a form. The reminder goes to people who have registered by its time.
 */
export function listScheduledEmails(
  { id, declaration, coach }: CompiledFunnel,
  at: Date,
): readonly ScheduledEmail[] {
  if (declaration.kind !== 'lead') return [];
  const { submission, event } = declaration;
  const callFunction = (kind: ScheduledEmail['kind'], name: string, when: Date) => {
    const declared = ownValue(coach.functions, name);
    const message = ownValue(declared?.messages, id) ?? declared?.message;
    return { at: when, kind, name, subject: message?.subject ?? '' };
  };
  const requested = callFunction('requested', submission.email.function, at);
  return [requested, ...listReminder(), ...listCampaignEmails()].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );

  function listReminder(): ScheduledEmail[] {
    if (event?.startsAt === undefined || event.reminder === undefined) return [];
    const startsAt = momentOf(event.startsAt, event.timeZone);
    const remindAt = new Date(startsAt.getTime() - event.reminder.hoursBefore * hourMs);
    return at > remindAt ? [] : [callFunction('reminder', event.reminder.function, remindAt)];
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
