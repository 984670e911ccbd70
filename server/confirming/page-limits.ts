// How often the page of a lost email may be used. It is counted apart from the sign-up, because an address
// that is known has none that waits: its page has to end where that of any other does, or it would tell
// strangers that the address is known.

import { confirmDays } from '#engine/site/confirmation.ts';
import type { Executor } from '#server/db/kysely.ts';
import { emptyBucket, hitShared, type Limit } from '#server/limits/buckets.ts';

/** A limit that drains no sooner than the page itself ends. */
const inAll = (burst: number): Limit => ({ perMinute: burst / (confirmDays * 24 * 60), burst });

/** How often the email is sent again, with which pause. */
const resends = inAll(3);
const pause: Limit = { perMinute: 1, burst: 1 };

/** The next correction is made on the page of the corrected sign-up. */
const corrections = inAll(1);

/** Counts a wish for the email: whether to send it, only to say so, or to refuse. */
export async function countResend(db: Executor, id: string): Promise<'send' | 'sent' | 'refused'> {
  if (!(await hitShared(db, `inbox-pause:${id}`, pause)).isAllowed) return 'sent';
  return (await hitShared(db, `inbox-resend:${id}`, resends)).isAllowed ? 'send' : 'refused';
}

/** The key under which a sign-up's correction is counted. */
export function correctionKey(id: string): string {
  return `inbox-correct:${id}`;
}

/** Counts a correction. @returns false if there was one before */
export async function countCorrection(db: Executor, id: string): Promise<boolean> {
  return (await hitShared(db, correctionKey(id), corrections)).isAllowed;
}

/** Takes back a correction that could not be stored. */
export function giveBackCorrection(db: Executor, id: string): Promise<void> {
  return emptyBucket(db, correctionKey(id));
}
