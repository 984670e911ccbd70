import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/database.ts';
import {
  type Ask,
  bombAddresses,
  postAsNaiveBots,
  signUpFromOneOffice,
  type Target,
} from '#tests/support/site/bots.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada' };
const guide: Target = { funnelId: 'willow-guide', path: '/willow-guide', fields };
const targets = ['willow-guide', 'willow-masterclass', 'strict', 'delayed', 'patient'].map(
  (funnelId) => ({ funnelId, path: `/${funnelId}`, fields }),
);

const askOf =
  (web: TestWeb): Ask =>
  async (path, init) =>
    web.app.request(path, init);

it('naive bots leave nothing behind, in whichever way they give themselves away', async () => {
  const web = await openTestWeb(await openTestDatabase(), { formMinSeconds: 60 });
  const answers = await postAsNaiveBots(askOf(web), guide, { count: 600 });
  expect(answers).toEqual({
    'fills in every input 303': 50,
    'fills in every member 201': 50,
    'types like lightning 429': 50,
    'makes its token up 403': 50,
    'stands on another site 403': 50,
    'names another origin 403': 50,
    'sends another media type 415': 50,
    'sends a file form 415': 50,
    'advertises in its name 422': 50,
    'writes to many at once 422': 50,
    'slips a header in 422': 50,
    'sends a book 413': 50,
  });
  for (const table of ['submissions', 'leads', 'delivery_logs', 'user_journeys'] as const) {
    expect(await web.count(table)).toBe(0);
  }
});

it('nine addresses get three emails each, however often and wherever they are signed up', async () => {
  const database = await openTestDatabase();
  const web = await openTestWeb(database, { trustProxy: 1 });
  const addresses = Array.from({ length: 9 }, (_, turn) => `victim-${turn}@example.com`);
  const answers = await bombAddresses(askOf(web), targets, {
    count: 450,
    addresses,
    async betweenRounds() {
      await database.pool.query(
        `update submissions set created_at = created_at - interval '11 minutes'`,
      );
    },
  });
  // A masterclass tells who is registered; everything else is saved.
  expect(Object.keys(answers).toSorted()).toEqual(['201', '409']);
  const { rows } = await database.pool.query(`
    select email_address, count(*) as mails from delivery_logs
    where status <> 'suppressed' group by 1 order by 1`);
  expect(rows).toEqual(addresses.map((email_address) => ({ email_address, mails: 3 })));
});

it('an office of 200 people behind one address is served whole', async () => {
  const web = await openTestWeb(await openTestDatabase(), {
    submissionsPerMinute: 30,
    trustProxy: 1,
  });
  expect(await signUpFromOneOffice(askOf(web), guide, { count: 200 })).toEqual({ 201: 200 });
  expect(await web.count('leads')).toBe(200);
});
