import type { CompiledFunnel } from '#engine/site/site.ts';
import { momentOf } from './event-texts.ts';
import { listComingLetters } from './sequence-schedule.ts';

/** An email that a sign-up brings. */
export interface CalendarEntry {
  readonly at: Date;
  /** `answer` is what the form asked for; the others come by themselves. */
  readonly kind: 'answer' | 'reminder' | 'letter';
  /** The function of an answer or a reminder, the id of a letter. */
  readonly name: string;
  /** As it is declared, placeholders included. */
  readonly subject: string;
}

/**
 * Every email that somebody gets who sends a funnel's form at a moment, in order of time; nothing
 * for a page without a form. A reminder goes to those who registered by its time.
 */
export function listEmails(
  { id, declaration, coach }: CompiledFunnel,
  at: Date,
): readonly CalendarEntry[] {
  if (declaration.kind !== 'lead') return [];
  const { submission, event } = declaration;
  const subjectOf = (name: string) => {
    const declared = coach.functions[name];
    return (declared?.messages?.[id] ?? declared?.message)?.subject ?? '';
  };
  const answer: CalendarEntry = {
    at,
    kind: 'answer',
    name: submission.email.function,
    subject: subjectOf(submission.email.function),
  };
  return [answer, ...listReminder(), ...listLetters()].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );

  function listReminder(): CalendarEntry[] {
    if (event?.startsAt === undefined || event.reminder === undefined) return [];
    const startsAt = momentOf(event.startsAt, event.timeZone);
    const remindAt = new Date(startsAt.getTime() - event.reminder.hoursBefore * hourMs);
    if (at > remindAt) return [];
    const name = event.reminder.function;
    return [{ at: remindAt, kind: 'reminder', name, subject: subjectOf(name) }];
  }

  function listLetters(): CalendarEntry[] {
    const { journey } = submission;
    const campaign = coach.campaigns.find(({ name }) => name === journey?.campaign);
    if (journey === undefined || campaign === undefined || campaign.active === false) return [];
    const waitMs = journey.firstEmail === 'now' ? 0 : journey.firstEmail.hours * hourMs;
    const dueAt = new Date(at.getTime() + waitMs);
    return listComingLetters(campaign, coach.timeZone, { step: 1, dueAt }).map((letter) => ({
      at: letter.at,
      kind: 'letter',
      name: letter.letter,
      subject: letter.subject,
    }));
  }
}

const hourMs = 3_600_000;
