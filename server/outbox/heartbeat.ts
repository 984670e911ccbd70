import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';
import { statementTimeoutMs } from './timing.ts';

/** How often a worker says that it is there, in milliseconds. */
const betweenMs = 15_000;

/** After how long a silent worker counts as gone and its row may be forgotten. */
const forgetAfter = '1 day';

/**
 * Makes the sign of life of one worker: a row that it touches whenever its loop comes round, at most
 * every 15 seconds and without waiting for the answer.
 */
export function createHeartbeat(pool: Pool, log: Log): () => void {
  const worker = randomUUID();
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = performance.now();
    if (nowMs - lastMs < betweenMs) return;
    lastMs = nowMs;
    tick(pool, worker).catch((error: unknown) => {
      log.warn({ err: error }, "The worker's sign of life could not be written.");
    });
  };
}

async function tick(pool: Pool, worker: string): Promise<void> {
  await runStatement(pool, {
    name: 'tick-worker',
    text: `
      with gone as (
        delete from worker_ticks
        where ticked_at < now() - interval '${forgetAfter}' and worker <> $1::uuid
      )
      insert into worker_ticks (worker, host) values ($1::uuid, $2)
      on conflict (worker) do update set ticked_at = now()`,
    values: [worker, hostname()],
    timeoutMs: statementTimeoutMs,
  });
}

/** The worker that was seen last, and how many were seen in the last minute. */
export interface WorkersSeen {
  readonly host: string;
  readonly secondsAgo: number;
  readonly alive: number;
}

/** Which workers were seen; undefined where none ever was. */
export async function readWorkers(pool: Pool): Promise<WorkersSeen | undefined> {
  const [row] = await runStatement<WorkersSeen & { host: string }>(pool, {
    text: `select host, extract(epoch from now() - ticked_at)::int as "secondsAgo",
        (select count(*)::int from worker_ticks where ticked_at > now() - interval '1 minute')
          as alive
      from worker_ticks order by ticked_at desc limit 1`,
    timeoutMs: 5000,
  });
  return row;
}
