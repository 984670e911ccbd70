import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import { createPool, type DatabaseLog } from '#server/db/pool.ts';
import type { Database } from './open.ts';
import { readPooler } from './pooler.ts';
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
const unheard = 'It has not answered yet.';

/** The maximum lag for showing figures, in seconds. */
export const maxLagSeconds = 10;

/** How long after a write reads go to the database itself, in addition to the lag. */
const afterWriteMs = 1000;

/** Opens a replica; until its first answer it does not count as fresh. */
export function openReplica(url: string, log: DatabaseLog): Replica {
  const { address, isPooled } = readPooler(url);
  const connection = { connectionString: address };
  // Behind a pooler or not: the console's questions are too different for plans to be worth keeping.
  const pool = createPool({
    connection,
    size: 5,
    log,
    answerTimeoutMs: 60_000,
    isPooled: true,
    hasSessions: !isPooled,
  });
  const kysely = createKysely(pool);
  let lag: number | undefined;
  let trouble: string | undefined = unheard;
  let lastWriteMs = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const before = trouble;
    try {
      [lag, trouble] = await readLag(kysely);
    } catch (error) {
      [lag, trouble] = [undefined, `It does not answer: ${errorMessage(error)}.`];
    }
    const isNew = before === undefined || before === unheard;
    if (trouble !== undefined && isNew) log.warn(`The replica: ${trouble}`);
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
 * as long as something still sends it changes. A server that takes writes is another database, or has
 * become one.
 *
 * @returns its seconds, or else why it has none
 */
async function readLag(
  db: Executor,
): Promise<[lag: number | undefined, trouble: string | undefined]> {
  const { rows } = await sql<{ lag: number | null; is_own: boolean }>`
    select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_own,
      case
        when not pg_is_in_recovery() then 0
        when not exists (select from pg_stat_wal_receiver) then null
        when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
      end::float8 as lag`.execute(db, { signal: AbortSignal.timeout(answerLimitMs) });
  const [row] = rows;
  if (row?.is_own) {
    return [undefined, 'It takes writes of its own, so it follows no server: check REPLICA_URL.'];
  }
  return row?.lag == null
    ? [undefined, 'It is not following any server right now.']
    : [row.lag, undefined];
}
