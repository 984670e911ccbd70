import { sql } from 'kysely';
import type { Executor } from './kysely.ts';

/** The database's time, which is the site's; the clocks of its processes may differ. */
export async function readNow(db: Executor): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** The database's time, without querying it each time. */
export interface DatabaseClock {
  now(): Date;
  /** Stops comparing in the background. */
  stop(): void;
}

/** How often the clocks are compared: the monotonic one stands still while a machine sleeps. */
const everyMs = 2000;

/**
 * A clock that shows the database's time. It queries the time every two seconds and advances by the
 * process's monotonic clock in between, so processes with different clocks agree on how old a signed
 * token is, and pages change within seconds after a machine has slept or its clock was set. While the
 * database is away, the last comparison counts. @throws if the database cannot be queried at the start
 */
export async function openDatabaseClock(db: Executor): Promise<DatabaseClock> {
  let { aheadMs } = await compare(db);
  let isStopped = false;
  let timer = setTimeout(look, everyMs).unref();

  async function look(): Promise<void> {
    try {
      const compared = await compare(db);
      // An answer that took long says little about a clock that nobody has set.
      if (Math.abs(compared.aheadMs - aheadMs) > compared.doubtMs) ({ aheadMs } = compared);
    } catch {
      // The next comparison may succeed.
    }
    if (!isStopped) timer = setTimeout(look, everyMs).unref();
  }

  return {
    now: () => new Date(performance.now() + aheadMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** How far the database's time is ahead of the monotonic clock, and how wrong that may be, in milliseconds. */
async function compare(
  db: Executor,
): Promise<{ readonly aheadMs: number; readonly doubtMs: number }> {
  const asked = performance.now();
  const row = await db
    .selectNoFrom(sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as('ms'))
    .executeTakeFirstOrThrow();
  const answered = performance.now();
  // The answer is half a round trip old.
  return { aheadMs: row.ms - (asked + answered) / 2, doubtMs: (answered - asked) / 2 };
}
