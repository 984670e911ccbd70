import type { Campaign } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { afterWait, openingAt } from './campaign-email-times.ts';

/** A letter that somebody will get. */
export interface ComingLetter {
  /** Counted from 1. */
  readonly step: number;
  /** The letter's id in its campaign. */
  readonly letter: string;
  readonly subject: string;
  readonly at: Date;
}

/** Where somebody stands in a campaign. */
export interface Standing {
  /** The step that comes next, counted from 1. */
  readonly step: number;
  /** Its next_email_due_at: of the first step when the wait for it begins, of the others its end. */
  readonly dueAt: Date;
  /** Nothing goes out earlier; what was due before is late. */
  readonly now?: Date;
}

/**
 * Which letters come next and when, as the worker will write them: a letter goes out when its wait
 * is over and the window is open, and the next wait begins there.
 *
 * @param timeZone the coach's
 */
export function listComingLetters(
  { steps, window }: DeepReadonly<Campaign>,
  timeZone: string,
  { step, dueAt, now }: Standing,
): readonly ComingLetter[] {
  const coming: ComingLetter[] = [];
  let before = dueAt;
  for (const [index, { id, after, message }] of steps.entries()) {
    if (index + 1 < step) continue;
    const isDueAlready = coming.length === 0 && step > 1;
    const waited = isDueAlready ? before : afterWait(before, after, timeZone);
    const at = openingAt(now && now > waited ? now : waited, window, timeZone);
    coming.push({ step: index + 1, letter: id, subject: message.subject, at });
    before = at;
  }
  return coming;
}
