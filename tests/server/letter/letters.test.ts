import { describe, expect, it, test } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import type { Site } from '#engine/site/site.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import type { Database } from '#server/db/open/open.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { fillLetter } from '#server/email/letter/fill-letter.ts';
import { dueMonday, nextMonday } from '#server/letter/due-monday.ts';
import { letterWishes, listRecipients } from '#server/letter/recipients.ts';
import { writeLetters } from '#server/letter/write-letters.ts';
import { wantLetter } from '#server/people/want-letter.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of tests';
const publicUrl = 'https://site.example';
/** Monday, 16 November 2026, seven in the morning in Los Angeles, where the coaches are. */
const seven = '2026-11-16T15:00:00Z';
const wishes = letterWishes({ LETTER_TO: ['ops@site.example'] });

function siteOf(changes: Readonly<Record<string, Changes>>): Site {
  const { site } = compileSite(declare(changes), ['/']);
  if (!site) throw new Error('The site is not sound.');
  return site;
}

const site = siteOf({ 'coach.ts': { letter: 'weekly' }, 'elm/coach.ts': {}, 'elm/guide.ts': {} });

/** A funnel of each coach had visitors in the week; Elm's bounced. */
async function live({ pool }: Database): Promise<void> {
  await pool.query(`insert into visit_totals (day, funnel_id, traffic_source, version, variant, views,
      visitors, saved)
    select day::date, funnel, '*', '*', '*', 12, 10, 2
    from generate_series('2026-10-12'::date, '2026-11-15'::date, interval '1 day') day,
      (values ('willow-guide'), ('elm-guide'), ('*')) f (funnel)`);
  await pool.query(`insert into delivery_logs (id, dedupe_key, email_address, function_name, coach,
      body, status, created_at, sent_at, bounced_at)
    select gen_random_uuid(), 'b' || n, n || '@example.com', 'send-guide', 'elm', '{}', 'bounced', at, at, at
    from generate_series(1, 9) n, (select '2026-11-11T10:00Z'::timestamptz as at) day`);
}

const lettersIn = async ({ pool }: Database) =>
  (
    await pool.query(`select id, email_address as "emailAddress", coach, body
      from delivery_logs where function_name = 'weekly-letter' order by coach, email_address`)
  ).rows;

describe('a Monday', () => {
  const due = (now: string, zone = 'America/Los_Angeles') => dueMonday(new Date(now), zone)?.monday;

  test('begins at seven on the clock of the zone and is late until Wednesday', () => {
    expect(due('2026-11-16T14:59:59Z')).toBeUndefined();
    expect(due(seven)).toBe('2026-11-16');
    expect(due('2026-11-18T14:59:59Z')).toBe('2026-11-16');
    expect(due('2026-11-18T15:00:00Z')).toBeUndefined();
    expect(due('2026-11-15T20:00:00Z', 'Pacific/Auckland')).toBe('2026-11-16');
  });

  test('follows daylight saving', () => {
    expect(dueMonday(new Date('2026-03-30T05:00:00Z'), 'Europe/Berlin')?.at.toISOString()).toBe(
      '2026-03-30T05:00:00.000Z',
    );
    expect(nextMonday(new Date('2026-03-28T05:00:00Z'), 'Europe/Berlin').at.toISOString()).toBe(
      '2026-03-30T05:00:00.000Z',
    );
    expect(nextMonday(new Date(seven), 'America/Los_Angeles').monday).toBe('2026-11-23');
  });
});

