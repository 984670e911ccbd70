import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { countLeftOut, countStep, emptyCounts } from '#server/visits/counts.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import { listDueDays } from '#server/visits/figures.ts';
import { everything, readDaily } from '#server/visits/read-steps.ts';
import { writeCounts } from '#server/visits/write-counts.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const day = '2026-05-04';
const page = (funnel: string) => ({ funnel, version: 'v', variant: '' });
const visitor = (n: number) => createHash('sha256').update(`visitor ${n}`).digest();

/** What a process counts: visitors from one number to another, each on both pages. */
function countsOf(from: number, to: number, isTurned = false) {
  const counts = emptyCounts(day);
  const pages = [page('willow-guide'), page('willow-letters')];
  for (const one of isTurned ? pages.toReversed() : pages) {
    for (let n = from; n < to; n += 1) {
      countStep(counts, 'views', one, n % 2 === 0 ? 'direct' : 'google/search', visitor(n));
    }
    countLeftOut(counts, one.funnel, 'robot');
  }
  return counts;
}

const stepsOf = async ({ kysely }: Database) => {
  const time = { days: [day], beforeFrom: day, countedFrom: null };
  return (await readDaily(kysely, time, everything)).daily[0];
};

describeWithDatabase('processes that count together', (open) => {
  it('lose nothing, count no visitor twice, and never wait for each other in a circle', async () => {
    const database = await open();
    const writes = Array.from({ length: 24 }, (_, n) =>
      writeCounts(database.kysely, countsOf(n * 5, n * 5 + 20, n % 2 === 0)),
    );
    await Promise.all(writes);
    await Promise.all([1, 2, 3].map(() => figureDay(database.kysely, day)));
    const steps = await stepsOf(database);
    expect(steps?.views).toBe(24 * 20 * 2);
    // 135 visitors, who were each seen by several processes and on two pages.
    expect(Math.abs((steps?.visitors ?? 0) - 135)).toBeLessThanOrEqual(5);
    const { rows } = await database.pool.query(
      'select sum(views)::int as views from left_out_views',
    );
    expect(rows).toEqual([{ views: 48 }]);
  });

  it('are heard as well when one of them comes after the day was closed', async () => {
    const database = await open();
    await writeCounts(database.kysely, countsOf(0, 40));
    expect(await listDueDays(database.kysely)).toEqual([day]);
    await figureDay(database.kysely, day);
    expect(await listDueDays(database.kysely)).toEqual([]);
    expect(Math.abs(((await stepsOf(database))?.visitors ?? 0) - 40)).toBeLessThanOrEqual(2);

    await writeCounts(database.kysely, countsOf(100, 110));
    expect(await listDueDays(database.kysely)).toEqual([day]);
    await figureDay(database.kysely, day);
    await figureDay(database.kysely, day);
    const steps = await stepsOf(database);
    expect(steps?.views).toBe(100);
    expect(Math.abs((steps?.visitors ?? 0) - 50)).toBeLessThanOrEqual(3);
    expect(await listDueDays(database.kysely)).toEqual([]);
  });

  it('tell no more sources of a funnel apart than a page can show', async () => {
    const database = await open();
    const counts = emptyCounts(day);
    for (let n = 0; n < 1000; n += 1) {
      countStep(counts, 'views', page('willow-guide'), `invented-${n}`, visitor(n));
    }
    await writeCounts(database.kysely, counts);
    const later = emptyCounts(day, counts);
    countStep(later, 'views', page('willow-guide'), 'invented-later', visitor(1));
    countStep(later, 'views', page('willow-guide'), 'invented-1', visitor(1));
    await writeCounts(database.kysely, later);
    const { rows } = await database.pool.query(
      `select count(*)::int as sources, sum(views)::int as views,
         (sum(views) filter (where traffic_source = 'other'))::int as others from visit_counts`,
    );
    expect(rows).toEqual([{ sources: 301, views: 1002, others: 701 }]);
  });

  it('have the days that the configuration keeps, and no others, figured', async () => {
    const database = await open();
    await database.pool.query(
      `insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
       select (now() at time zone 'UTC')::date - age, 'willow-guide', 'direct', '', '', 1
       from unnest(array[0, 3, 40]) age`,
    );
    expect(await listDueDays(database.kysely)).toHaveLength(3);
    const kept = await listDueDays(database.kysely, 30);
    expect(kept).toHaveLength(2);
    for (const one of kept) await figureDay(database.kysely, one);
    expect(await listDueDays(database.kysely, 30)).toEqual([]);
    // A hundredth of three days is less than an hour.
    await database.pool.query(`update figured_days set figured_at = now() - interval '1 hour'`);
    expect(await listDueDays(database.kysely, 30)).toEqual(kept);
    await database.pool.query(`update figured_days set figured_at = now() - interval '20 minutes'`);
    expect(await listDueDays(database.kysely, 30)).toEqual(kept.slice(0, 1));
  });
});
