import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { activePauses } from '#server/outbox/pause.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import { createTestDeliveries } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport, unreached } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { until } from '#tests/support/until.ts';
import { openVirtualClock } from '#tests/support/virtual-clock.ts';
import { deploy, listJourneys, signUpAll, siteWith, step } from './enrolled.ts';

const start = Date.UTC(2027, 5, 7, 15);
const minuteMs = 60_000;

/** Emails every ten minutes, so that an hour's outage meets each of them. */
const hasty = {
  name: 'Willow Campaign',
  steps: ['one', 'two', 'three'].map((id) => step(id, { hours: 1 / 6 })),
};

describeWithDatabase('a provider that is away for an hour', (open) => {
  it('gets everything afterwards, nothing twice', async () => {
    const database = await open();
    const clock = await openVirtualClock(database.pool, new Date(start).toISOString());
    const site = siteWith([hasty]);
    const { process } = await deploy(database, site);
    await signUpAll(
      database,
      site,
      Array.from({ length: 20 }, () => ({})),
    );
    let minute = 0;
    const taken: string[] = [];
    const { transport } = scriptedTransport((deliveryId) => {
      if (minute < 60) return unreached;
      taken.push(deliveryId);
      return accepted(deliveryId);
    });
    const deliveries = createTestDeliveries({ database, transport, site, timing: defaultTiming });
    onTestFinished(() => deliveries.stop());
    deliveries.start();
    const settled = async () => {
      await database.pool.query(`select pg_notify('deliveries', '')`);
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from delivery_logs d where status = 'sending'
          or (status = 'pending' and next_attempt_at <= now() and not exists (
            select from (${activePauses}) p where p.destination in ('*', d.stream)))`.execute(
        database.kysely,
      );
      return rows[0]?.open === 0;
    };
    for (; minute <= 240; minute += minute < 75 ? 1 : 5) {
      await clock.set(new Date(start + minute * minuteMs));
      await process();
      await until(settled);
    }
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
    const { rows } = await database.pool.query(
      'select distinct status, maybe_sent from delivery_logs',
    );
    expect(rows).toEqual([{ status: 'sent', maybe_sent: false }]);
    expect((await listJourneys(database)).every(({ isCompleted }) => isCompleted)).toBe(true);
  });
});
