import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';

/** A limit: a bucket that every request fills and time drains. */
export interface Limit {
  /** How many requests drain per minute: the sustained rate. */
  readonly perMinute: number;
  /** How many requests may come at once. */
  readonly burst: number;
  /** The level up to which refused requests count as well. */
  readonly ceiling?: number;
}

/** Whether a request may proceed and, if not, in how many seconds the next one may. */
export interface Judged {
  readonly isAllowed: boolean;
  readonly retryAfterSeconds: number;
}

/** Requests of one key that are not in the table yet. */
export interface NewHits {
  readonly key: string;
  readonly hits: number;
  readonly perMinute: number;
  readonly ceiling: number;
}

/** @param over how many requests must drain before the next one may proceed */
export function judge(over: number, { perMinute }: Limit): Judged {
  if (over <= 0) return { isAllowed: true, retryAfterSeconds: 0 };
  // A billionth of a request must not round up to a second.
  const seconds = Math.ceil((over * 60) / perMinute - 0.001);
  return { isAllowed: false, retryAfterSeconds: Math.max(1, seconds) };
}

/**
 * Adds requests to the buckets in the table, all keys in one statement. The database's clock drains
 * them.
 *
 * @returns how full the buckets are by key, with the requests of all processes
 */
export async function addHits(
  db: Executor,
  news: readonly NewHits[],
): Promise<ReadonlyMap<string, number>> {
  const added = sql<{ key: string; hits: number; per_second: number; ceiling: number }>`
    unnest(
      ${news.map(({ key }) => key)}::text[],
      ${news.map(({ hits }) => hits)}::float8[],
      ${news.map(({ perMinute }) => perMinute / 60)}::float8[],
      ${news.map(({ ceiling }) => ceiling)}::float8[]
    )`.as<'n'>(sql`n(key, hits, per_second, ceiling)`);
  const rows = await db
    .insertInto('rate_buckets')
    .columns(['key', 'level', 'per_second', 'ceiling'])
    .expression((eb) =>
      eb.selectFrom(added).select(['key', 'hits', 'per_second', 'ceiling']).orderBy('key'),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        level: sql`least(excluded.ceiling, excluded.level + greatest(0, rate_buckets.level
          - excluded.per_second
          * greatest(0, extract(epoch from excluded.updated_at - rate_buckets.updated_at))))`,
        per_second: eb.ref('excluded.per_second'),
        ceiling: eb.ref('excluded.ceiling'),
        // Statements overtake each other by moments; further ahead is a clock that has gone back since.
        updated_at: sql`case
          when rate_buckets.updated_at > excluded.updated_at + interval '1 minute'
          then excluded.updated_at
          else greatest(rate_buckets.updated_at, excluded.updated_at) end`,
      })),
    )
    .returning(['key', 'level'])
    .modifyEnd(named('add-to-rate-buckets'))
    .execute();
  return new Map(rows.map(({ key, level }) => [key, level]));
}

/**
 * Counts a request in the database before it is judged, so that simultaneous requests in several
 * processes cannot exceed the limit together. It costs a statement. Without a ceiling, one refused
 * request counts.
 */
export async function hitShared(db: Executor, key: string, limit: Limit): Promise<Judged> {
  const { perMinute, burst, ceiling = burst + 1 } = limit;
  const levels = await addHits(db, [{ key, hits: 1, perMinute, ceiling }]);
  const level = levels.get(key) ?? 1;
  return level <= burst ? judge(0, limit) : judge(level + 1 - burst, limit);
}

/** Empties a key's bucket. */
export async function emptyBucket(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('rate_buckets').where('key', '=', key).execute();
}
