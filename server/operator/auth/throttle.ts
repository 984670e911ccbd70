import type { Executor } from '#server/db/kysely.ts';
import { emptyBucket, hitShared, type Judged, type Limit } from '#server/limits/buckets.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';

/** Five attempts to sign in at once; whoever was refused has one more after two minutes. */
const ofNetwork: Limit = { perMinute: 1, burst: 5 };

/** Of all networks together: whoever has many of them guesses no faster than this. */
const ofStrangers: Limit = { perMinute: 30, burst: 30 };
const strangersKey = 'operator-strangers';

/** A browser that has signed in before may be mistaken as often as its person can be. */
const ofDevice: Limit = { perMinute: 6, burst: 30 };

/** Who attempts to sign in. */
export interface Attempting {
  /** What the network is counted under. */
  readonly client: string;
  /** The browser, where it has signed in before: what it may do strangers cannot use up. */
  readonly device: string | undefined;
}

/** Whether an attempt may be judged; crowded where it is others who used the limit up. */
export type CountedAttempt = Judged & { readonly isCrowded?: boolean };

/** Counts an attempt to sign in before it is judged. */
export async function countAttempt(
  db: Executor,
  limiter: RateLimiter,
  attempting: Attempting,
): Promise<CountedAttempt> {
  if (attempting.device !== undefined) return hitShared(db, keyOf(attempting), ofDevice);
  // Whoever comes in a crowd has done nothing yet, so nothing is counted against the network.
  if (limiter.isFull(strangersKey, ofStrangers)) return refuseInCrowd();
  const own = await hitShared(db, keyOf(attempting), ofNetwork);
  if (!own.isAllowed) return own;
  return limiter.hit(strangersKey, ofStrangers).isAllowed ? own : refuseInCrowd();
}

/** Forgets the attempts of whoever has given the right password. */
export function forgetAttempts(db: Executor, attempting: Attempting): Promise<void> {
  return emptyBucket(db, keyOf(attempting));
}

function refuseInCrowd(): CountedAttempt {
  return { isAllowed: false, retryAfterSeconds: 60 / ofStrangers.perMinute, isCrowded: true };
}

function keyOf({ client, device }: Attempting): string {
  return device === undefined ? `operator:${client}` : `operator-device:${device}`;
}

/** Runs pieces of work one after another. */
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
 * Judges a password when its turn comes. Each takes 19 MiB and a while of a processor; so one is
 * judged for strangers and one for known browsers at a time. What waits is bounded by what the limits
 * let through.
 */
export function inTurn<Result>(
  { device }: Attempting,
  judge: () => Promise<Result>,
): Promise<Result> {
  return (device === undefined ? strangers : devices)(judge);
}
