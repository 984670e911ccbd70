import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openConsole, password } from '../console.ts';
import { addMember, memberPassword, openBrowser } from './members.ts';

const email = 'ada@team.example';

describeWithDatabase('a member', (open) => {
  test('with a password alone gets into the own account and nowhere else', async () => {
    const database = await open();
    const web = await openConsole(database);
    await addMember(database, { email, role: 'operator' });
    const browser = openBrowser(web, '192.0.2.1');
    const signIn = await browser.ask('POST', '/session', { email, password: memberPassword });
    expect(signIn.status).toBe(201);
    expect(await (await browser.ask('GET', '/session')).json()).toEqual({
      signedIn: true,
      id: expect.any(String),
      name: 'Ada Member',
      role: 'operator',
      coaches: null,
      isSettingUp: true,
    });
    const refused = await browser.ask('GET', '/leads');
    expect(refused.status).toBe(403);
    expect((await refused.json()).title).toContain('Set up a passkey or one-time codes first');
    expect((await browser.ask('POST', '/leads/x/erase', {})).status).toBe(403);
    const call = await web.app.request('/functions/v1/process-email-sequence', {
      method: 'POST',
      headers: { cookie: browser.cookies(), 'sec-fetch-site': 'same-origin' },
    });
    expect(call.status).toBe(403);
    expect((await browser.ask('DELETE', '/session')).status).toBe(200);
    expect((await browser.ask('GET', '/session')).status).toBe(401);
  });

  test('is refused with a wrong password or address in the same words, and within the same limits', async () => {
    const database = await open();
    const web = await openConsole(database);
    await addMember(database, { email, role: 'owner' });
    const attempt = (given: object, from = '192.0.2.7') =>
      openBrowser(web, from).ask('POST', '/session', given);
    const answers = [
      await attempt({ email, password: 'wrong' }),
      await attempt({ email: 'nobody@team.example', password: memberPassword }),
      await attempt({ email, password }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    const words = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(words).size).toBe(1);
    for (const code of ['000000', 'aaaaa-bbbbb']) {
      const answer = await openBrowser(web, '192.0.2.7').ask('POST', '/session/code', { code });
      expect(answer.status).toBe(401);
    }
    expect((await attempt({ email, password: memberPassword })).status).toBe(429);
    expect((await attempt({ email, password: memberPassword }, '192.0.2.8')).status).toBe(201);
    // The site's own password is no member's, and a member's is not the site's.
    expect((await attempt({ password: memberPassword }, '192.0.2.9')).status).toBe(401);
  });

  test('who has a passkey does not get in with a password, to make another one', async () => {
    const database = await open();
    const web = await openConsole(database);
    const id = await addMember(database, { email, role: 'owner' });
    await database.pool.query(
      `insert into member_passkeys (member_id, public_key, credential_id, counter, device_type, backed_up)
       values ($1, 'x', 'x', 0, 'singleDevice', false)`,
      [id],
    );
    const browser = openBrowser(web, '192.0.2.1');
    const refused = await browser.ask('POST', '/session', { email, password: memberPassword });
    expect([refused.status, (await refused.json()).title]).toEqual([
      401,
      'You have a passkey: sign in with it.',
    ]);
    expect((await browser.ask('GET', '/account')).status).toBe(401);
    expect((await database.pool.query('select from member_sessions')).rows).toHaveLength(0);
  });

  test('is asked to sign with a passkey no more often than strangers may attempt', async () => {
    const database = await open();
    const web = await openConsole(database);
    const ask = () => openBrowser(web, '192.0.2.1').ask('GET', '/session/passkey');
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const forged = await openBrowser(web, '192.0.2.2').ask('POST', '/session/passkey', {
      response: { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    });
    expect(forged.status).toBe(401);
  });

  test('is named in the audit log', async () => {
    const database = await open();
    const web = await openConsole(database);
    const id = await addMember(database, { email, role: 'owner' });
    const browser = openBrowser(web, '192.0.2.1');
    await browser.ask('POST', '/session', { email, password: memberPassword });
    const { rows } = await database.pool.query(
      `select actor, action, member_id, details from audit_log where member_id is not null`,
    );
    expect(rows).toEqual([
      { actor: 'Ada Member', action: 'signed-in', member_id: id, details: { with: 'password' } },
    ]);
  });

  test('who is removed, or has another role, is so at the next request', async () => {
    const database = await open();
    const web = await openConsole(database);
    const id = await addMember(database, { email, role: 'owner' });
    const browser = openBrowser(web, '192.0.2.1');
    await browser.ask('POST', '/session', { email, password: memberPassword });
    await database.pool.query(`update member_sessions set method = 'passkey'`);
    const statusOf = async (path: string) => (await browser.ask('GET', path)).status;
    expect([await statusOf('/leads'), await statusOf('/audit')]).toEqual([200, 200]);
    await database.pool.query(`update members set role = 'coach', coaches = '{willow}'`);
    expect([await statusOf('/leads'), await statusOf('/audit')]).toEqual([200, 403]);
    await database.pool.query('delete from members where id = $1', [id]);
    expect([await statusOf('/leads'), await statusOf('/session')]).toEqual([401, 401]);
  });
});
