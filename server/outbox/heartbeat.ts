import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';

/** How often a worker says that it is there, in milliseconds. */
const betweenMs = 15_000;

/** After how long a silent worker counts as gone and its row may be forgotten. */
const forgetAfter = sql.lit('1 day');

/** How long whoever asks for the workers waits, in milliseconds. */
const readLimitMs = 5_000;

/**
 * Makes the heartbeat of one worker: a row that it touches whenever its loop comes round, at most
 * every 15 seconds and without waiting for the answer.
 */
export function createHeartbeat(db: Executor, log: Log): () => void {
  const worker = randomUUID();
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = performance.now();
    if (nowMs - lastMs < betweenMs) return;
    lastMs = nowMs;
    tick(db, worker).catch((error: unknown) => {
      log.warn({ err: error }, "The worker's heartbeat could not be written.");
    });
  };
}

async function tick(db: Executor, worker: string): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .with('gone', (cte) =>
      cte
        .deleteFrom('worker_ticks')
        .where('ticked_at', '<', sql<Date>`${now} - interval ${forgetAfter}`)
        .where('worker', '<>', worker),
    )
    .insertInto('worker_ticks')
    .values({ worker, host: hostname() })
    .onConflict((conflict) => conflict.column('worker').doUpdateSet({ ticked_at: now }))
    .modifyEnd(named('tick-worker'))
    .execute();
}

/** The worker that was seen last, and how many were seen in the last minute. */
export interface WorkersSeen {
  readonly host: string;
  readonly secondsAgo: number;
  readonly alive: number;
}

/** Which workers were seen; undefined where none ever was. */
export async function readWorkers(db: Executor): Promise<WorkersSeen | undefined> {
  return db
    .selectFrom('worker_ticks')
    .select([
      'host',
      sql<number>`extract(epoch from now() - ticked_at)::int`.as('secondsAgo'),
      sql<number>`(select count(*)::int from worker_ticks
        where ticked_at > now() - interval '1 minute')`.as('alive'),
    ])
    .orderBy('ticked_at', 'desc')
    .limit(1)
    .executeTakeFirst({ signal: AbortSignal.timeout(readLimitMs) });
}
