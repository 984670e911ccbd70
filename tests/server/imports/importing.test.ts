import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { hashAddress, suppress } from '#server/email/suppression/list.ts';
import {
  cancelImport,
  confirmImport,
  settleImport,
  undoImport,
} from '#server/imports/begin-import.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { tablesWith } from '#tests/support/run/traces.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import {
  csvOf,
  importFile,
  judge,
  readImport,
  secret,
  settings,
  upload,
  work,
} from './importing.ts';

const read = async ({ pool }: Database, statement: string) => (await pool.query(statement)).rows;

const leadsOf = (database: Database) =>
  read(database, `select email, name, source from leads order by email`);

describeWithDatabase('an import', (open) => {
  it('makes a lead of each new person, with what they agreed to, when and where', async () => {
    const database = await open();
    const one = await importFile(
      database,
      'E-Mail;Vorname;Nachname;Angemeldet am;Stadt\nAda@Example.com;Ada;King;1.4.2026;Graz\nbob@example.com;;;;\n',
      { columns: ['email', 'first-name', 'last-name', 'agreed-at', 'keep'] },
    );
    expect(one).toMatchObject({ state: 'done', rows: 2, imported: 2, counts: {} });
    expect(await leadsOf(database)).toEqual([
      { email: 'ada@example.com', name: 'Ada King', source: 'import:willow' },
      { email: 'bob@example.com', name: null, source: 'import:willow' },
    ]);
    const person = await exportPerson(database.kysely, secret, 'ada@example.com');
    expect(person.imported).toMatchObject([
      {
        import_id: one.id,
        agreed_at: expect.stringContaining('2026-04-01'),
        agreed_to: settings.agreedTo,
        agreed_where: settings.agreedWhere,
        fields: { Stadt: 'Graz' },
      },
    ]);
    expect(await read(database, 'select count(*)::int as rows from import_rows')).toEqual([
      { rows: 0 },
    ]);
    expect(await read(database, 'select count(*)::int as parts from import_parts')).toEqual([
      { parts: 0 },
    ]);
    expect(await read(database, 'select count(*)::int as emails from delivery_logs')).toEqual([
      { emails: 0 },
    ]);
    expect(await read(database, 'select count(*)::int as journeys from user_journeys')).toEqual([
      { journeys: 0 },
    ]);
  });

  it('judges each row, and leaves who is known, unsubscribed, unreachable or erased as they are', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    for (const name of ['known', 'left', 'gone']) {
      await web.postForm('/willow-guide', { name, email: `${name}@example.com` });
    }
    const { kysely: db } = database;
    const list = (email: string, scope: string, reason: Parameters<typeof suppress>[1]['reason']) =>
      suppress(db, { hash: hashAddress(secret, email), scope, reason });
    await list('left@example.com', 'all', 'unsubscribed');
    await list('coach@example.com', 'willow', 'unsubscribed');
    await list('other@example.com', 'moss', 'unsubscribed');
    await list('dead@example.com', 'all', 'bounced');
    await list('angry@example.com', 'all', 'complained');
    await erasePerson(db, secret, 'gone@example.com');
    const rows = [
      'KNOWN@example.com,K',
      'left@example.com,L',
      'coach@example.com,C',
      'other@example.com,O',
      'dead@example.com,D',
      'angry@example.com,A',
      'gone@example.com,G',
      'nowhere,N',
      ',Nobody',
      'twice@example.com,',
      'Twice@example.com,T',
      'twice@example.com,T',
    ];
    const one = await importFile(database, `email,name\n${rows.join('\n')}`, { needsName: true });
    expect(one).toMatchObject({
      imported: 2,
      counts: {
        known: 1,
        unsubscribed: 2,
        bounced: 1,
        complained: 1,
        erased: 1,
        'invalid-address': 1,
        'no-address': 1,
        'no-name': 1,
        duplicate: 1,
      },
    });
    const imported = await read(
      database,
      "select email from leads where source like 'import:%' order by 1",
    );
    expect(imported).toEqual([{ email: 'other@example.com' }, { email: 'twice@example.com' }]);
    expect(await tablesWith(database, 'gone@example.com')).toEqual([]);
  });

  it('knows whom a funnel brought that is gone since', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await database.pool.query(`update submissions set funnel_id = 'willow-gone'`);
    await database.pool.query(`update leads set source = 'gone'`);
    const one = await importFile(database, 'email,name\nAda@example.com,Ada\nbob@example.com,Bob');
    expect(one).toMatchObject({ imported: 1, counts: { known: 1 } });
  });

  it('of the same file again changes nothing', async () => {
    const database = await open();
    await importFile(database, csvOf(2500));
    const before = await read(database, 'select * from leads order by id');
    const again = await importFile(database, csvOf(2500));
    expect(again).toMatchObject({ imported: 0, counts: { known: 2500 } });
    expect(await read(database, 'select * from leads order by id')).toEqual(before);
  });

  it('takes who has become known, unsubscribed or erased since it was judged as they are then', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const one = await judge(database, csvOf(4));
    expect(one.counts).toEqual({ new: 4 });
    await web.postForm('/willow-guide', { name: 'Guest', email: 'guest-1@example.com' });
    await suppress(database.kysely, {
      hash: hashAddress(secret, 'guest-2@example.com'),
      scope: 'willow',
      reason: 'unsubscribed',
    });
    await erasePerson(database.kysely, secret, 'guest-3@example.com');
    const shown = await readImport(database, one.id);
    expect(shown.counts).toEqual({ new: 3, erased: 1 });
    await expect(confirmImport(database.kysely, shown, 4)).rejects.toThrow('figures have changed');
    await settleImport(database.kysely, createTestSite(), one, settings);
    await work(database);
    const anew = await readImport(database, one.id);
    expect(anew.counts).toEqual({ new: 1, known: 1, unsubscribed: 1, erased: 1 });
    await confirmImport(database.kysely, anew, 1);
    await suppress(database.kysely, {
      hash: hashAddress(secret, 'guest-4@example.com'),
      scope: 'all',
      reason: 'bounced',
    });
    await work(database);
    expect(await readImport(database, one.id)).toMatchObject({
      imported: 0,
      counts: { known: 1, unsubscribed: 1, bounced: 1, erased: 1 },
    });
  });

  it('goes on with everybody else where somebody is erased before it is confirmed', async () => {
    const database = await open();
    const one = await judge(database, csvOf(3));
    await erasePerson(database.kysely, secret, 'guest-2@example.com');
    const shown = await readImport(database, one.id);
    expect(shown.counts).toEqual({ new: 2, erased: 1 });
    await confirmImport(database.kysely, shown, 2);
    await work(database);
    expect(await readImport(database, one.id)).toMatchObject({
      state: 'done',
      imported: 2,
      counts: { erased: 1 },
    });
  });

  it('begins a campaign for its people where that was chosen, and only then', async () => {
    const database = await open();
    await openTestWeb(database);
    const campaign = 'Willow Guide Campaign';
    await importFile(database, csvOf(3), { campaign });
    const journeys = await read(
      database,
      `select c.name, j.current_sequence, j.sequence_version is not null as has_version
       from user_journeys j join email_campaigns c on c.id = j.campaign_id`,
    );
    expect(journeys).toEqual(
      Array(3).fill({ name: campaign, current_sequence: 1, has_version: true }),
    );
    await expect(judge(database, csvOf(1), { campaign: 'Another' })).rejects.toThrow(
      'willow has no campaign “Another”. There are: Willow Guide Campaign',
    );
  });

  it('can be taken back, but for whom somebody has touched since', async () => {
    const database = await open();
    const one = await importFile(database, csvOf(1500));
    await database.pool.query(
      `insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body, lead_id)
       select gen_random_uuid(), 'one', email, 'f', 'willow', '{}', id from leads
       where email = 'guest-7@example.com'`,
    );
    await undoImport(database.kysely, one.id);
    await work(database);
    expect(await readImport(database, one.id)).toMatchObject({
      state: 'undone',
      undone: 1499,
      untouchable: 1,
    });
    expect(await leadsOf(database)).toMatchObject([{ email: 'guest-7@example.com' }]);
  });

  it.each(['current_sequence = 2', 'stopped_at = now()', 'is_completed = true'])(
    'can be taken back, but for whose campaign has gone on: %s',
    async (change) => {
      const database = await open();
      await openTestWeb(database);
      const one = await importFile(database, csvOf(3), { campaign: 'Willow Guide Campaign' });
      await database.pool.query(
        `update user_journeys set ${change}
         where lead_id = (select id from leads where email = 'guest-1@example.com')`,
      );
      await undoImport(database.kysely, one.id);
      await work(database);
      expect(await leadsOf(database)).toMatchObject([{ email: 'guest-1@example.com' }]);
    },
  );

  it('that is ended leaves nothing that was not written', async () => {
    const database = await open();
    const one = await judge(database, csvOf(10));
    await cancelImport(database.kysely, one.id);
    await work(database);
    expect(await tablesWith(database, 'guest-')).toEqual([]);
    await expect(confirmImport(database.kysely, one, 10)).rejects.toThrow();
    await expect(cancelImport(database.kysely, one.id)).rejects.toThrow(
      'has moved on in the meantime',
    );
  });

  it('goes on where it was in whichever process, several at once', async () => {
    const database = await open();
    const one = await judge(database, csvOf(5200));
    await confirmImport(database.kysely, one, 5200);
    await Promise.all([work(database), work(database), work(database)]);
    await work(database);
    expect(await readImport(database, one.id)).toMatchObject({ state: 'done', imported: 5200 });
    expect(await read(database, 'select count(*)::int as leads from leads')).toEqual([
      { leads: 5200 },
    ]);
  });

  it('gives out and erases the rows of a person that are not written, judged or not', async () => {
    const database = await open();
    await upload(database, csvOf(3));
    await work(database);
    await judge(database, csvOf(3));
    const address = 'guest-2@example.com';
    const { importRows } = await exportPerson(database.kysely, secret, address);
    expect(importRows.map(({ verdict }) => verdict).toSorted()).toEqual(['new', null]);
    expect(await erasePerson(database.kysely, secret, address)).toMatchObject({ importRows: 2 });
    expect(await tablesWith(database, address)).toEqual([]);
    expect(await tablesWith(database, 'guest-1@example.com')).toEqual(['import_rows']);
  });

  it('of a file that cannot be read says why, and keeps nothing of it', async () => {
    const database = await open();
    const one = await judge(database, `email,name\nada@example.com,"Ada\n`);
    expect(one).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('A quotation mark in or before row 2'),
    });
    expect(await tablesWith(database, 'ada@example.com')).toEqual([]);
    expect(await judge(database, 'email,name\n')).toMatchObject({
      problem: 'The file has column titles, but no rows below them.',
    });
  });

  it('of a file without titles takes its first row for a person', async () => {
    const database = await open();
    const one = await importFile(database, 'ada@example.com,Ada\nbob@example.com,Bob\n');
    expect(one).toMatchObject({ imported: 2, titles: ['Column 1', 'Column 2'] });
  });
});

describeWithDatabase('what an import asks for', (open) => {
  it.each([
    [{ columns: ['name', 'leave-out'] }, 'Say which column holds the email addresses.'],
    [{ columns: ['email', 'email'] }, 'Two columns cannot both be “email”.'],
    [{ columns: ['email'] }, 'Say what each column means.'],
    [{ agreedTo: ' ' }, 'Say what these people agreed to, and where.'],
    [{ agreedWhere: '' }, 'Say what these people agreed to, and where.'],
    [{ agreedAt: null }, 'Say when these people agreed, or which column says so.'],
    [{ agreedAt: '2999-01-01' }, 'it cannot be in the future'],
  ] as const)('%j is refused', async (changes, sentence) => {
    const database = await open();
    await expect(judge(database, csvOf(1), changes)).rejects.toThrow(sentence);
  });
});
