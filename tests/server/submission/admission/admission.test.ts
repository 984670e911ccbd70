import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Challenge, FormToken, Problem } from '#engine/contract/submission.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const start = Date.UTC(2027, 0, 1);
/** A clock that the tests move. */
let time = start;
const clock = () => new Date(time);
let people = 0;

async function openLimitedWeb(options: {
  readonly submissionsPerMinute?: number;
  readonly formMinSeconds?: number;
}): Promise<TestWeb> {
  time = start;
  return openTestWeb(await openTestDatabase(), { ...options, trustProxy: 1, clock });
}

/** Sends the guide's form for a new person. */
function send(web: TestWeb, content: object = {}, client = '1.1.1.1'): Promise<Response> {
  people += 1;
  const fields = { name: 'Ada', email: `ada-${people}@example.com` };
  return web.postJson('willow-guide', { fields, ...content }, { 'x-forwarded-for': client });
}

/** The same with a form token of its own, as every form has one. */
async function sendWithToken(web: TestWeb, content: object = {}, client?: string) {
  const { token } = await web.formToken('willow-guide');
  return send(web, { token, ...content }, client);
}

async function countStatuses(answers: readonly Promise<Response>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** What the form's worker does. */
function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash !== challenge) continue;
    const solution = { algorithm, challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(solution)).toString('base64');
  }
  throw new Error('The challenge has no solution.');
}

describe('a form token', () => {
  it('is given on interest, is different each time and never kept by a cache', async () => {
    const web = await openLimitedWeb({ formMinSeconds: 2 });
    const answer = await web.app.request('/api/funnels/willow-guide/form-token');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const given: FormToken = await answer.json();
    expect(given).toEqual({
      token: expect.stringMatching(/^[\w-]{40}$/),
      waitSeconds: 2,
      validSeconds: 86_400,
    });
    expect((await web.formToken('willow-guide')).token).not.toBe(given.token);
    expect((await web.app.request('/api/funnels/willow-call/form-token')).status).toBe(404);
    expect((await web.app.request('/api/funnels/nothing/form-token')).status).toBe(404);
  });

  it('refuses a form that was sent more quickly than a person can, and takes it a moment later', async () => {
    const web = await openLimitedWeb({ formMinSeconds: 2 });
    const { token } = await web.formToken('willow-guide');
    time += 500;
    const refused = await send(web, { token });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      type: 'urn:problem-type:funnelfile:too-fast',
      toast: {
        description: 'That was quicker than we expect. Please wait a moment and send it again.',
      },
    });
    expect(await web.count('submissions')).toBe(0);
    time += 1500;
    expect((await send(web, { token })).status).toBe(201);
  });

  it.each([
    ['too old', (token: string) => token, 86_401_000],
    ['from the future, since the clock was set back', (token: string) => token, -3_600_000],
    ['forged', (token: string) => `B${token.slice(1)}`, 0],
    ['no token at all', () => 'made-up', 0],
  ])('that is %s is answered with a new one', async (_, change, afterMs) => {
    const web = await openLimitedWeb({});
    const { token } = await web.formToken('willow-guide');
    time += afterMs;
    const refused = await send(web, { token: change(token) });
    expect(refused.status).toBe(403);
    const { type, formToken }: Problem = await refused.json();
    expect(type).toBe('urn:problem-type:funnelfile:stale-token');
    expect((await send(web, { token: formToken?.token })).status).toBe(201);
  });

  it('of another funnel is none', async () => {
    const web = await openLimitedWeb({});
    const { token } = await web.formToken('strict');
    expect((await send(web, { token })).status).toBe(403);
  });
});

