import { expect, test } from 'vitest';
import {
  ask,
  attemptSignIn,
  openGuardedConsole,
  password,
  signIn,
} from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('signing in', (open) => {
  test('gives a cookie that scripts and other sites cannot use', async () => {
    const web = await openGuardedConsole(await open());
    const response = await attemptSignIn(web, password);
    expect(response.status).toBe(201);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^operator\.session_token=[\w.%-]+;/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect((await ask(web, cookie.split(';')[0] ?? '', '/session')).status).toBe(200);
  });

  test('says what it takes to a body that it cannot read, and counts it like any attempt', async () => {
    const web = await openGuardedConsole(await open());
    const send = (path: string, body: string, type = 'application/json') =>
      web.app.request(`/api/operator${path}`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': '192.0.2.2' },
        body,
      });
    const answers = [
      await send('/session', `password=${password}`, 'application/x-www-form-urlencoded'),
      await send('/session', '{"password":'),
      await send('/session', '{"password":42}'),
      await send('/session/code', '[]'),
      await send('/session/invitation', '{}'),
    ];
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.json()]))).toEqual(
      ['a password', 'a password', 'a password', 'a code', 'an invitation’s token'].map((what) => [
        422,
        { title: `Send JSON with ${what}.`, status: 422 },
      ]),
    );
    expect((await attemptSignIn(web, password, '192.0.2.2')).status).toBe(429);
  });

  test('refuses the sixth attempt within two minutes, whoever counts, and lets others in', async () => {
    const database = await open();
    const [web, other] = [await openGuardedConsole(database), await openGuardedConsole(database)];
    const attempts = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        attemptSignIn(index % 2 ? web : other, index < 7 ? 'wrong' : 'also wrong'),
      ),
    );
    expect(attempts.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    const last = await attemptSignIn(web, password);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attemptSignIn(web, password, '192.0.2.9')).status).toBe(201);
  });

  test('ends the session that the same browser had, and no other', async () => {
    const web = await openGuardedConsole(await open());
    const [elsewhere, before] = [await signIn(web), await signIn(web)];
    const again = await attemptSignIn(web, password, '192.0.2.1', { cookie: before });
    const after = again.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const statusOf = async (cookie: string) => (await ask(web, cookie, '/session')).status;
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(after)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(200);
    // A wrong password ends nothing.
    await attemptSignIn(web, 'wrong', '192.0.2.1', { cookie: after });
    expect(await statusOf(after)).toBe(200);
  });

  test('is refused to a page of another site', async () => {
    const web = await openGuardedConsole(await open());
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await attemptSignIn(web, password, '192.0.2.1', foreign)).status).toBe(403);
  });

  test('keeps a hash of the password, and nothing that opens without the secret', async () => {
    const { pool, ...database } = await open();
    const web = await openGuardedConsole({ pool, ...database });
    const cookie = await signIn(web);
    const { rows: sessions } = await pool.query('select token from member_sessions');
    expect(sessions).toHaveLength(1);
    const [name = ''] = cookie.split('=');
    const { token } = sessions[0];
    expect(decodeURIComponent(cookie)).toContain(`${token}.`);
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`]) {
      expect((await ask(web, `${name}=${forged}`, '/session')).status).toBe(401);
    }
    const { rows } = await pool.query(
      `select value #>> '{}' as hash from settings where key = 'operator-password'`,
    );
    expect(rows[0].hash).toMatch(/^\$argon2id\$/);
  });
});

describeWithDatabase('a session', (open) => {
  test('ends with signing out', async () => {
    const web = await openGuardedConsole(await open());
    const cookie = await signIn(web);
    expect((await ask(web, cookie, '/session', { method: 'DELETE' })).status).toBe(200);
    expect((await ask(web, cookie, '/session')).status).toBe(401);
  });

  test('ends with signing out everywhere, in all browsers', async () => {
    const web = await openGuardedConsole(await open());
    const cookies = [await signIn(web), await signIn(web)];
    const everywhere = { method: 'DELETE' };
    expect((await ask(web, cookies[0] ?? '', '/sessions', everywhere)).status).toBe(200);
    for (const cookie of cookies) expect((await ask(web, cookie, '/session')).status).toBe(401);
  });

  test.each([
    ['half an hour without use', `expires_at = now()`],
    ['twelve hours in any case', `created_at = now() - interval '12 hours 1 second'`],
  ])('ends after %s', async (_name, change) => {
    const database = await open();
    const web = await openGuardedConsole(database);
    const cookie = await signIn(web);
    await database.pool.query(`update member_sessions set ${change}`);
    expect((await ask(web, cookie, '/session')).status).toBe(401);
  });

  test('is prolonged by a person and not by the console itself', async () => {
    const database = await open();
    const web = await openGuardedConsole(database);
    const cookie = await signIn(web);
    const seen = async () => {
      const { rows } = await database.pool.query(
        `select expires_at < now() + interval '25 minutes' as is_old from member_sessions`,
      );
      return rows[0].is_old;
    };
    await database.pool.query(
      `update member_sessions set expires_at = now() + interval '20 minutes'`,
    );
    await ask(web, cookie, '/session', { headers: { 'x-automatic': '1' } });
    expect(await seen()).toBe(true);
    await ask(web, cookie, '/session');
    expect(await seen()).toBe(false);
  });
});

describeWithDatabase('the audit log', (open) => {
  test('holds what was attempted, and cannot be changed', async () => {
    const database = await open();
    const web = await openGuardedConsole(database);
    await attemptSignIn(web, 'wrong');
    await signIn(web);
    const { rows } = await database.pool.query('select action from audit_log order by id');
    expect(rows.map(({ action }) => action)).toEqual([
      'password-set',
      'sign-in-refused',
      'signed-in',
    ]);
    for (const change of ['update audit_log set actor = $$x$$', 'delete from audit_log']) {
      await expect(database.pool.query(change)).rejects.toThrow('only takes new rows');
    }
  });
});
