import { randomBytes } from 'node:crypto';
import { asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';

/** The key that hashes the visitors of one UTC day. */
export interface DaySalt {
  /** `2026-11-23`. */
  readonly day: string;
  readonly salt: Buffer;
  /** Switches to the key of the present day. */
  renew(): Promise<void>;
  /** Stops watching the clock. */
  stop(): void;
}

/** The maximum sleep of the timer: the clock may be corrected, and a machine may sleep for days. */
const maxSleepMs = 2000;

/** How soon the database is asked again while it is away, in milliseconds. */
const retryMs = 5000;

/**
 * Keeps the key of the day: made by the first process after midnight, overwriting the previous day's,
 * and shared through the database. So nothing hashed on one day can be compared with anything later.
 * While the database is away, a process uses a key of its own and may count a visitor whom others have
 * counted too.
 *
 * @param options.clock the time that all processes share
 */
export async function openDaySalt({
  db,
  clock,
  log,
}: {
  readonly db: Executor;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn'>;
}): Promise<DaySalt> {
  let current: { day: string; salt: Buffer; isShared: boolean } = {
    day: '',
    salt: randomBytes(32),
    isShared: false,
  };
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function renew(): Promise<void> {
    const day = dayOf(clock());
    if (day === current.day && current.isShared) return;
    if (day !== current.day) current = { day, salt: randomBytes(32), isShared: false };
    try {
      const shared = await shareSalt(db, day, current.salt);
      if (shared !== undefined && day === current.day)
        current = { day, salt: shared, isShared: true };
    } catch (error) {
      log.warn(
        { err: error },
        "The key of today's visitors is not shared now: the database is unavailable.",
      );
    }
  }

  function sleep(): void {
    const now = clock();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const ms = current.isShared ? Math.min(maxSleepMs, midnight - now.getTime()) : retryMs;
    timer = setTimeout(() => {
      void renew().finally(() => {
        if (!isStopped) sleep();
      });
    }, ms).unref();
  }

  await renew();
  sleep();
  return {
    get day() {
      return current.day;
    },
    get salt() {
      return current.salt;
    },
    renew,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Offers a key for a day.
 *
 * @returns the key that all processes use; undefined if the database is at a later day already
 */
async function shareSalt(db: Executor, day: string, salt: Buffer): Promise<Buffer | undefined> {
  await db
    .insertInto('visitor_salt')
    .values({ day, salt })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ day, salt })
        .whereRef('visitor_salt.day', '<', 'excluded.day'),
    )
    .execute();
  const shared = await db
    .selectFrom('visitor_salt')
    .select('salt')
    .where('day', '=', asDay(day))
    .executeTakeFirst();
  return shared?.salt;
}
