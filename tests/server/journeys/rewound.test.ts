import { expect, it, onTestFinished } from 'vitest';
import { holdDoubtful, noteRestored, noteRewound } from '#server/journeys/rewound.ts';
import { createTestDeliveries, writeDeliveries } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openVirtualClock } from '#tests/support/run/virtual-clock.ts';
import { deploy, listJourneys, signUpAll, siteWith, step } from './enrolled.ts';

const start = Date.UTC(2027, 5, 7, 15);
const minute = (count: number) => new Date(start + count * 60_000);

/** Emails every ten minutes. */
const hasty = {
  name: 'Willow Campaign',
  steps: ['one', 'two', 'three'].map((id) => step(id, { hours: 1 / 6 })),
};

/** A site on a clock of its own that can be taken back to an earlier minute. */
async function openSite(open: Parameters<Parameters<typeof describeWithDatabase>[1]>[0]) {
  const database = await open();
  const { pool } = database;
  const clock = await openVirtualClock(pool, minute(0).toISOString());
  const site = siteWith([hasty]);
  const { process } = await deploy(database, site, { hasSender: true });
  const people = await signUpAll(database, site, [{}, {}, {}, {}, {}]);
  const taken: string[] = [];
  const { transport, asked } = scriptedTransport(
    (id) => {
      taken.push(id);
      return accepted(id);
    },
    (id) => (taken.includes(id) ? { kind: 'found', messageId: id } : { kind: 'absent' }),
  );
  const start = () => {
    const deliveries = createTestDeliveries({ database, transport, site });
    onTestFinished(() => deliveries.stop());
    deliveries.start();
    return deliveries;
  };
  const restored = ['delivery_logs', 'user_journeys', 'campaign_counts'];
  return {
    database,
    people,
    taken,
    asked,
    start,
    async runUntil(last: number, first: number) {
      for (let now = first; now <= last; now += 5) {
        await clock.set(minute(now));
        await process();
        await pool.query(`select pg_notify('deliveries', '')`);
        await until(async () => {
          const { rows } = await pool.query(
            `select from delivery_logs where status in ('pending', 'sending')`,
          );
          return rows.length === 0;
        });
      }
    },
    /** Keeps the rows of this minute, and of one email those of the moment before it was sent. */
    async keep(now: number) {
      await pool.query('create schema kept');
      for (const table of restored) {
        await pool.query(`create table kept.${table} as select * from ${table}`);
      }
      await pool.query('update kept.delivery_logs set created_at = $1', [minute(now)]);
      await pool.query(`
        update kept.delivery_logs set status = 'pending', attempts = 0, provider_message_id = null
        where id = (select min(id::text)::uuid from kept.delivery_logs)`);
    },
    async takeBack(now: number) {
      for (const table of restored) {
        await pool.query(`delete from ${table}`);
        await pool.query(`insert into ${table} select * from kept.${table}`);
      }
      await pool.query('update worker_ticks set ticked_at = $1', [minute(now)]);
    },
  };
}

describeWithDatabase('a database that was taken back ten minutes', (open) => {
  it('sends again nothing that was sent meanwhile, and all that was not', async () => {
    const site = await openSite(open);
    const { database, taken, asked } = site;
    const before = site.start();
    await site.runUntil(15, 0);
    await site.keep(15);
    await site.runUntil(25, 20);
    await before.stop();
    expect(taken).toHaveLength(10);
    await site.takeBack(15);

    expect(await noteRewound(database.kysely)).toEqual({
      from: minute(15),
      until: minute(35),
      inDoubt: 1,
    });
    site.start();
    await site.runUntil(60, 25);
    expect(asked.length).toBeGreaterThanOrEqual(6);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(15);
    const { rows } = await database.pool.query(
      'select distinct status, provider_message_id = id::text as is_known from delivery_logs',
    );
    expect(rows).toEqual([{ status: 'sent', is_known: true }]);
    expect((await listJourneys(database)).every(({ isCompleted }) => isCompleted)).toBe(true);
  });
});

describeWithDatabase('the same without a note of it', (open) => {
  it('sends again what it does not know to be sent', async () => {
    const site = await openSite(open);
    const before = site.start();
    await site.runUntil(15, 0);
    await site.keep(15);
    await site.runUntil(25, 20);
    await before.stop();
    await site.takeBack(15);
    site.start();
    await site.runUntil(60, 25);
    expect(site.taken.length - new Set(site.taken).size).toBe(6);
  });
});

describeWithDatabase('a database that nobody restored', (open) => {
  it('leaves its emails without doubt, at every start', async () => {
    const database = await open();
    await writeDeliveries(database, [{}]);
    expect(await noteRestored(database.kysely)).toBeUndefined();
    const { rows } = await database.pool.query('select distinct maybe_sent from delivery_logs');
    expect(rows).toEqual([{ maybe_sent: false }]);
  });
});

describeWithDatabase('emails in doubt where nobody can be asked', (open) => {
  it('are kept back if that is asked for, and no others', async () => {
    const database = await open();
    const [waiting = '', later = ''] = await writeDeliveries(database, [{}, {}]);
    await database.pool.query(
      `update delivery_logs set next_attempt_at = now() + interval '1 day' where id = $1`,
      [later],
    );
    expect((await noteRewound(database.kysely)).inDoubt).toBe(1);
    expect(await holdDoubtful(database.kysely)).toBe(1);
    const { rows } = await database.pool.query(
      'select id, status, left(last_error, 25) as why from delivery_logs order by status',
    );
    expect(rows).toEqual([
      { id: waiting, status: 'failed', why: 'The database was restored' },
      { id: later, status: 'pending', why: null },
    ]);
  });
});
