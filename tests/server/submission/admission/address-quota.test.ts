import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const funnels = ['willow-guide', 'willow-masterclass', 'delayed'];

/** The deliveries by address: how many are or were on their way, and how many were held back. */
async function countMails({ pool }: Database): Promise<Record<string, [number, number]>> {
  const { rows } = await pool.query(`
    select lower(email_address) as address, count(*) filter (where status <> 'suppressed') as sent,
      count(*) filter (where status = 'suppressed' and last_error_code = 'address-quota') as held
    from delivery_logs group by 1`);
  return Object.fromEntries(rows.map(({ address, sent, held }) => [address, [sent, held]]));
}

/** Every submission so far was made an hour earlier. */
async function passAnHour({ pool }: Database): Promise<void> {
  await pool.query(`update submissions set created_at = created_at - interval '1 hour'`);
}

describeWithDatabase('an address', (open) => {
  it('gets three emails a day over all funnels; a fourth sign-up is saved like any other', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    for (const funnel of funnels) {
      expect((await web.postJson(funnel, { fields })).status).toBe(201);
    }
    const content = { submissionId: randomUUID(), fields: { ...fields, email: 'ADA@example.com' } };
    const fourth = await web.postJson('strict', content);
    expect(fourth.status).toBe(201);
    expect(await web.count('leads')).toBe(4);
    expect(await countMails(database)).toEqual({ 'ada@example.com': [3, 1] });
    expect((await web.postJson('strict', content)).status).toBe(201);
    expect(await countMails(database)).toEqual({ 'ada@example.com': [3, 1] });
    expect(await web.count('error_logs')).toBe(0);
    await web.postJson('strict', { fields: { ...fields, email: 'bob@example.com' } });
    expect((await countMails(database))['bob@example.com']).toEqual([1, 0]);
  });

  it('gets emails again when a day has passed since the first, one for each that is a day old', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    for (const funnel of funnels) await web.postJson(funnel, { fields });
    await database.pool.query(`
      update address_quotas set mailed_at =
        array[now() - interval '25 hours', now() - interval '2 hours', now() - interval '1 hour']`);
    await passAnHour(database);
    for (const funnel of ['willow-guide', 'strict']) await web.postJson(funnel, { fields });
    expect(await countMails(database)).toEqual({ 'ada@example.com': [4, 1] });
  });

  it('gets three of hundreds of sign-ups at once at two servers', async () => {
    const database = await open();
    const servers = [await openTestWeb(database), await openTestWeb(database)] as const;
    for (let hour = 0; hour < 3; hour += 1) {
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, turn) =>
          servers[turn % 2 ? 1 : 0].postJson(
            // None of these refuses a form whose email takes longer than a second.
            ['willow-guide', 'delayed', 'patient'][turn % 3] ?? '',
            { fields: { name: 'Ada', email: `victim-${Math.floor(turn / 3) % 3}@example.com` } },
          ),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      await passAnHour(database);
    }
    const counts = Object.values(await countMails(database));
    expect(counts.map(([sent]) => sent)).toEqual([3, 3, 3]);
    for (const [, kept] of counts) expect(kept).toBeGreaterThan(0);
  });

  it('is kept as a keyed hash only', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await web.postJson('willow-guide', { fields });
    const { rows } = await database.pool.query('select address_hash from address_quotas');
    expect(rows).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });
});
