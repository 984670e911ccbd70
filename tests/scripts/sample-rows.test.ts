import { expect, test } from 'vitest';
import { writeSampleRows } from '#scripts/support/sample-rows.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { createTestSite } from '#tests/support/site.ts';

describeWithDatabase('invented people', (open) => {
  test('have three emails each, are written once, and leave every index behind', async () => {
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
      await writeSampleRows(client, site, 300, (count) => written.push(count));
      client.release();
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
      deliveries: 900,
      attempts: 900,
      strays: 0,
    });
    expect(reports).toBe(bounced);
    expect(reports).toBeGreaterThan(0);
  });
});