describe('the limits', () => {
  it('give a client without a token a tenth of those with one, and others their own', async () => {
    // So few that none drains away during the test.
    const web = await openLimitedWeb({ submissionsPerMinute: 1 });
    const sendMany = (count: number, client?: string) =>
      countStatuses(Array.from({ length: count }, () => send(web, {}, client)));
    expect(await sendMany(3)).toEqual({ 201: 1, 429: 2 });
    // Of those with a token, the network's limit asks the last for work before the client's ends.
    const own = Array.from({ length: 13 }, () => sendWithToken(web));
    expect(await countStatuses(own)).toEqual({ 201: 6, 428: 4, 429: 3 });
    expect(await sendMany(1, '2.2.2.2')).toEqual({ 201: 1 });
    expect(await sendMany(1, '2001:db8:1:2::1')).toEqual({ 201: 1 });
    expect(await sendMany(1, '2001:db8:1:2:ffff::9')).toEqual({ 429: 1 });
    const refused = await send(web);
    expect((await refused.json()).toast.description).toMatch(
      /^Too many attempts\. Please wait \d+ minutes and send it again\.$/,
    );
  });

  it('let an office of 200 people in behind one address', async () => {
    const web = await openLimitedWeb({ submissionsPerMinute: 30 });
    const office = Array.from({ length: 200 }, () => sendWithToken(web, {}, '9.9.9.9'));
    expect(await countStatuses(office)).toEqual({ 201: 200 });
  });
});

describe('a form under attack', () => {
  /** With one submission a minute for a client, twenty clients' worth at once are an attack. */
  async function attack(): Promise<{ readonly web: TestWeb; readonly token: string }> {
    const web = await openLimitedWeb({ submissionsPerMinute: 1 });
    const { token, challenge } = await web.formToken('willow-guide');
    expect(challenge).toBeUndefined();
    const rush = Array.from({ length: 40 }, (_, turn) =>
      sendWithToken(web, {}, `10.0.${turn % 20}.1`),
    );
    // A slow machine takes a few seconds for the rush, and a few more are let in meanwhile.
    const { 201: admitted = 0, 428: refused = 0 } = await countStatuses(rush);
    expect(admitted + refused).toBe(40);
    expect(admitted).toBeGreaterThanOrEqual(20);
    expect(refused).toBeGreaterThan(0);
    return { web, token };
  }

  it('gives work to do with the token and with the refusal, and takes what did it', async () => {
    const { web, token } = await attack();
    const refused = await send(web, { token }, '11.0.0.1');
    expect(refused.status).toBe(428);
    const { formToken }: Problem = await refused.json();
    if (!formToken?.challenge) throw new Error('The refusal has no challenge.');
    expect(formToken).toMatchObject({ token, waitSeconds: 0 });
    const altcha = solve(formToken.challenge);
    expect((await send(web, { token, altcha }, '11.0.0.2')).status).toBe(201);

    const fresh = await web.formToken('willow-guide');
    if (!fresh.challenge) throw new Error('The token has no challenge.');
    const own = { token: fresh.token, altcha: solve(fresh.challenge) };
    expect((await send(web, own, '11.0.0.3')).status).toBe(201);
    expect((await web.formToken('strict')).challenge).toBeUndefined();
  });

  it('takes one solution a few times only, and none that is forged, old or for another form', async () => {
    const { web, token } = await attack();
    const { challenge } = await web.formToken('willow-guide');
    if (!challenge) throw new Error('The token has no challenge.');
    const altcha = solve(challenge);
    const uses = [1, 2, 3, 4].map((turn) => sendWithToken(web, { altcha }, `12.0.0.${turn}`));
    expect(await countStatuses(uses)).toEqual({ 201: 3, 428: 1 });

    const read = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString());
    const write = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64');
    const other = solve({ ...challenge, ...(await web.formToken('willow-guide')).challenge });
    const { salt, number, ...rest } = read(other);
    const spliced = {
      ...rest,
      salt: salt + String(number)[0],
      number: Number(`${number}`.slice(1)),
    };
    const forged = [
      write({ ...rest, salt, number: number + 1 }),
      write({ ...rest, salt, number, signature: rest.signature.replace(/./, 'g') }),
      write({ ...rest, salt: salt.replace('willow-guide', 'strict'), number }),
      write(spliced),
      'nonsense',
    ];
    const refused = forged.map((proof, turn) =>
      send(web, { token, altcha: proof }, `13.0.0.${turn}`),
    );
    expect(await countStatuses(refused)).toEqual({ 428: forged.length });
    time += 601_000;
    expect((await send(web, { token, altcha: other }, '14.0.0.1')).status).toBe(428);
  });

  it('still takes a few from people without scripts', async () => {
    const { web } = await attack();
    const plain = (turn: number) =>
      web.postForm(
        '/willow-guide',
        { email: `plain-${turn}@example.com` },
        { 'x-forwarded-for': `15.0.0.${turn}` },
      );
    expect(await countStatuses([1, 2, 3].map(plain))).toEqual({ 303: 1, 429: 2 });
  });
});