describeWithDatabase('the weekly letter', (open) => {
  it('is written once, by however many processes and over a restart', async () => {
    const database = await open();
    await live(database);
    const { kysely: db } = database;
    const write = (now: string) => writeLetters({ db, site, secret, wishes }, new Date(now));
    expect(await write('2026-11-16T14:59:00Z')).toBe(0);
    const written = await Promise.all([1, 2, 3, 4].map(() => write(seven)));
    expect(written.reduce((sum, one) => sum + one)).toBe(2);
    expect(await write('2026-11-17T09:00:00Z')).toBe(0);
    expect(await lettersIn(database)).toMatchObject([
      { emailAddress: 'ops@site.example', coach: '' },
      { emailAddress: 'hello@willow.example', coach: 'willow' },
    ]);
    expect(await write('2026-11-23T15:00:00Z')).toBe(2);
  });

  it('tells operators of everything and a coach of the own funnels', async () => {
    const database = await open();
    await live(database);
    const { kysely: db } = database;
    await writeLetters({ db, site, secret, wishes }, new Date(seven));
    const compose = createComposer({ site, renderEmail, publicUrl, secret });
    const nothing = { functionName: 'weekly-letter', stream: 'outbound', funnelId: null };
    const [ops, coach] = await Promise.all(
      (await lettersIn(database)).map((row) =>
        // What else a claimed delivery has makes no difference to a letter.
        compose({ ...nothing, ...row } as Parameters<typeof compose>[0]),
      ),
    );
    if (!ops || !coach) throw new Error('There are no letters.');
    expect(ops.subject).toBe('The week to 15 November: 28 leads, 1 thing to do');
    expect(ops.from).toEqual({ name: 'site.example', email: 'willow@willow.example' });
    for (const part of [ops.html, ops.text]) {
      expect(part).toContain('9 emails of Elm Works bounced.');
      expect(part).toContain('https://site.example/diagnostics/advice');
    }
    expect(ops.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(coach.subject).toBe('The week to 15 November: 14 leads, nothing that must be done');
    expect(coach.text).toContain('14 leads from 70 visitors.');
    for (const part of [coach.html, coach.text]) {
      expect(part).not.toMatch(/elm|diagnostics/i);
    }
  });

  it('knows the leads of days on which no worker ran', async () => {
    const database = await open();
    const { kysely: db } = database;
    const dayMs = 24 * 3600 * 1000;
    const monday = nextMonday(new Date(Date.now() - 7 * dayMs), 'America/Los_Angeles').at;
    const web = await openTestWeb(database, { site });
    for (const name of ['ada', 'bo']) {
      await web.postJson('willow-guide', { fields: { name, email: `${name}@example.com` } });
      const at = new Date(monday.getTime() - 3 * dayMs);
      await database.pool.query('update submissions set created_at = $1', [at]);
    }
    expect(await writeLetters({ db, site, secret, wishes }, monday)).toBe(2);
    expect(await lettersIn(database)).toMatchObject([
      { coach: '', body: { week: { now: { leads: 2 } } } },
      { coach: 'willow', body: { week: { now: { leads: 2 } } } },
    ]);
    // Nothing was counted before: nothing is usual yet.
    const [letter] = await lettersIn(database);
    const { html, text } = await renderEmail(fillLetter(site, letter, publicUrl));
    expect(text).toContain('this week: 2 from 0\n');
    expect(html).toContain('this week');
    expect(html + text).not.toContain('usual');
  });

  it('compares a page that is new this week with nothing', async () => {
    const database = await open();
    const { kysely: db } = database;
    await live(database);
    await database.pool.query(
      `delete from visit_totals where funnel_id = 'elm-guide' and day < '2026-11-10'`,
    );
    await writeLetters({ db, site, secret, wishes }, new Date(seven));
    const [letter] = await lettersIn(database);
    expect(letter.body.week.funnels).toMatchObject([
      { id: 'willow-guide', before: { leads: 14 } },
      { id: 'elm-guide', isNew: true },
    ]);
    const { html, text } = await renderEmail(fillLetter(site, letter, publicUrl));
    expect(text).toContain('this week: 14 from 70, usually: 14 from 70\n');
    expect(text).toContain('this week: 12 from 60\n');
    expect(html).toContain('>–</td>');
    expect(html + text).not.toContain('0 from 0');
  });

  it('is kept back by the environment, by its reader, and where nobody came', async () => {
    const database = await open();
    const { kysely: db } = database;
    const write = (given = wishes, now = seven) =>
      writeLetters({ db, site, secret, wishes: given }, new Date(now));
    expect(await write()).toBe(0);
    await live(database);
    expect(await write(letterWishes({ LETTER_TO: ['nobody'] }))).toBe(0);
    const reader = { address: 'ops@site.example', coach: '' };
    await wantLetter(db, secret, { ...reader, isWanted: false });
    await wantLetter(db, secret, { ...reader, isWanted: false });
    expect(await write()).toBe(1);
    await wantLetter(db, secret, { ...reader, isWanted: true });
    expect(await write()).toBe(1);
    expect((await lettersIn(database)).map(({ coach }) => coach)).toEqual(['', 'willow']);
  });

  it('goes to owners and operators, to coaches of the team for their own, and to no viewer', async () => {
    const database = await open();
    await database.pool.query(`insert into members (name, email, role, coaches) values
      ('Ada', 'ada@team.example', 'owner', null), ('Bo', 'ops@site.example', 'operator', null),
      ('Cy', 'cy@team.example', 'coach', '{elm,willow}'), ('Di', 'di@team.example', 'viewer', null),
      ('Site password', 'site-password@console.invalid', 'owner', null) on conflict do nothing`);
    const groups = await listRecipients(database.kysely, secret, site, wishes);
    expect(
      groups.map(({ coach, readers }) => [coach, readers.map(({ address }) => address)]),
    ).toEqual([
      ['', ['ops@site.example', 'ada@team.example']],
      ['willow', ['hello@willow.example', 'cy@team.example']],
      ['elm', ['cy@team.example']],
    ]);
  });

  it('is shown in the console, and stopped and started there', async () => {
    const database = await open();
    const { read, post } = await openAsOperator(database);
    await database.pool.query(
      `insert into members (name, email, role) values ('Ada', 'ada@team.example', 'owner')`,
    );
    expect(await read('/letter')).toMatchObject({
      isOff: false,
      groups: [{ coach: '', readers: [{ address: 'ada@team.example', isWanted: true }] }],
    });
    const wish = { coach: '', address: 'ada@team.example', isWanted: false };
    expect((await post('/letter', { ...wish, address: 'else@team.example' })).status).toBe(422);
    expect((await post('/letter', { ...wish, coach: 'elm' })).status).toBe(422);
    expect((await post('/letter', wish)).status).toBe(200);
    expect((await read('/letter')).groups[0].readers[0].isWanted).toBe(false);
    expect((await read('/audit')).rows[0]).toMatchObject({ action: 'stopped-letter' });
    expect((await post('/letter', { ...wish, isWanted: true })).status).toBe(200);
    expect((await read('/letter')).groups[0].readers[0].isWanted).toBe(true);
  });
});
