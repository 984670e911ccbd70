import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';

/** Tries to sign in that a client has in two minutes of the clock, over all processes. */
const triesAllowed = 5;

/** Password hashes that are computed or waited for at once; each takes 19 MiB. */
const hashesAtOnce = 4;

/**
 * Counts a try before it is judged, in one statement, so that tries at the same moment and at
 * several processes cannot exceed the limit together.
 */
export async function countTry(
  pool: Pool,
  client: string,
): Promise<{ readonly isAllowed: boolean; readonly retryAfterSeconds: number }> {
  const [row] = await runStatement<{ hits: number; seconds: number }>(pool, {
    text: `insert into rate_limits as r (key, window_start, hits)
      values ($1, date_trunc('minute', now()), 1)
      on conflict (key, window_start) do update set hits = least(r.hits + 1, 1000000)
      returning hits + coalesce((
          select b.hits from rate_limits b
          where b.key = $1 and b.window_start = date_trunc('minute', now()) - interval '1 minute'
        ), 0) as hits,
        ceil(120 - extract(second from now()))::int as seconds`,
    values: [keyOf(client)],
    timeoutMs: 5000,
  });
  const { hits = 1, seconds = 120 } = row ?? {};
  return { isAllowed: hits <= triesAllowed, retryAfterSeconds: seconds };
}

/** Forgets a client's tries once it has given the right password. */
export async function forgetTries(pool: Pool, client: string): Promise<void> {
  await runStatement(pool, {
    text: 'delete from rate_limits where key = $1',
    values: [keyOf(client)],
    timeoutMs: 5000,
  });
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
