import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import { createPool, type DatabaseLog } from '#server/db/pool.ts';
import type { Database } from './open.ts';
import { describePlace } from './reach.ts';

/** A read-only server that follows the database. */
export interface Replica {
  readonly database: Pick<Database, 'kysely' | 'pool' | 'describe'>;
  /** Its lag in seconds; undefined while it does not follow, or does not answer. */
  lagSeconds(): number | undefined;
  /** Why it does not follow. */
  trouble(): string | undefined;
  /** Records a write, which the replica may not have yet: for a moment, reads go to the database itself. */
  noteWrite(): void;
  /** Whether its data is recent enough to be shown. */
  isFresh(): boolean;
  close(): Promise<void>;
}

const everyMs = 2000;
const answerLimitMs = 5000;

/** The maximum lag for showing figures, in seconds. */
export const maxLagSeconds = 10;

/** How long after a write reads go to the database itself, in addition to the lag. */
const afterWriteMs = 1000;

/** Opens a replica; until its first answer it does not count as fresh. */
export function openReplica(url: string, log: DatabaseLog): Replica {
  const connection = { connectionString: url };
  const pool = createPool({ connection, size: 5, log, answerTimeoutMs: 60_000 });
  const kysely = createKysely(pool);
  let lag: number | undefined;
  let trouble: string | undefined = 'It has not answered yet.';
  let lastWriteMs = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const before = trouble;
    try {
      lag = await readLag(kysely);
      trouble = lag === undefined ? 'It is not following any server right now.' : undefined;
    } catch (error) {
      [lag, trouble] = [undefined, `It does not answer: ${errorMessage(error)}.`];
    }
    if (trouble !== undefined && before === undefined) log.warn(`The replica: ${trouble}`);
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs).unref();

  return {
    database: { kysely, pool, describe: `a replica at ${describePlace(url)}` },
    lagSeconds: () => lag,
    trouble: () => trouble,
    noteWrite() {
      lastWriteMs = performance.now();
    },
    isFresh() {
      if (lag === undefined || lag > maxLagSeconds) return false;
      return performance.now() - lastWriteMs > afterWriteMs + lag * 1000;
    },
    async close() {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
}

/**
 * A replica's lag. One that has replayed all it received is up to date, however old the last change is,
 * as long as something still sends it changes.
 *
 * @returns seconds; undefined if nothing does
 */
async function readLag(db: Executor): Promise<number | undefined> {
  const { rows } = await sql<{ lag: number | null }>`
    select case
      when not pg_is_in_recovery() then 0
      when not exists (select from pg_stat_wal_receiver) then null
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
    end::float8 as lag`.execute(db, { signal: AbortSignal.timeout(answerLimitMs) });
  return rows[0]?.lag ?? undefined;
}
