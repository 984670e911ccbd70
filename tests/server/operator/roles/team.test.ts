import { expect, test } from 'vitest';
import type { Role } from '#engine/contract/console/team/roles.ts';
import type { Database } from '#server/db/open/open.ts';
import { composeInvitation } from '#server/email/site/invitation-email.ts';
import { invitationUrl } from '#server/signing/invitation-token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { publicUrl } from '#tests/support/site/web.ts';
import { openConsole, password } from '../console.ts';
import { addMember, type Browser, memberPassword, openBrowser } from './members.ts';

const secret = 'a secret of the tests';
const eve = { name: 'Eve', email: 'eve@team.example', role: 'coach', coaches: ['willow'] } as const;

/** A site with an owner who is signed in. */
async function openTeam(database: Database) {
  const web = await openConsole(database);
  const owner = openBrowser(web, '192.0.2.1');
  expect((await owner.ask('POST', '/session', { password })).status).toBe(201);
  return { web, owner };
}

/** What the link of the latest invitation carries. */
async function readToken({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from member_invitations order by created_at desc limit 1',
  );
  return invitationUrl(publicUrl, rows[0]?.id ?? '', secret).split('#')[1] ?? '';
}

describeWithDatabase('an invitation', (open) => {
  test('is an email whose link stands nowhere in the database', async () => {
    const database = await open();
    const { owner } = await openTeam(database);
    expect((await owner.ask('POST', '/team/invitations', eve)).status).toBe(200);
    const { rows } = await database.pool.query(
      `select id, email_address as "emailAddress", function_name, coach, stream, body from delivery_logs`,
    );
    expect(rows).toMatchObject([
      { emailAddress: eve.email, function_name: 'invite-member', coach: '' },
    ]);
    const token = await readToken(database);
    expect(JSON.stringify(rows)).not.toContain(token);
    const mail = composeInvitation(rows[0], { site: createTestSite(), publicUrl, secret });
    expect(mail.text).toContain(`${publicUrl}/diagnostics/join#${token}\n`);
    expect(mail.text).toContain('works once, for 3 days');
    expect(mail).toMatchObject({
      to: eve.email,
      subject: 'You are invited to the console of localhost:3000',
    });
  });

  test('is read in the local mailbox by owners alone', async () => {
    const database = await open();
    const { web, owner } = await openTeam(database);
    await owner.ask('POST', '/team/invitations', eve);
    await addMember(database, { email: 'op@team.example', role: 'operator' });
    const operator = openBrowser(web, '192.0.2.9');
    await operator.ask('POST', '/session', { email: 'op@team.example', password: memberPassword });
    const { rows } = await database.pool.query<{ id: string; delivery_id: string }>(
      `with session as (update member_sessions set method = 'passkey'), other as (
         insert into mailbox_messages (delivery_id, to_address, from_address, subject, html, text)
         values (gen_random_uuid(), 'ada@example.com', 'a@example.com', 'The guide', '', 'Hello'))
       insert into mailbox_messages (delivery_id, to_address, from_address, subject, html, text)
       select id, email_address, 'a@example.com', 'You are invited', 'The link', 'The link'
       from delivery_logs returning id, delivery_id`,
    );
    const [message] = rows;
    const see = async ({ ask }: typeof owner) => {
      const list = await (await ask('GET', '/mailbox')).json();
      const delivery = await (await ask('GET', `/deliveries/${message?.delivery_id}`)).json();
      return [
        list.rows.map(({ subject }: { subject: string }) => subject).sort(),
        (await ask('GET', `/mailbox/${message?.id}`)).status,
        (await ask('GET', `/mailbox/${message?.id}/html`)).status,
        delivery.messageId,
      ];
    };
    expect(await see(owner)).toEqual([['The guide', 'You are invited'], 200, 200, message?.id]);
    expect(await see(operator)).toEqual([['The guide'], 404, 404, null]);
  });

  test('makes a member once, with a password that is long enough', async () => {
    const database = await open();
    const { web, owner } = await openTeam(database);
    await owner.ask('POST', '/team/invitations', eve);
    const token = await readToken(database);
    const join = (given: object, from = '192.0.2.2') =>
      openBrowser(web, from).ask('POST', '/session/invitation', { token, ...given });
    expect(await (await join({})).json()).toEqual({
      name: 'Eve',
      email: eve.email,
      role: 'coach',
      signedIn: false,
    });
    expect((await join({ password: 'too short' })).status).toBe(422);
    const joined = await Promise.all([
      join({ password: memberPassword }, '192.0.2.3'),
      join({ password: memberPassword }, '192.0.2.4'),
    ]);
    expect(joined.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect((await join({ password: memberPassword })).status).toBe(401);
    const team = await (await owner.ask('GET', '/team')).json();
    expect(team.members).toMatchObject([{ ...eve, hasCodes: false, passkeys: 0 }]);
    expect(team.invitations).toEqual([]);
    expect(team.coaches).toEqual([{ slug: 'willow', brand: 'Willow Works' }]);
  });

  test.each([
    ['has run out', `update member_invitations set expires_at = now()`],
    ['was withdrawn', 'delete from member_invitations'],
  ])('opens nothing once it %s', async (_name, change) => {
    const database = await open();
    const { web, owner } = await openTeam(database);
    await owner.ask('POST', '/team/invitations', eve);
    const token = await readToken(database);
    await database.pool.query(change);
    for (const given of [{ token }, { token, password: memberPassword }, { token: `${token}A` }]) {
      const answer = await openBrowser(web, '192.0.2.2').ask('POST', '/session/invitation', given);
      expect(answer.status).toBe(401);
      expect((await answer.json()).title).toContain('Ask whoever invited you');
    }
  });

  test('is forgotten a month after it has run out', async () => {
    const database = await open();
    const { web, owner } = await openTeam(database);
    const signInAfter = async (days: number) => {
      await owner.ask('POST', '/team/invitations', eve);
      await database.pool.query(
        `update member_invitations set expires_at = now() - make_interval(days => $1)`,
        [days],
      );
      await openBrowser(web, `192.0.2.${days}`).ask('POST', '/session', { password });
      return (await (await owner.ask('GET', '/team')).json()).invitations.length;
    };
    expect([await signInAfter(29), await signInAfter(31)]).toEqual([1, 0]);
  });

  test('is one alone, of however many that were sent at the same moment', async () => {
    const database = await open();
    const { owner } = await openTeam(database);
    const asked = [1, 2, 3, 4, 5].map(() => owner.ask('POST', '/team/invitations', eve));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    const { invitations } = await (await owner.ask('GET', '/team')).json();
    expect(invitations).toHaveLength(1);
  });

  test('replaces the one before it, and is refused for who is a member', async () => {
    const database = await open();
    const { owner } = await openTeam(database);
    await owner.ask('POST', '/team/invitations', eve);
    const first = await readToken(database);
    await owner.ask('POST', '/team/invitations', { ...eve, role: 'viewer', coaches: null });
    expect(await readToken(database)).not.toBe(first);
    const { invitations } = await (await owner.ask('GET', '/team')).json();
    expect(invitations).toMatchObject([{ role: 'viewer', coaches: null, hasExpired: false }]);
    const withdrawn = await owner.ask('DELETE', `/team/invitations/${invitations[0].id}`);
    expect(withdrawn.status).toBe(200);
    await addMember(database, { email: eve.email, role: 'viewer' });
    expect((await owner.ask('POST', '/team/invitations', eve)).status).toBe(409);
  });
});

describeWithDatabase('the team', (open) => {
  test('refuses a position that cannot be', async () => {
    const { owner } = await openTeam(await open());
    const invite = async (change: object) =>
      (await owner.ask('POST', '/team/invitations', { ...eve, ...change })).status;
    expect([
      await invite({ coaches: null }),
      await invite({ coaches: [] }),
      await invite({ coaches: ['nobody'] }),
      await invite({ role: 'owner' }),
      await invite({ role: 'god' }),
      await invite({ email: 'no address' }),
    ]).toEqual(Array(6).fill(422));
  });

  test('is changed by owners alone, who cannot change themselves', async () => {
    const database = await open();
    const web = await openConsole(database);
    const ids = new Map<Role, string>();
    for (const role of ['owner', 'operator', 'coach', 'viewer'] as const) {
      const coaches = role === 'coach' ? ['willow'] : null;
      ids.set(role, await addMember(database, { email: `${role}@team.example`, role, coaches }));
    }
    const signIn = async (role: Role, from: string) => {
      const browser = openBrowser(web, from);
      await browser.ask('POST', '/session', {
        email: `${role}@team.example`,
        password: memberPassword,
      });
      await database.pool.query(`update member_sessions set method = 'passkey'`);
      return browser;
    };
    const owner = await signIn('owner', '192.0.2.1');
    for (const [index, role] of (['operator', 'coach', 'viewer'] as const).entries()) {
      const browser = await signIn(role, `192.0.2.${index + 2}`);
      expect((await browser.ask('GET', '/team')).status).toBe(403);
      expect((await browser.ask('DELETE', `/team/${ids.get('owner')}`)).status).toBe(403);
      expect((await browser.ask('GET', '/account')).status).toBe(200);
    }
    const position = { role: 'viewer', coaches: null };
    expect((await owner.ask('POST', `/team/${ids.get('owner')}`, position)).status).toBe(409);
    expect((await owner.ask('DELETE', `/team/${ids.get('owner')}`)).status).toBe(409);
    expect((await owner.ask('POST', `/team/${ids.get('coach')}`, position)).status).toBe(200);
    expect((await owner.ask('DELETE', `/team/${ids.get('operator')}`)).status).toBe(200);
    expect((await owner.ask('DELETE', `/team/${ids.get('operator')}`)).status).toBe(404);
    const { members } = await (await owner.ask('GET', '/team')).json();
    expect(members.map(({ role }: { role: Role }) => role)).toEqual(['owner', 'viewer', 'viewer']);
    const { rows } = await (await owner.ask('GET', '/audit')).json();
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'removed-member', actor: 'Ada Member', details: { name: 'Ada Member' } },
      { action: 'changed-member', details: { role: 'viewer' } },
    ]);
  });

  test.each(['POST', 'DELETE'])('keeps an owner when two owners %s each other', async (method) => {
    const database = await open();
    const web = await openConsole(database);
    const owners: { readonly id: string; readonly browser: Browser }[] = [];
    for (const [index, name] of ['Ada', 'Eve'].entries()) {
      const email = `${name.toLowerCase()}@team.example`;
      const browser = openBrowser(web, `192.0.2.${index + 1}`);
      owners.push({ id: await addMember(database, { email, name, role: 'owner' }), browser });
      await browser.ask('POST', '/session', { email, password: memberPassword });
    }
    await database.pool.query(`update member_sessions set method = 'passkey'`);
    const holder = await database.pool.connect();
    await holder.query('begin; select from members for update');
    const body = method === 'POST' ? { role: 'viewer', coaches: null } : undefined;
    const answers = owners.map(({ browser }, index) =>
      browser.ask(method, `/team/${owners[1 - index]?.id}`, body),
    );
    await until(async () => {
      const { rows } = await database.pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting === 2;
    });
    await holder.query('rollback');
    holder.release();
    const told = (await Promise.all(answers)).map(async (answer) => [
      answer.status,
      (await answer.json()).title,
    ]);
    expect((await Promise.all(told)).sort()).toEqual([
      [200, undefined],
      [409, expect.stringContaining('Nothing was changed')],
    ]);
    const { rows } = await database.pool.query(
      `select from members where role = 'owner' and email like '%@team.example'`,
    );
    expect(rows).toHaveLength(1);
  });
});
