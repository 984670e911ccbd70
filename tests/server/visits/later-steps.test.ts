import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import type { Database } from '#server/db/open/open.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { downloadPath } from '#server/signing/download-token.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import { everything, readDaily, readTime } from '#server/visits/read-steps.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
};

/** Today's steps of a funnel, figured anew. */
async function stepsOf({ kysely }: Database, funnel: string): Promise<StepCounts | undefined> {
  const time = await readTime(kysely, 7);
  await figureDay(kysely, time.days.at(-1) ?? '');
  return (await readDaily(kysely, time, { ...everything, funnel })).daily.at(-1);
}

/** Lets the emails have left a minute ago: what is fetched sooner is a mail filter's. */
const sendEmails = ({ pool }: Database) =>
  pool.query(`update delivery_logs set status = 'sent', sent_at = now() - interval '1 minute'`);

describeWithDatabase('the steps after a submission', (open) => {
  it('tell whose guide was fetched, by the link of the email', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const content = Buffer.from('%PDF-1.7 and more');
    writeFileSync(join(folder, 'price-list.pdf'), content);
    const find = async () => ({ path: 'price-list.pdf', bytes: content.length, sum: 'x' });
    const database = await open();
    const web = await openTestWeb(database, { files: { folder, find } });
    for (const name of ['ada', 'ben']) {
      const fields = { name, email: `${name}@example.com` };
      expect((await web.postJson('willow-price-list', { fields })).status).toBe(201);
    }
    await sendEmails(database);
    const { rows } = await database.pool.query('select id from delivery_logs limit 1');
    const path = downloadPath({ kind: 'delivery', id: rows[0].id }, 'willow-price-list', secret);
    const before = await stepsOf(database, 'willow-price-list');
    expect(before).toMatchObject({ saved: 2, accepted: 2, fetched: 0 });
    expect((await web.app.request(path, { headers: phone })).status).toBe(200);
    await until(async () => (await stepsOf(database, 'willow-price-list'))?.fetched === 1);
  });

  it('tell who has a seat, and no longer once somebody is erased', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    for (const name of ['ada', 'ben']) {
      const fields = { name, email: `${name}@example.com` };
      expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
    }
    expect(await stepsOf(database, 'willow-masterclass')).toMatchObject({
      saved: 2,
      registered: 2,
    });
    await erasePerson(database.kysely, secret, 'ben@example.com');
    expect(await stepsOf(database, 'willow-masterclass')).toMatchObject({
      saved: 1,
      registered: 1,
    });
  });

  it('tell who unsubscribed, and not whose address is dead', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    for (const name of ['ada', 'ben', 'cleo']) {
      const fields = { name, email: `${name}@example.com` };
      expect((await web.postJson('willow-guide', { fields })).status).toBe(201);
    }
    await sendEmails(database);
    expect(await stepsOf(database, 'willow-guide')).toMatchObject({ saved: 3, unsubscribed: 0 });
    for (const name of ['ada', 'ben']) {
      const of = { address: `${name}@example.com`, scope: 'all' };
      await unsubscribePerson(database.kysely, secret, of);
    }
    await database.pool.query(
      `update delivery_logs set status = 'bounced', bounced_at = now()
       where email_address = 'ben@example.com'`,
    );
    expect(await stepsOf(database, 'willow-guide')).toMatchObject({ saved: 3, unsubscribed: 1 });
  });
});
