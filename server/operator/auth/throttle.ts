import type { Executor } from '#server/db/kysely.ts';
import { emptyBucket, hitShared, type Judged, type Limit } from '#server/limits/buckets.ts';

/** Five attempts to sign in at once; whoever was refused has one more after two minutes. */
const signInLimit: Limit = { perMinute: 1, burst: 5 };

/** Password hashes that are computed or waited for at once; each takes 19 MiB. */
const hashesAtOnce = 4;

/** Counts a client's attempt to sign in before it is judged. */
export function countAttempt(db: Executor, client: string): Promise<Judged> {
  return hitShared(db, keyOf(client), signInLimit);
}

/** Forgets a client's attempts once it has given the right password. */
export function forgetAttempts(db: Executor, client: string): Promise<void> {
  return emptyBucket(db, keyOf(client));
}

let hashing = 0;

/** Runs a costly check unless too many run already. @returns undefined when it was not run */
export async function withinHashLimit<Result>(
  check: () => Promise<Result>,
): Promise<Result | undefined> {
  if (hashing >= hashesAtOnce) return undefined;
  hashing += 1;
  try {
    return await check();
  } finally {
    hashing -= 1;
  }
}

function keyOf(client: string): string {
  return `operator:${client}`;
}
