import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';

/**
 * Deletes counters that no longer matter in the background: drained buckets, and addresses without an
 * email for a day. The tables are too small to need an index, which each submission would have to maintain.
 *
 * @param everyMs how often, in milliseconds
 */
export function forgetCounts(db: Executor, log: Log, everyMs = 10 * 60_000): { stop(): void } {
  const timer = setInterval(() => {
    removeCounts(db).catch((error: unknown) =>
      log.warn({ err: error }, 'Old counters were not removed: the database is unavailable.'),
    );
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

async function removeCounts(db: Executor): Promise<void> {
  await db
    .with('empty', (query) =>
      query
        .deleteFrom('rate_buckets')
        .where('level', '<=', sql<number>`per_second * extract(epoch from now() - updated_at)`),
    )
    .with('written', (query) =>
      query
        .deleteFrom('campaign_counts')
        .where(sql<boolean>`written_at[cardinality(written_at)] < now() - interval '1 day'`),
    )
    .deleteFrom('address_quotas')
    .where(sql<boolean>`mailed_at[cardinality(mailed_at)] < now() - interval '1 day'`)
    .execute();
}
