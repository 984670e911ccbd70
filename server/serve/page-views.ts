import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { Tally } from '#server/telemetry/metrics.ts';

/** Writes what was counted to the database, again and again. */
export interface PageViewCounter {
  /** Writes the last counts; the database must still be open. */
  stop(): Promise<void>;
}

/**
 * Carries the page views that a process counts in memory into the daily counts of the table
 * page_views, all funnels in one statement. A view costs its visitor nothing but an addition; a
 * process that dies loses what it counted since the last write.
 *
 * @param options.views the tallies that the listener raises, by funnel
 * @param options.everyMs how long to wait between two writes
 */
export function countPageViews({
  pool,
  log,
  views,
  everyMs = 5_000,
}: {
  readonly pool: Pool;
  readonly log: Log;
  readonly views: ReadonlyMap<string, Tally>;
  readonly everyMs?: number;
}): PageViewCounter {
  const written = new Map<string, number>();
  let isStopped = false;
  let timer = setTimeout(repeat, everyMs).unref();
  let writing: Promise<void> = Promise.resolve();

  function repeat(): void {
    writing = write().finally(() => {
      if (!isStopped) timer = setTimeout(repeat, everyMs).unref();
    });
  }

  async function write(): Promise<void> {
    const news = [...views].flatMap(([funnel, { count }]) => {
      const added = count - (written.get(funnel) ?? 0);
      return added > 0 ? [{ funnel, count, added }] : [];
    });
    if (news.length === 0) return;
    try {
      await add(pool, news);
      for (const { funnel, count } of news) written.set(funnel, count);
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
  pool: Pool,
  news: readonly { readonly funnel: string; readonly added: number }[],
): Promise<void> {
  await runStatement(pool, {
    name: 'add-page-views',
    text: `
      insert into page_views as p (day, funnel_id, views)
      select (now() at time zone 'UTC')::date, funnel, added
      from unnest($1::text[], $2::bigint[]) as n(funnel, added) order by funnel
      on conflict (day, funnel_id) do update set views = p.views + excluded.views`,
    values: [news.map(({ funnel }) => funnel), news.map(({ added }) => added)],
    timeoutMs: 5000,
  });
}
