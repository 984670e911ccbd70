import type { Pool } from 'pg';
import { runStatement } from '../db/run-statement.ts';
import type { Log } from '../log.ts';

/** Counts tries per client. */
export interface RateLimiter {
  /** Counts one try of a client and says whether it may go on. */
  hit(client: string): { readonly isAllowed: boolean; readonly retryAfterSeconds: number };
  /** Ends the exchange with the other processes. */
  stop(): void;
}

interface Count {
  /** What all processes together had counted when last asked, this one's shared hits included. */
  shared: number;
  /** Hits of this process that the others do not know yet. */
  unshared: number;
}

/**
 * A limit per client and minute that holds over all processes and costs a submission nothing: a try
 * is judged at once by what is known, and the counts are exchanged through the table rate_limits in
 * the background, all clients in one statement. A client that spreads over several processes gains
 * at most what fits between two exchanges. While the database is away each process counts alone.
 *
 * @param options.perMinute how many tries a client has in a minute of the clock
 * @param options.exchangeMs the least time between two exchanges
 */
export function createRateLimiter({
  pool,
  log,
  perMinute,
  exchangeMs = 100,
  now = Date.now,
  maxClients = 100_000,
}: {
  readonly pool: Pool;
  readonly log: Log;
  readonly perMinute: number;
  readonly exchangeMs?: number;
  readonly now?: () => number;
  readonly maxClients?: number;
}): RateLimiter {
  let minute = 0;
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function hit(client: string): ReturnType<RateLimiter['hit']> {
    const time = now();
    startMinute(Math.floor(time / 60_000));
    const count = counts.get(client) ?? { shared: 0, unshared: 0 };
    if (counts.size < maxClients) counts.set(client, count);
    const isAllowed = count.shared + count.unshared < perMinute;
    // A refused try is not counted: the others learn nothing new from it.
    if (isAllowed) {
      count.unshared += 1;
      timer ??= setTimeout(exchange, 0).unref();
    }
    return { isAllowed, retryAfterSeconds: Math.max(1, 60 - Math.floor((time / 1000) % 60)) };
  }

  function startMinute(current: number): void {
    if (current === minute) return;
    minute = current;
    counts = new Map();
  }

  async function exchange(): Promise<void> {
    const [exchanged, ofMinute] = [counts, minute];
    const news = [...exchanged].filter(([, count]) => count.unshared > 0);
    const hits = news.map(([, count]) => count.unshared);
    try {
      if (news.length > 0) {
        const rows = await share(
          pool,
          ofMinute,
          news.map(([client]) => client),
          hits,
        );
        for (const [index, [, count]] of news.entries()) count.unshared -= hits[index] ?? 0;
        for (const row of rows) {
          const count = exchanged.get(row.key);
          if (count) count.shared = row.hits;
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'The limits per client are not shared now: the database is away.');
    } finally {
      timer = isStopped || news.length === 0 ? undefined : setTimeout(exchange, exchangeMs).unref();
    }
  }

  return {
    hit,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Adds hits to the table and reads everybody's; forgets what is older than five minutes. */
function share(pool: Pool, minute: number, clients: readonly string[], hits: readonly number[]) {
  return runStatement<{ key: string; hits: number }>(pool, {
    name: 'share-rate-limits',
    text: `
      with old as (
        delete from rate_limits where window_start < to_timestamp($1) - interval '5 minutes'
      )
      insert into rate_limits as r (key, window_start, hits)
      select key, to_timestamp($1), hits
      from unnest($2::text[], $3::int[]) as n(key, hits) order by key
      on conflict (key, window_start) do update set hits = r.hits + excluded.hits
      returning key, hits`,
    values: [minute * 60, clients, hits],
    timeoutMs: 5000,
  });
}
