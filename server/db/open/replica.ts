import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import { createPool, type DatabaseLog } from '#server/db/pool.ts';
import type { Database } from './open.ts';
import { describePlace } from './reach.ts';

/** Another server that follows the database and can be read. */
export interface Replica {
  readonly database: Pick<Database, 'kysely' | 'pool' | 'describe'>;
  /** How far it is behind, in seconds; undefined while it does not follow, or does not answer. */
  lagSeconds(): number | undefined;
  /** Why it does not follow. */
  trouble(): string | undefined;
  /** What was written just now may not be there yet: for a moment others read the database itself. */
  noteWrite(): void;
  /** Whether what it says may be shown. */
  isFresh(): boolean;
  close(): Promise<void>;
}

const everyMs = 2000;
const answerLimitMs = 5000;

/** Nobody looks at figures that are older, in seconds. */
export const maxLagSeconds = 10;

/** For so long after a write the database itself is read, besides the lag. */
const afterWriteMs = 1000;

/** Opens a replica; until it has answered once it is not fresh. */
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
 * How far a replica is behind. One that has replayed all it received is up to date, however long ago the
 * last change was, as long as something still sends it changes.
 *
 * @returns seconds; undefined where nothing does
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
