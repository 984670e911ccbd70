import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Challenge, Problem } from '#engine/contract/submission.ts';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

/** As many as the site allows unless told otherwise. */
const submissionsPerMinute = 30;

const openWeb = (database: Database) =>
  openTestWeb(database, { submissionsPerMinute, trustProxy: 1 });

interface Sent {
  readonly email: string;
  readonly from?: string;
  readonly content?: object;
  readonly token?: string;
}

/** Sends the guide's form as the hydrated page does, each with a token of its own. */
async function send(web: TestWeb, { email, from = '203.0.113.7', content, token }: Sent) {
  return web.postJson(
    'willow-guide',
    {
      token: token ?? (await web.formToken('willow-guide')).token,
      fields: { name: 'Ada', email },
      ...content,
    },
    { 'x-forwarded-for': from },
  );
}

async function countStatuses(answers: readonly Promise<Response>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function countMails({ pool }: Database): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as mails from delivery_logs where status <> 'suppressed'`,
  );
  return rows[0].mails;
}

/** What the form's worker does. */
function solve({ challenge, maxnumber, salt, ...rest }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash !== challenge) continue;
    return Buffer.from(JSON.stringify({ ...rest, challenge, salt, number })).toString('base64');
  }
  throw new Error('The challenge has no solution.');
}

describeWithDatabase('a mailbox', (open) => {
  it.each([
    ['tags', (turn: number) => `victim+${turn}@gmail.com`],
    [
      'dots',
      (turn: number) => `${[...'victimvictim'].join(turn % 2 ? '.' : '')}+${turn}@gmail.com`,
    ],
    ['two domains', (turn: number) => `victim+${turn}@${turn % 2 ? 'gmail' : 'googlemail'}.com`],
    [
      'case and script',
      (turn: number) => `${turn % 2 ? 'V' : 'v'}+${turn}@B${turn % 3 ? 'ü' : 'Ü'}.example`,
    ],
  ])('gets three emails a day, however it is spelt with %s', async (_, address) => {
    const database = await open();
    const web = await openWeb(database);
    const posts = Array.from({ length: 60 }, (_, turn) => send(web, { email: address(turn) }));
    expect(await countStatuses(posts)).toEqual({ 201: 60 });
    expect(await countMails(database)).toBe(3);
    const { rows } = await database.pool.query('select email from leads order by created_at');
    expect(rows.map(({ email }) => email)).toContain(
      address(7).toLowerCase().replace('bü.', 'xn--b-eha.'),
    );
  });

  it('is not held back because of another with the same start or the same dots', async () => {
    const database = await open();
    const web = await openWeb(database);
    for (const email of ['a.b@example.com', 'ab@example.com', 'a@b.example', 'a@c.example'])
      expect((await send(web, { email })).status).toBe(201);
    expect(await countMails(database)).toBe(4);
  });
});

describeWithDatabase('a form token', (open) => {
  it('is good for three submissions; then the refusal carries another', async () => {
    const web = await openWeb(await open());
    const { token } = await web.formToken('willow-guide');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await send(web, { email: `p${turn}@example.com`, token })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 403, 403, 403]);
    const refused: Problem = await (await send(web, { email: 'q@example.com', token })).json();
    expect(refused.type).toBe('urn:problem-type:funnelfile:stale-token');
    const again = { email: 'q@example.com', token: refused.formToken?.token ?? '' };
    expect((await send(web, again)).status).toBe(201);
  });

  it('is none in another spelling that decodes to its bytes', async () => {
    const web = await openWeb(await open());
    const { token } = await web.formToken('willow-guide');
    const spellings = ['', '=', '==', '=!', '= '].map((end) => `${token}${end}`);
    const posts = spellings.map((one, turn) =>
      send(web, { email: `p${turn}@example.com`, token: one }),
    );
    expect(await countStatuses(posts)).toEqual({ 201: 1, 403: 4 });
  });

  it('lets somebody in who mistypes four times, and who sends the same again', async () => {
    const web = await openWeb(await open());
    const { token } = await web.formToken('willow-guide');
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await send(web, { email: `ada@@example.com`, token })).status).toBe(422);
    }
    const content = { submissionId: randomUUID() };
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await send(web, { email: 'ada@example.com', token, content })).status).toBe(201);
    }
  });

  it('is used up by the plain form too, under one id and many addresses', async () => {
    const database = await open();
    const web = await openWeb(database);
    const { token } = await web.formToken('willow-guide');
    const submissionId = randomUUID();
    const posts = Array.from({ length: 10 }, (_, turn) =>
      web.postForm('/willow-guide', { token, submissionId, email: `p${turn}@example.com` }),
    );
    expect(await countStatuses(posts)).toEqual({ 303: 3, 403: 7 });
  });
});

describeWithDatabase('a network that signs up many mailboxes', (open) => {
  it.each([
    ['an IPv4 network of 24 bits', (turn: number) => `203.0.113.${turn % 250}`],
    ['an IPv6 network of 48 bits', (turn: number) => `2001:db8:7:${turn.toString(16)}::1`],
  ])('works for more than an office needs: %s', async (_, from) => {
    const database = await open();
    const web = await openWeb(database);
    const posts = Array.from({ length: 400 }, (_, turn) =>
      send(web, { email: `stranger-${turn}@example.com`, from: from(turn) }),
    );
    const { 201: accepted = 0, 428: worked = 0 } = await countStatuses(posts);
    // A slow machine lets a few more drain away meanwhile.
    expect(accepted).toBeGreaterThanOrEqual(209);
    expect(accepted).toBeLessThan(240);
    expect(accepted + worked).toBe(400);

    const more = await send(web, { email: 'late@example.com', from: from(1) });
    const { formToken }: Problem = await more.json();
    if (!formToken?.challenge) throw new Error('The refusal has no challenge.');
    expect(formToken.challenge.maxnumber).toBeGreaterThan(50_000);
    const altcha = solve(formToken.challenge);
    const content = { altcha };
    const done = { email: 'late@example.com', from: from(1), token: formToken.token, content };
    expect((await send(web, done)).status).toBe(201);
    expect((await send(web, { email: 'else@example.com', from: '198.51.100.1' })).status).toBe(201);
  });

  it('is not asked for work for what it has signed up, nor for one mailbox again and again', async () => {
    const web = await openWeb(await open());
    const posts = Array.from({ length: 250 }, (_, turn) =>
      send(web, { email: `one+${turn}@example.com` }),
    );
    expect(await countStatuses(posts)).toEqual({ 201: 250 });
  });

  it('leaves a tenth of the rate to forms without scripts', async () => {
    const web = await openWeb(await open());
    const rush = Array.from({ length: 230 }, (_, turn) =>
      send(web, { email: `stranger-${turn}@example.com`, from: `203.0.113.${turn % 9}` }),
    );
    await Promise.all(rush);
    const plain = Array.from({ length: 60 }, (_, turn) =>
      web.postForm(
        '/willow-guide',
        { email: `plain-${turn}@example.com` },
        { 'x-forwarded-for': `203.0.113.${100 + turn}` },
      ),
    );
    const { 303: accepted = 0, 429: refused = 0 } = await countStatuses(plain);
    expect(accepted).toBeGreaterThanOrEqual(30);
    expect(accepted).toBeLessThan(40);
    expect(accepted + refused).toBe(60);
  });
});
