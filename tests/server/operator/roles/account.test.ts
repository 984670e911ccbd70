import { TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openConsole, password } from '../console.ts';
import { addMember, type Browser, memberPassword, openBrowser } from './members.ts';

const email = 'ada@team.example';

/** Sets one-time codes up. @returns what makes them, and the codes for when it is lost */
async function setUpCodes(browser: Browser) {
  const begun = await browser.ask('POST', '/account/codes', { password: memberPassword });
  expect(begun.status).toBe(200);
  const { uri, backupCodes } = await begun.json();
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error(`Not one-time codes by time: ${uri}`);
  const wrong = await browser.ask('POST', '/account/codes/confirm', { code: '000000' });
  expect(wrong.status).toBe(422);
  const code = totp.generate();
  expect((await browser.ask('POST', '/account/codes/confirm', { code })).status).toBe(200);
  return { totp, code, backupCodes };
}

describeWithDatabase('an account', (open) => {
  const openMember = async () => {
    const database = await open();
    const web = await openConsole(database);
    await addMember(database, { email, role: 'operator' });
    const browser = openBrowser(web, '192.0.2.1');
    await browser.ask('POST', '/session', { email, password: memberPassword });
    return { database, web, browser };
  };

  test('with one-time codes opens the console with password and code, never with one of them', async () => {
    const { database, web, browser } = await openMember();
    const { totp } = await setUpCodes(browser);
    expect((await browser.ask('GET', '/leads')).status).toBe(200);
    const { rows } = await database.pool.query('select secret, backup_codes from member_codes');
    expect(JSON.stringify(rows)).not.toContain(totp.secret.base32);

    const second = openBrowser(web, '192.0.2.2');
    const first = await second.ask('POST', '/session', { email, password: memberPassword });
    expect([first.status, await first.json()]).toEqual([200, { signedIn: false }]);
    expect((await second.ask('GET', '/session')).status).toBe(401);
    expect((await second.ask('GET', '/account')).status).toBe(401);
    expect((await second.ask('POST', '/session/code', { code: '000000' })).status).toBe(401);
    const code = totp.generate({ timestamp: Date.now() + 30_000 });
    expect((await second.ask('POST', '/session/code', { code })).status).toBe(201);
    expect(await (await second.ask('GET', '/session')).json()).toMatchObject({
      isSettingUp: false,
    });
    const stranger = openBrowser(web, '192.0.2.3');
    expect((await stranger.ask('POST', '/session/code', { code })).status).toBe(401);
  });

  test('opens with a one-time code once, however many send it at the same moment', async () => {
    const { web, browser } = await openMember();
    const { totp, code: used } = await setUpCodes(browser);
    const signIn = async (code: string, from: string) => {
      const one = openBrowser(web, from);
      await one.ask('POST', '/session', { email, password: memberPassword });
      return (await one.ask('POST', '/session/code', { code })).status;
    };
    // The one that set them up was used by that.
    expect(await signIn(used, '192.0.2.10')).toBe(401);
    const next = totp.generate({ timestamp: Date.now() + 30_000 });
    const statuses = await Promise.all([
      signIn(next, '192.0.2.11'),
      signIn(next, '192.0.2.12'),
      signIn(next, '192.0.2.13'),
    ]);
    expect(statuses.sort()).toEqual([201, 401, 401]);
    expect(await signIn(next, '192.0.2.14')).toBe(401);
  });

  test('leaves nobody in who had the password before there were codes', async () => {
    const { web, browser } = await openMember();
    const thief = openBrowser(web, '192.0.2.4');
    await thief.ask('POST', '/session', { email, password: memberPassword });
    expect((await thief.ask('GET', '/account')).status).toBe(200);
    await setUpCodes(browser);
    const asked = ['GET /account', 'GET /account/passkeys', 'POST /account/codes/end'];
    for (const endpoint of asked) {
      const [method = '', path = ''] = endpoint.split(' ');
      const body = method === 'POST' ? { password: memberPassword } : undefined;
      expect([endpoint, (await thief.ask(method, path, body)).status]).toEqual([endpoint, 401]);
    }
    expect((await browser.ask('GET', '/leads')).status).toBe(200);
  });

  test('opens with a code for when the app is lost, once', async () => {
    const { web, browser } = await openMember();
    const { backupCodes } = await setUpCodes(browser);
    expect(backupCodes).toHaveLength(10);
    const signIn = async (from: string) => {
      const one = openBrowser(web, from);
      await one.ask('POST', '/session', { email, password: memberPassword });
      return (await one.ask('POST', '/session/code', { code: backupCodes[3] })).status;
    };
    expect([await signIn('192.0.2.4'), await signIn('192.0.2.5')]).toEqual([201, 401]);
  });

  test('takes no passkey that was made elsewhere, or by no browser', async () => {
    const { browser } = await openMember();
    for (const response of [{}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }]) {
      expect((await browser.ask('GET', '/account/passkeys')).status).toBe(200);
      const added = await browser.ask('POST', '/account/passkeys', { name: 'Phone', response });
      expect(added.status).toBe(422);
      expect((await added.json()).title).toContain('Open the console at its own address');
    }
    expect(await (await browser.ask('GET', '/account')).json()).toMatchObject({ passkeys: [] });
  });

  test('without codes again is as it was before them', async () => {
    const { browser } = await openMember();
    await setUpCodes(browser);
    const end = (given: string) => browser.ask('POST', '/account/codes/end', { password: given });
    expect((await end('wrong')).status).toBe(422);
    expect((await end(memberPassword)).status).toBe(200);
    expect(await (await browser.ask('GET', '/account')).json()).toMatchObject({ hasCodes: false });
    expect((await browser.ask('GET', '/leads')).status).toBe(403);
  });

  test('has a password that its member changes', async () => {
    const { web, browser } = await openMember();
    const known = openBrowser(web, '192.0.2.5');
    await known.ask('POST', '/session', { email, password: memberPassword });
    const change = (current: string, next: string) =>
      browser.ask('POST', '/account/password', { current, password: next });
    expect((await change('wrong', 'another long password')).status).toBe(422);
    const short = await change(memberPassword, 'short');
    expect((await short.json()).title).toBe('A password has at least 12 characters.');
    expect((await change(memberPassword, 'another long password')).status).toBe(200);
    expect((await known.ask('GET', '/session')).status).toBe(401);
    expect((await browser.ask('GET', '/session')).status).toBe(200);
    const attempt = async (given: string, from: string) =>
      (await openBrowser(web, from).ask('POST', '/session', { email, password: given })).status;
    expect(await attempt(memberPassword, '192.0.2.6')).toBe(401);
    expect(await attempt('another long password', '192.0.2.7')).toBe(201);
  });

  test('lets nobody who finds it open guess its password for ever', async () => {
    const { browser } = await openMember();
    const guess = () => browser.ask('POST', '/account/codes/end', { password: 'a wrong guess' });
    const guesses = await Promise.all(Array.from({ length: 32 }, guess));
    expect(guesses.map(({ status }) => status).filter((status) => status === 422)).toHaveLength(30);
    const late = await browser.ask('POST', '/account/password', {
      current: memberPassword,
      password: 'another long password',
    });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('shows its own sessions and ends them, and nobody else’s', async () => {
    const { database, web, browser } = await openMember();
    const other = openBrowser(web, '192.0.2.8');
    await other.ask('POST', '/session', { email, password: memberPassword });
    const owner = openBrowser(web, '192.0.2.9');
    await owner.ask('POST', '/session', { password });
    const { sessions, idleMinutes } = await (await browser.ask('GET', '/account')).json();
    expect([sessions.length, idleMinutes]).toEqual([2, 30]);
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    const { rows } = await database.pool.query(
      `select id from member_sessions where method = 'site-password'`,
    );
    expect((await browser.ask('DELETE', `/account/sessions/${rows[0].id}`)).status).toBe(404);
    expect(await (await browser.ask('DELETE', '/account/sessions')).json()).toEqual({ ended: 1 });
    expect((await other.ask('GET', '/session')).status).toBe(401);
    expect((await browser.ask('GET', '/session')).status).toBe(200);
    expect((await owner.ask('GET', '/session')).status).toBe(200);
  });

  test('of the site’s own password has sessions and nothing else', async () => {
    const web = await openConsole(await open());
    const owner = openBrowser(web, '192.0.2.9');
    await owner.ask('POST', '/session', { password });
    const account = await (await owner.ask('GET', '/account')).json();
    expect(account).toMatchObject({ email: null, hasCodes: false, passkeys: [] });
    expect(account.sessions).toHaveLength(1);
    const refused = await owner.ask('POST', '/account/codes', { password });
    expect(refused.status).toBe(409);
    expect((await refused.json()).title).toContain('invite yourself as a member');
    expect((await owner.ask('GET', '/account/passkeys')).status).toBe(409);
  });
});
