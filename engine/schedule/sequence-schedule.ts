import type { Campaign } from '#engine/declaration/coach.ts';
import { afterWait, openingAt } from './campaign-email-times.ts';

/** A campaign email that a person will get. */
export interface UpcomingEmail {
  /** Counted from 1. */
  readonly step: number;
  /** Its id in the campaign. */
  readonly id: string;
  readonly subject: string;
  readonly at: Date;
}

/** Where a person is in a campaign. */
export interface SequencePosition {
  /** The next step, counted from 1. */
  readonly step: number;
  /**
   * The journey's next_email_due_at: the beginning of the first step's wait, or the end of a later
   * one's.
   */
  readonly dueAt: Date;
  /** Nothing is sent before this; whatever was due earlier is late. */
  readonly now?: Date;
}

/**
 * Which campaign emails come next and when, as the worker will write them: an email is sent once its
 * wait is over and the window is open, which is when the next wait begins.
 *
 * @param timeZone the coach's
 */
export function listUpcomingEmails(
  { steps, window }: Campaign,
  timeZone: string,
  { step, dueAt, now }: SequencePosition,
): readonly UpcomingEmail[] {
  const upcoming: UpcomingEmail[] = [];
  let before = dueAt;
  for (const [index, { id, after, message }] of steps.entries()) {
    if (index + 1 < step) continue;
    const hasWaited = upcoming.length === 0 && step > 1;
    const waited = hasWaited ? before : afterWait(before, after, timeZone);
    const at = openingAt(now && now > waited ? now : waited, window, timeZone);
    upcoming.push({ step: index + 1, id, subject: message.subject, at });
    before = at;
  }
  return upcoming;
}
