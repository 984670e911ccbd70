import { expect, test } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { replacePassword } from '#server/operator/auth/set-password.ts';
import { attemptSignIn, openGuardedConsole, password } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import type { TestWeb } from '#tests/support/site/web.ts';

const owner = '198.51.100.7';

/** The `turn`th network of 64 bits of one site of 48. */
const network64 = (turn: number) => `2001:db8:7:${turn.toString(16)}::1`;

const guess = async (web: TestWeb, addresses: readonly string[]) => {
  const answers = await Promise.all(addresses.map((one) => attemptSignIn(web, 'wrong', one)));
  return Map.groupBy(answers, ({ status }) => status);
};

/** Signs in. @returns the device cookie as the browser sends it back */
async function makeKnown(web: TestWeb): Promise<string> {
  const answer = await attemptSignIn(web, password, owner);
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('operator-device='));
  return cookie?.split(';')[0] ?? '';
}

const readAudit = async ({ pool }: Database) => {
  const { rows } = await pool.query(
    `select action, details->'tries' as tries, details->>'network' as network
     from audit_log where actor = 'stranger' order by id`,
  );
  return rows;
};

const range = (length: number) => Array.from({ length }, (_, index) => index);

describeWithDatabase('while strangers guess', (open) => {
  test('a site of an IPv6 network guesses as one client, and other browsers get in', async () => {
    const web = await openGuardedConsole(await open());
    const guesses = guess(web, range(200).map(network64));
    const statuses: number[] = [];
    for (const _ of range(20)) {
      statuses.push((await attemptSignIn(web, password, owner)).status);
    }
    expect(statuses).toEqual(range(20).map(() => 201));
    expect((await guesses).get(401)?.length).toBeLessThanOrEqual(6);
  });

  test('a browser that signed in before gets in from wherever they guess', async () => {
    const web = await openGuardedConsole(await open());
    const cookie = await makeKnown(web);
    const guesses = guess(
      web,
      range(120).map((turn) => (turn % 2 ? owner : `192.0.2.${turn % 256}`)),
    );
    const answers = await Promise.all(
      range(20).map(() => attemptSignIn(web, password, owner, { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual(range(20).map(() => 201));
    await guesses;
    expect((await attemptSignIn(web, password, owner, { cookie })).status).toBe(201);
  });

  test('all networks together have thirty guesses a minute, and the log stays short', async () => {
    const database = await open();
    const web = await openGuardedConsole(database);
    const start = Date.now();
    const guesses = await guess(
      web,
      range(240).map((turn) => `203.0.${turn % 150}.9`),
    );
    // However long a busy machine takes for them, half a guess comes with each second.
    const allowed = 32 + Math.ceil((Date.now() - start) / 2000);
    expect(guesses.get(401)?.length).toBeLessThanOrEqual(allowed);
    const refused = guesses.get(429)?.at(-1);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await readAudit(database)).length).toBeLessThanOrEqual(allowed);
  });

  test('a burst of guesses from a dozen networks is judged to the last', async () => {
    const web = await openGuardedConsole(await open());
    const guesses = await guess(
      web,
      range(12).map((turn) => `203.0.113.${turn}`),
    );
    expect(guesses.get(401)?.length).toBe(12);
  });

  test('the audit log gets a line for a network and hour, and one with the number', async () => {
    const database = await open();
    const web = await openGuardedConsole(database);
    for (const turn of range(5)) await guess(web, [network64(turn)]);
    expect(await readAudit(database)).toMatchObject([{ action: 'sign-in-refused' }]);
    await database.pool.query(
      `update refused_sign_ins set began_at = began_at - interval '1 hour'`,
    );
    await guess(web, ['203.0.113.1']);
    await guess(web, ['203.0.113.1']);
    expect(await readAudit(database)).toMatchObject([
      { action: 'sign-in-refused' },
      { action: 'sign-in-refused' },
      { action: 'sign-ins-refused', tries: 5, network: 'one' },
    ]);
  });

  test('more networks than a hundred in an hour are counted together', async () => {
    const database = await open();
    const web = await openGuardedConsole(database);
    await database.pool.query(
      `insert into refused_sign_ins select date_trunc('hour', now()), n::text, 1
       from generate_series(1, 100) n`,
    );
    await guess(web, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
    expect(await readAudit(database)).toHaveLength(1);
    await database.pool.query(
      `update refused_sign_ins set began_at = began_at - interval '1 hour'`,
    );
    await guess(web, ['203.0.113.4']);
    expect(await readAudit(database)).toMatchObject([
      { action: 'sign-in-refused' },
      { action: 'sign-in-refused' },
      { action: 'sign-ins-refused', tries: 3, network: 'several' },
    ]);
  });
});

describeWithDatabase('a device cookie', (open) => {
  test('is for this browser and no script, and opens nothing', async () => {
    const web = await openGuardedConsole(await open());
    const answer = await attemptSignIn(web, password);
    const cookie = answer.headers.getSetCookie().find((one) => /device/.test(one)) ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await web.app.request('/api/operator/overview', { headers })).status).toBe(401);
  });

  test('has a budget that ends, too', async () => {
    const web = await openGuardedConsole(await open());
    const cookie = await makeKnown(web);
    const answers = await Promise.all(
      range(40).map(() => attemptSignIn(web, 'wrong', owner, { cookie })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(32);
    expect((await attemptSignIn(web, password, '192.0.2.77')).status).toBe(201);
  });

  test('is void once it is changed, and after a new password', async () => {
    const database = await open();
    const web = await openGuardedConsole(database);
    const cookie = await makeKnown(web);
    // Of the last character of base64 only the high bits may count.
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    await guess(web, Array(10).fill(owner));
    const statusWith = async (given: string) =>
      (await attemptSignIn(web, password, owner, { cookie: given })).status;
    expect([await statusWith(forged), await statusWith(cookie)]).toEqual([429, 201]);
    await replacePassword(database.kysely, 'another horse battery', 'a test');
    expect(await statusWith(cookie)).toBe(429);
  });
});
