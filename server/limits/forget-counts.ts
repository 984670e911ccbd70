import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';

/**
 * Forgets in the background the counts that no longer matter: empty buckets, minutes long past,
 * and addresses that were not mailed for a day. The tables are small, so they have no index for it
 * that each submission would have to keep up.
 *
 * @param everyMs how often, in milliseconds
 */
export function forgetCounts(pool: Pool, log: Log, everyMs = 10 * 60_000): { stop(): void } {
  const timer = setInterval(() => {
    runStatement(pool, { text: statement, values: [], timeoutMs: 30_000 }).catch((error: unknown) =>
      log.warn({ err: error }, 'Old counts were not removed: the database is away.'),
    );
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

const statement = `
  with empty as (
    delete from rate_buckets
    where level <= per_second * extract(epoch from now() - updated_at)
  ),
  past as (
    delete from rate_limits where window_start < now() - interval '5 minutes'
  )
  delete from address_quotas
  where mailed_at[cardinality(mailed_at)] < now() - interval '1 day'`;
