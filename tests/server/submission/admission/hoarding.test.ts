import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { signUpFromOneOffice } from '#tests/support/site/bots.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const start = Date.UTC(2027, 0, 1);

/** Registers somebody new, as the hydrated form does. */
async function register(web: TestWeb, from: string, guest: number, submissionId = randomUUID()) {
  const { token } = await web.formToken('willow-masterclass');
  const fields = { name: 'Guest', email: `guest-${guest}@example.com` };
  const content = { submissionId, token, fields };
  return web.postJson('willow-masterclass', content, { 'x-forwarded-for': from });
}

async function countTaken({ pool }: Database): Promise<number> {
  return (await pool.query('select taken from events')).rows[0].taken;
}

const openWeb = (database: Database) =>
  openTestWeb(database, {
    submissionsPerMinute: 30,
    trustProxy: 1,
    clock: () => new Date(start),
  });

describeWithDatabase('the seats of an event', (open) => {
  it.each([
    ['one address', () => '203.0.113.7'],
    ['one IPv4 network', (guest: number) => `203.0.113.${guest}`],
    ['one IPv6 network', (guest: number) => `2001:db8:7:${guest}::1`],
  ])('are not hoarded by %s: it takes a few at once', async (_, from) => {
    const database = await open();
    const web = await openWeb(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guest) => register(web, from(guest), guest)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // A slow machine lets one or two more drain away meanwhile.
    expect(await countTaken(database)).toBeGreaterThanOrEqual(10);
    expect(await countTaken(database)).toBeLessThan(14);
    expect(refused.length).toBeGreaterThan(35);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(6);
    expect(await refused[0]?.json()).toMatchObject({
      toast: {
        description:
          'Many seats were just taken from your network. Please wait a minute and send it again.',
      },
    });
    expect((await register(web, '198.51.100.1', 99)).status).toBe(201);
  });

  it('are not used up by what is sent again', async () => {
    const database = await open();
    const web = await openWeb(database);
    const id = randomUUID();
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await register(web, '203.0.113.7', 1, id)).status).toBe(201);
    }
    expect(await countTaken(database)).toBe(1);
    expect((await register(web, '203.0.113.7', 2)).status).toBe(201);
  });

  it('are not hoarded under one id and many spellings without scripts', async () => {
    const database = await open();
    const web = await openWeb(database);
    const submissionId = randomUUID();
    for (let guest = 0; guest < 25; guest += 1) {
      const fields = { submissionId, name: 'Guest', email: `me+${guest}@example.com` };
      await web.postForm('/willow-masterclass', fields, { 'x-forwarded-for': '203.0.113.7' });
    }
    expect(await countTaken(database)).toBeLessThan(14);
  });

  it('are no reason to keep an office from a form without any', async () => {
    const web = await openWeb(await open());
    const guide = { funnelId: 'willow-guide', path: '/willow-guide', fields: { name: 'Ada' } };
    const answers = await signUpFromOneOffice(
      async (path, init) => web.app.request(path, init),
      guide,
      { count: 200 },
    );
    expect(answers).toEqual({ 201: 200 });
  });
});
