import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { addHits, type Judged, judge, type Limit } from './buckets.ts';

/** Counts requests by key: a client, a funnel, a solved challenge. */
export interface RateLimiter {
  /** Counts a request and judges it. A refused one counts up to the limit's ceiling, if it has one. */
  hit(key: string, limit: Limit): Judged;
  /** The same, except that what was recently let through under the key is let through again uncounted. */
  hitOnce(key: string, what: string, limit: Limit): Judged;
  /** Whether the next request would be refused; counts nothing. */
  isFull(key: string, limit: Limit): boolean;
  /** Stops exchanging counts with other processes. */
  stop(): void;
}

interface Bucket {
  /** Requests in it at `atMs`, as far as this process knows. */
  level: number;
  atMs: number;
  /** Requests that the other processes do not know of yet. */
  unshared: number;
  limit: Limit;
}

/** How long the exchange pauses while the database is away. */
const awayMs = 2000;

/** The minimum time between two searches of many buckets for drained ones. */
const sweepMs = 10_000;

/** How many recent keys are remembered at least; at most twice as many. */
const minKnown = 10_000;

/**
 * Limits that hold across all processes and cost a submission nothing: a request is judged at once by
 * what this process knows, and levels are exchanged through the table rate_buckets in the background.
 * Spreading requests over several processes gains at most what fits between two exchanges. While the
 * database is away each process counts alone.
 *
 * A bucket does not count by the minute: a rush from one office passes as long as the burst allows it,
 * and Retry-After is exact. The database's clock drains the shared bucket; between two exchanges the
 * process's monotonic clock does.
 *
 * @param options.exchangeMs the shortest time between two exchanges
 * @param options.now milliseconds of a monotonic clock
 */
export function createRateLimiter({
  db,
  log,
  exchangeMs = 100,
  now = () => performance.now(),
  maxKeys = 100_000,
}: {
  readonly db: Executor;
  readonly log: Log;
  readonly exchangeMs?: number;
  readonly now?: () => number;
  readonly maxKeys?: number;
}): RateLimiter {
  /** The least recently used first. */
  const buckets = new Map<string, Bucket>();
  const unsharedKeys = new Set<string>();
  /** Two sets, because a set that drops its oldest entry with each new one has to search for it. */
  let known = new Set<string>();
  let knownBefore = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sweepAtMs = 0;

  function open(key: string, limit: Limit): Bucket {
    const time = now();
    const bucket = buckets.get(key) ?? { level: 0, atMs: time, unshared: 0, limit };
    bucket.limit = limit;
    drain(bucket, time);
    return bucket;
  }

  function hit(key: string, limit: Limit): Judged {
    const bucket = open(key, limit);
    const judged = judge(bucket.level + 1 - limit.burst, limit);
    if (judged.isAllowed || bucket.level + 1 <= ceilingOf(limit)) {
      bucket.level += 1;
      bucket.unshared += 1;
      unsharedKeys.add(key);
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > maxKeys) forgetOldest();
      if (!isStopped) timer ??= setTimeout(exchange, 0).unref();
    }
    return judged;
  }

  function hitOnce(key: string, what: string, limit: Limit): Judged {
    const entry = `${key} ${what}`;
    const isKnown = known.has(entry) || knownBefore.has(entry);
    const judged = isKnown ? judge(0, limit) : hit(key, limit);
    if (!judged.isAllowed) return judged;
    known.add(entry);
    if (known.size >= minKnown) {
      knownBefore = known;
      known = new Set();
    }
    return judged;
  }

  /** Its level comes back from the table with the key's next request. */
  function forgetOldest(): void {
    for (const key of buckets.keys()) {
      if (buckets.size <= maxKeys) return;
      buckets.delete(key);
      unsharedKeys.delete(key);
    }
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
    const news = [...unsharedKeys].flatMap((key) => {
      const { unshared = 0, limit } = buckets.get(key) ?? {};
      return limit === undefined || unshared === 0
        ? []
        : [{ key, hits: unshared, perMinute: limit.perMinute, ceiling: ceilingOf(limit) }];
    });
    try {
      if (news.length > 0) {
        const levels = await addHits(db, news);
        const time = now();
        for (const { key, hits } of news) {
          const bucket = buckets.get(key);
          if (!bucket) continue;
          bucket.unshared -= hits;
          if (bucket.unshared === 0) unsharedKeys.delete(key);
          bucket.level = (levels.get(key) ?? bucket.level) + bucket.unshared;
          bucket.atMs = time;
        }
      }
    } catch (error) {
      pauseMs = Math.max(exchangeMs, awayMs);
      log.warn({ err: error }, 'The limits are not shared now: the database is unavailable.');
    } finally {
      if (buckets.size > maxKeys / 10 && now() > sweepAtMs) {
        forgetDrained();
        sweepAtMs = now() + sweepMs;
      }
      timer = isStopped || news.length === 0 ? undefined : setTimeout(exchange, pauseMs).unref();
    }
  }

  return {
    hit,
    hitOnce,
    isFull: (key, limit) => open(key, limit).level + 1 > limit.burst,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function ceilingOf({ burst, ceiling = burst }: Limit): number {
  return ceiling;
}

function drain(bucket: Bucket, time: number): void {
  const minutes = (time - bucket.atMs) / 60_000;
  bucket.level = Math.max(0, bucket.level - bucket.limit.perMinute * minutes);
  bucket.atMs = time;
}
