import { expect, test } from 'vitest';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { figureSampleDays } from '#scripts/sample/sample-visits.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';

describeWithDatabase('invented people', (open) => {
  test('have as many emails each as asked, are written once, and leave every index behind', async () => {
    const { pool, kysely } = await open();
    const site = createTestSite();
    await reconcileDeclarations(kysely, declaredRows(site));
    const readIndexes = async () => {
      const { rows } = await pool.query('select indexdef from pg_indexes order by indexdef');
      return rows;
    };
    const indexes = await readIndexes();
    const written: number[] = [];
    for (let run = 0; run < 2; run += 1) {
      const client = await pool.connect();
      await writeSampleRows(client, site, { people: 300, emails: 10 }, (count) =>
        written.push(count),
      );
      client.release();
      await figureSampleDays(kysely);
    }
    expect(written).toEqual([300, 300]);
    expect(await readIndexes()).toEqual(indexes);
    const { rows } = await pool.query(
      `select (select count(*)::int from leads) as leads,
        (select count(*)::int from submissions) as submissions,
        (select count(*)::int from delivery_logs) as deliveries,
        (select count(*)::int from delivery_attempts) as attempts,
        (select count(*)::int from webhook_events) as reports,
        (select count(*)::int from delivery_logs where status = 'bounced') as bounced,
        (select count(*)::int from delivery_logs where lead_id is null) as strays`,
    );
    const { reports, bounced, ...counts } = rows[0];
    expect(counts).toEqual({
      leads: 300,
      submissions: 300,
      deliveries: 3000,
      attempts: 3000,
      strays: 0,
    });
    expect(reports).toBe(bounced);
    expect(reports).toBeGreaterThan(0);
  });

  test('came by many ways, in counts that fit their submissions', async () => {
    const { pool, kysely } = await open();
    const site = createTestSite();
    await reconcileDeclarations(kysely, declaredRows(site));
    const client = await pool.connect();
    await writeSampleRows(client, site, { people: 300, emails: 3 }, () => {});
    client.release();
    await figureSampleDays(kysely);
    const { rows } = await pool.query(
      `select traffic_source = '*' as is_sum, sum(views)::int as views,
         sum(visitors)::int as visitors, sum(saved)::int as saved,
         count(distinct traffic_source)::int as sources
       from visit_totals where funnel_id = '*' group by 1 order by 1`,
    );
    const [bySource, sum] = rows;
    expect(sum.saved).toBe(300);
    expect(bySource.saved).toBe(300);
    expect(bySource.sources).toBeGreaterThan(10);
    expect(bySource.views).toBe(sum.views);
    expect(sum.visitors).toBeGreaterThan(300);
    expect(sum.visitors).toBeLessThan(sum.views);
  });
});
