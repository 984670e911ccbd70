import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { Counter } from '#server/telemetry/metrics.ts';

/** Writes what was counted to the database, again and again. */
export interface PageViewWriter {
  /** Writes the last counts; the database must still be open. */
  stop(): Promise<void>;
}

/**
 * Carries the page views that a process counts in memory into the daily counts of the table
 * page_views, all funnels in one statement. A view costs its visitor nothing but an addition; a
 * process that dies loses what it counted since the last write.
 *
 * @param options.views the counters that the listener raises, by funnel; what is written is taken off
 * @param options.everyMs how long to wait between two writes
 */
export function writePageViews({
  db,
  log,
  views,
  everyMs = 5_000,
}: {
  readonly db: Executor;
  readonly log: Log;
  readonly views: ReadonlyMap<string, Counter>;
  readonly everyMs?: number;
}): PageViewWriter {
  let isStopped = false;
  let timer = setTimeout(repeat, everyMs).unref();
  let writing: Promise<void> = Promise.resolve();

  function repeat(): void {
    writing = write().finally(() => {
      if (!isStopped) timer = setTimeout(repeat, everyMs).unref();
    });
  }

  async function write(): Promise<void> {
    const counted = [...views]
      .map(([funnel, counter]) => ({ funnel, counter, count: counter.count }))
      .filter(({ count }) => count > 0);
    if (counted.length === 0) return;
    try {
      await add(db, counted);
      for (const { counter, count } of counted) counter.count -= count;
    } catch (error) {
      // They stay counted and go with the next write.
      log.warn({ err: error }, 'Page views are not written now: the database is away.');
    }
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await writing;
      await write();
    },
  };
}

/** Rows are locked in one order, so that two processes never wait for each other in a circle. */
async function add(
  db: Executor,
  counted: readonly { readonly funnel: string; readonly count: number }[],
): Promise<void> {
  const funnels = counted.map(({ funnel }) => funnel);
  const counts = counted.map(({ count }) => count);
  const added = sql<{ funnel_id: string; views: number }>`
    unnest(${funnels}::text[], ${counts}::bigint[])`.as<'n'>(sql`n (funnel_id, views)`);
  await db
    .insertInto('page_views')
    .columns(['day', 'funnel_id', 'views'])
    .expression((eb) =>
      eb
        .selectFrom(added)
        .select([sql<Date>`(now() at time zone 'UTC')::date`.as('day'), 'funnel_id', 'views'])
        .orderBy('funnel_id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'funnel_id']).doUpdateSet(({ eb, ref }) => ({
        views: eb(ref('page_views.views'), '+', ref('excluded.views')),
      })),
    )
    .modifyEnd(named('add-page-views'))
    .execute({ signal: AbortSignal.timeout(5000) });
}
