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

/** How often the clocks are compared. */
const everyMs = 60_000;

/**
 * A clock that shows the database's time. It queries the time once a minute and advances by the
 * process's monotonic clock in between, so processes with different clocks agree on how old a signed
 * token is. While the database is away, the last comparison counts. @throws if the database cannot be
 * queried at the start
 */
export async function openDatabaseClock(db: Executor): Promise<DatabaseClock> {
  let aheadMs = await compare(db);
  const timer = setInterval(() => {
    compare(db).then(
      (ms) => {
        aheadMs = ms;
      },
      () => {},
    );
  }, everyMs).unref();
  return {
    now: () => new Date(performance.now() + aheadMs),
    stop: () => clearInterval(timer),
  };
}

/** How far the database's time is ahead of the monotonic clock, in milliseconds. */
async function compare(db: Executor): Promise<number> {
  const asked = performance.now();
  const row = await db
    .selectNoFrom(sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as('ms'))
    .executeTakeFirstOrThrow();
  // The answer is half a round trip old.
  return row.ms - (asked + performance.now()) / 2;
}
