import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';

/** How much is let through, as a bucket that every try fills and time empties. */
export interface Limit {
  /** How many tries drain away in a minute: the rate that may go on for ever. */
  readonly perMinute: number;
  /** How many tries may come at once. */
  readonly burst: number;
  /** Up to which level refused tries count as well; without it they do not. */
  readonly ceiling?: number;
}

/** Counts tries by key: a client, a funnel, a solved challenge. */
export interface RateLimiter {
  /** Counts one try and says whether it may go on; if not, after how many seconds the next may. */
  hit(
    key: string,
    limit: Limit,
  ): { readonly isAllowed: boolean; readonly retryAfterSeconds: number };
  /** Whether the next try would be refused; counts nothing. */
  isFull(key: string, limit: Limit): boolean;
  /** Ends the exchange with the other processes. */
  stop(): void;
}

interface Bucket {
  /** Tries in it at `atMs`, as far as this process knows. */
  level: number;
  atMs: number;
  /** Tries that the other processes do not know yet. */
  unshared: number;
  limit: Limit;
}

/**
 * Limits that hold over all processes and cost a submission nothing: a try is judged at once by what
 * is known, and the levels are exchanged through the table rate_buckets in the background, all keys
 * in one statement. Who spreads over several processes gains at most what fits between two
 * exchanges. While the database is away each process counts alone.
 *
 * A bucket has no borders of minutes: a rush from one office passes as long as its burst allows it,
 * and Retry-After is exact. The database's clock empties the shared bucket; between two exchanges
 * the process's monotonic clock does, which knows durations only.
 *
 * @param options.exchangeMs the least time between two exchanges
 * @param options.now milliseconds of a clock that never goes back
 */
export function createRateLimiter({
  pool,
  log,
  exchangeMs = 100,
  now = () => performance.now(),
  maxKeys = 100_000,
}: {
  readonly pool: Pool;
  readonly log: Log;
  readonly exchangeMs?: number;
  readonly now?: () => number;
  readonly maxKeys?: number;
}): RateLimiter {
  const buckets = new Map<string, Bucket>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function open(key: string, limit: Limit): Bucket {
    const time = now();
    const bucket = buckets.get(key) ?? { level: 0, atMs: time, unshared: 0, limit };
    bucket.limit = limit;
    drain(bucket, time);
    return bucket;
  }

  function hit(key: string, limit: Limit): ReturnType<RateLimiter['hit']> {
    const bucket = open(key, limit);
    const over = bucket.level + 1 - limit.burst;
    const isAllowed = over <= 0;
    if (isAllowed || bucket.level + 1 <= ceilingOf(limit)) {
      bucket.level += 1;
      bucket.unshared += 1;
      if (buckets.size >= maxKeys) forgetDrained();
      if (buckets.size < maxKeys) buckets.set(key, bucket);
      if (!isStopped) timer ??= setTimeout(exchange, 0).unref();
    }
    // Rounding must not make a second out of a billionth.
    const seconds = Math.ceil((over * 60) / limit.perMinute - 0.001);
    const retryAfterSeconds = isAllowed ? 0 : Math.max(1, seconds);
    return { isAllowed, retryAfterSeconds };
  }

  function forgetDrained(): void {
    const time = now();
    for (const [key, bucket] of buckets) {
      drain(bucket, time);
      if (bucket.level === 0 && bucket.unshared === 0) buckets.delete(key);
    }
  }

  async function exchange(): Promise<void> {
    let pauseMs = exchangeMs;
    const news = [...buckets].filter(([, bucket]) => bucket.unshared > 0);
    const hits = news.map(([, bucket]) => bucket.unshared);
    try {
      if (news.length > 0) {
        const levels = await share(pool, news, hits);
        const time = now();
        for (const [index, [key, bucket]] of news.entries()) {
          bucket.unshared -= hits[index] ?? 0;
          bucket.level = (levels.get(key) ?? bucket.level) + bucket.unshared;
          bucket.atMs = time;
        }
      }
    } catch (error) {
      pauseMs = Math.max(exchangeMs, awayMs);
      log.warn({ err: error }, 'The limits are not shared now: the database is away.');
    } finally {
      if (buckets.size > maxKeys / 10) forgetDrained();
      timer = isStopped || news.length === 0 ? undefined : setTimeout(exchange, pauseMs).unref();
    }
  }

  return {
    hit,
    isFull: (key, limit) => open(key, limit).level + 1 > limit.burst,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** How long the exchange pauses while the database is away. */
const awayMs = 2000;

function ceilingOf({ burst, ceiling = burst }: Limit): number {
  return ceiling;
}

function drain(bucket: Bucket, time: number): void {
  const minutes = (time - bucket.atMs) / 60_000;
  bucket.level = Math.max(0, bucket.level - bucket.limit.perMinute * minutes);
  bucket.atMs = time;
}

/** Adds tries to the table and reads everybody's; @returns the levels by key */
async function share(
  pool: Pool,
  news: readonly (readonly [key: string, Bucket])[],
  hits: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await runStatement<{ key: string; level: number }>(pool, {
    name: 'share-rate-buckets',
    text: `
      insert into rate_buckets as b (key, level, per_second, ceiling)
      select * from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[])
        as n(key, hits, per_second, ceiling) order by key
      on conflict (key) do update set
        level = least(excluded.ceiling, excluded.level + greatest(0, b.level
          - excluded.per_second
          * greatest(0, extract(epoch from excluded.updated_at - b.updated_at)))),
        per_second = excluded.per_second,
        ceiling = excluded.ceiling,
        updated_at = greatest(b.updated_at, excluded.updated_at)
      returning key, level`,
    values: [
      news.map(([key]) => key),
      hits,
      news.map(([, { limit }]) => limit.perMinute / 60),
      news.map(([, { limit }]) => ceilingOf(limit)),
    ],
    timeoutMs: 5000,
  });
  return new Map(rows.map(({ key, level }) => [key, level]));
}
