import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import { listDueDays } from '#server/visits/figures.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openAsOperator } from '../operator/console.ts';

/** Counts ten views on each of the last days. @returns the days, today first */
async function countViews({ pool }: Database, ...ages: number[]): Promise<readonly string[]> {
  await pool.query(
    `insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
     select (now() at time zone 'UTC')::date - age, 'willow-guide', 'direct', '', '', 10
     from unnest($1::int[]) age`,
    [ages],
  );
  const { rows } = await pool.query<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from visit_counts order by day desc`,
  );
  return rows.map(({ day }) => day);
}

const figuredAt = ({ pool }: Database, day: string, moment: string) =>
  pool.query(`update figured_days set figured_at = ${moment} where day = $1::date`, [day]);

describeWithDatabase('figures that somebody looks at', (open) => {
  it('contain the days on which no worker ran, and the rest of the day on which it stopped', async () => {
    const database = await open();
    const { read } = await openAsOperator(database);
    const [, , , stopped = ''] = await countViews(database, 0, 1, 2, 3, 4);
    await figureDay(database.kysely, stopped);
    await database.pool.query('update visit_counts set views = 30 where day = $1::date', [stopped]);
    await figuredAt(
      database,
      stopped,
      `($1::date + interval '12 hours')::timestamp at time zone 'UTC'`,
    );
    expect((await read('/steps?days=7')).total.now.views).toBe(70);
  });

  it('are computed for the advice as well', async () => {
    const database = await open();
    const { read } = await openAsOperator(database);
    await countViews(database, 1, 2);
    await database.pool.query(
      `insert into submissions (id, funnel_id, email_key, outcome, reference, fields, created_at)
       select gen_random_uuid(), 'willow-guide', n || '@example.com', 'accepted', n::text, '{}',
         now() - interval '2 days' from generate_series(1, 3) n`,
    );
    expect((await read('/advice')).now.leads).toBe(3);
  });

  it('are computed once: a day that is over and complete is left alone', async () => {
    const database = await open();
    const { read } = await openAsOperator(database);
    await countViews(database, 1, 2);
    await read('/steps?days=7');
    await database.pool.query('update visit_counts set views = 30');
    expect((await read('/steps?days=7')).total.now.views).toBe(20);
  });

  it('do not count where only a clock that was ahead can have computed them', async () => {
    const database = await open();
    const { read } = await openAsOperator(database);
    const days = await countViews(database, 0, 1);
    for (const day of days) {
      await figureDay(database.kysely, day);
      await figuredAt(database, day, `now() + interval '2 hours'`);
    }
    await database.pool.query('update visit_counts set views = 30');
    expect(await listDueDays(database.kysely)).toEqual(days);
    expect((await read('/steps?days=7')).total.now.views).toBe(60);
  });
});
