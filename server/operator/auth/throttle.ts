import type { Executor } from '#server/db/kysely.ts';
import { emptyBucket, hitShared, type Judged, type Limit } from '#server/limits/buckets.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';

/** Five attempts to sign in at once; after a refusal, one more after two minutes. */
const ofNetwork: Limit = { perMinute: 1, burst: 5 };

/** For all networks together: having many of them does not speed up guessing. */
const ofStrangers: Limit = { perMinute: 30, burst: 30 };
const strangersKey = 'operator-strangers';

/** For a browser that has signed in before, or is signed in: its person may mistype. */
const ofDevice: Limit = { perMinute: 6, burst: 30 };

export interface Attempting {
  /** The key that counts the network. */
  readonly client: string;
  /** The browser, if it has signed in before: strangers cannot use up its attempts. */
  readonly device: string | undefined;
}

/** Whether an attempt may be made; crowded if others have used the limit up. */
export type CountedAttempt = Judged & { readonly isCrowded?: boolean };

/** Counts an attempt to sign in before it is judged. */
export async function countAttempt(
  db: Executor,
  limiter: RateLimiter,
  attempting: Attempting,
): Promise<CountedAttempt> {
  if (attempting.device !== undefined) return hitShared(db, keyOf(attempting), ofDevice);
  // Clients in a crowd have done nothing yet, so nothing is counted against their network.
  if (limiter.isFull(strangersKey, ofStrangers)) return refuseInCrowd();
  const own = await hitShared(db, keyOf(attempting), ofNetwork);
  if (!own.isAllowed) return own;
  return limiter.hit(strangersKey, ofStrangers).isAllowed ? own : refuseInCrowd();
}

/** Resets the attempts of somebody who gave the right password. */
export function forgetAttempts(db: Executor, attempting: Attempting): Promise<void> {
  return emptyBucket(db, keyOf(attempting));
}

function refuseInCrowd(): CountedAttempt {
  return { isAllowed: false, retryAfterSeconds: 60 / ofStrangers.perMinute, isCrowded: true };
}

function keyOf({ client, device }: Attempting): string {
  return device === undefined ? `operator:${client}` : `operator-device:${device}`;
}

/** Runs tasks one after another. */
function createLane() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

const strangers = createLane();
const devices = createLane();

/**
 * Verifies a password in its turn. Each takes 19 MiB and a while of a processor, so one is verified for
 * strangers and one for known browsers at a time. The limits bound how many wait.
 */
export function inTurn<Result>(
  { device }: Attempting,
  judge: () => Promise<Result>,
): Promise<Result> {
  return (device === undefined ? strangers : devices)(judge);
}
