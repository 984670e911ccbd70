import { expect, it } from 'vitest';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';

describeWithDatabase('page views of the release before', (open) => {
  it('are carried over, go on while it still runs, and are there again after a step back', async () => {
    const database = await open();
    const query = async (text: string) => (await database.pool.query(text)).rows;
    /** As the release before counts. */
    const count = (day: string, views: number) =>
      query(`
        insert into page_views (day, funnel_id, views) values ('${day}', 'willow-guide', ${views})
        on conflict (day, funnel_id) do update set views = page_views.views + excluded.views`);
    const counted = () =>
      query(`
        select to_char(day, 'MM-DD') as day, traffic_source, views::int
        from visit_counts order by day`);

    await revertTo(database, '0021-count-visits');
    await count('2027-01-01', 5);
    await count('2027-01-02', 7);
    await migrateToLatest(database.kysely);
    expect(await counted()).toEqual([
      { day: '01-01', traffic_source: '', views: 5 },
      { day: '01-02', traffic_source: '', views: 7 },
    ]);

    await count('2027-01-02', 3);
    await count('2027-01-03', 1);
    await query(`
      insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
      values ('2027-01-03', 'willow-guide', 'direct', 'a', '', 4)`);
    expect(await counted()).toEqual([
      { day: '01-01', traffic_source: '', views: 5 },
      { day: '01-02', traffic_source: '', views: 10 },
      expect.objectContaining({ day: '01-03' }),
      expect.objectContaining({ day: '01-03' }),
    ]);

    await revertTo(database, '0021-count-visits');
    expect(
      await query(`select to_char(day, 'MM-DD') as day, views::int from page_views order by day`),
    ).toEqual([
      { day: '01-01', views: 5 },
      { day: '01-02', views: 10 },
      { day: '01-03', views: 5 },
    ]);
    await migrateToLatest(database.kysely);
  });
});
