import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const email = 'ada@example.com';
const fields = { name: 'Ada', email };
/** One funnel for each way in which an answer may depend on its email. */
const funnels = ['willow-guide', 'strict', 'delayed', 'patient'];

const suppress = ({ pool }: Database, reason: string, scope = 'all') =>
  pool.query('insert into suppressions (email_hash, scope, reason) values ($1, $2, $3)', [
    hashAddress('a secret of the tests', email),
    scope,
    reason,
  ]);

/** What the site may know of an address before a stranger types it. */
const known: Readonly<Record<string, (web: TestWeb, database: Database) => Promise<unknown>>> = {
  'is a lead already': async (web, { pool }) => {
    for (const funnel of funnels) await web.postJson(funnel, { fields });
    await pool.query(`update submissions set created_at = created_at - interval '1 hour'`);
    await pool.query('delete from address_quotas');
  },
  'signed up a moment ago': async (web) => {
    for (const funnel of funnels.slice(0, 3)) await web.postJson(funnel, { fields });
  },
  'has had three emails today': async (web) => {
    for (const turn of [1, 2, 3]) {
      await web.postJson('willow-masterclass', {
        fields: { ...fields, email: `ada+${turn}@example.com` },
      });
    }
  },
  'does not take our emails any more': (_, database) => suppress(database, 'complained'),
  'has bounced': (_, database) => suppress(database, 'bounced'),
  'was refused': (_, database) => suppress(database, 'refused'),
  'has unsubscribed': (_, database) => suppress(database, 'unsubscribed', 'willow'),
  'signed up a moment ago, and its emails bounced': async (web, { pool }) => {
    for (const funnel of funnels.slice(0, 3)) await web.postJson(funnel, { fields });
    await pool.query(`update delivery_logs set status = 'bounced', bounced_at = now()`);
  },
  'signed up a moment ago, and complained': async (web, { pool }) => {
    for (const funnel of funnels.slice(0, 3)) await web.postJson(funnel, { fields });
    await pool.query(`update delivery_logs set status = 'complained', complained_at = now()`);
  },
};

/** All that a stranger sees of an answer but the moment and the ids. */
async function ask(web: TestWeb, funnel: string) {
  const answer = await web.postJson(funnel, { fields });
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  const posted = await web.postForm(`/${funnel}`, fields);
  const shown = await web.app.request(posted.headers.get('location') ?? '');
  return {
    status: answer.status,
    headers,
    body: await answer.json(),
    plain: posted.status,
    location: posted.headers.get('location')?.replace(/outcome=.*/, ''),
    page: [shown.status, stateIn(await shown.text())],
  };
}

describeWithDatabase('an answer tells a stranger nothing about an address that', (open) => {
  it.each(Object.keys(known))('%s', async (what) => {
    const database = await open();
    const web = await openTestWeb(database);
    const fresh: unknown[] = [];
    for (const funnel of funnels) fresh.push(await ask(web, funnel));
    await open();
    const again = await openTestWeb(database);
    await known[what]?.(again, database);
    const told: unknown[] = [];
    for (const funnel of funnels) told.push(await ask(again, funnel));
    expect(told).toEqual(fresh);
  });
});
