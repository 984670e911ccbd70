import { expect, it } from 'vitest';
import { forgetCounts } from '#server/limits/forget-counts.ts';
import { createLog } from '#server/telemetry/log.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';

describeWithDatabase('old counts', (open) => {
  it('are forgotten once they no longer matter, and no sooner', async () => {
    const { pool, kysely } = await open();
    await pool.query(`
      insert into rate_buckets (key, level, per_second, ceiling, updated_at) values
        ('empty', 5, 1, 10, now() - interval '6 seconds'),
        ('full', 5, 0.001, 10, now() - interval '6 seconds')`);
    await pool.query(`
      insert into address_quotas (address_hash, mailed_at, delivery_id) values
        ('old', array[now() - interval '49 hours', now() - interval '25 hours'], gen_random_uuid()),
        ('new', array[now() - interval '25 hours', now() - interval '1 hour'], gen_random_uuid())`);
    await pool.query(`
      insert into campaign_counts (mailbox, written_at, added) values
        ('00000000-0000-0000-0000-000000000001', array[now() - interval '25 hours'], 1),
        ('00000000-0000-0000-0000-000000000002', array[now() - interval '25 hours', now()], 1)`);
    const counts = forgetCounts(kysely, createLog('silent'), 5);
    const left = async () => {
      const { rows } = await pool.query<{ key: string }>(`
        select key from rate_buckets union all select address_hash from address_quotas
        union all select right(mailbox::text, 1) from campaign_counts order by 1`);
      return rows.map(({ key }) => key);
    };
    await until(async () => !(await left()).includes('old'));
    counts.stop();
    expect(await left()).toEqual(['2', 'full', 'new']);
  });
});
