import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import type { DeclaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const ids = {
  campaign: '10000000-0000-4000-8000-000000000001',
  page: '10000000-0000-4000-8000-000000000002',
  event: '10000000-0000-4000-8000-000000000003',
  step: '10000000-0000-4000-8000-000000000004',
} as const;

const campaign = {
  id: ids.campaign,
  name: 'Letters',
  coach: 'willow',
  fromEmail: 'willow@example.com',
  fromName: 'Willow',
  subjectTemplate: null,
  postalAddress: '1 Willow Way',
  isActive: true,
  timeZone: 'America/Denver',
};

const event = {
  id: ids.event,
  key: 'class',
  name: 'A Class',
  startsAt: new Date('2027-03-16T17:00:00Z'),
  timeZone: 'America/Los_Angeles',
  minutes: 90,
  capacity: 50,
};

const step = {
  id: ids.step,
  campaignId: ids.campaign,
  version: 'one',
  step: 1,
  stepId: 'hello',
  content: { id: 'hello', subject: 'Hello', paragraphs: ['A', 'B'] },
};

const renames = { funnels: [], sources: [], campaigns: [], emails: [], coaches: [] };

const nothing: DeclaredRows = {
  campaigns: [],
  pages: [],
  landingPages: [],
  sequences: [],
  consents: [],
  events: [],
  renames,
};

const everything: DeclaredRows = {
  campaigns: [campaign],
  pages: [{ id: ids.page, slug: 'guide' }],
  landingPages: [{ name: 'The Guide', url: '/guide', campaignId: ids.campaign }],
  sequences: [step],
  consents: [],
  events: [event],
  renames,
};

const allNames = ['campaign Letters', 'page guide', 'landing page /guide', 'event class'];

const takeSeats = ({ pool }: Database, taken: number) =>
  pool.query('update events set taken = $1', [taken]);

const readEvent = ({ kysely }: Database) =>
  kysely.selectFrom('events').selectAll().executeTakeFirstOrThrow();

describeWithDatabase('reconciling declarations', (open) => {
  it('adds what is declared and changes nothing the second time', async () => {
    const { kysely } = await open();
    const first = await reconcileDeclarations(kysely, everything);
    expect(first).toEqual({
      added: [...allNames, `sequence step ${ids.step}`],
      changed: [],
      deactivated: [],
      notes: [],
    });
    const second = await reconcileDeclarations(kysely, everything);
    expect(second).toEqual({ added: [], changed: [], deactivated: [], notes: [] });
    const stored = await kysely.selectFrom('email_sequences').select('content').execute();
    expect(stored).toEqual([{ content: step.content }]);
  });

  it('switches off what is no longer declared, deletes nothing and switches it on again', async () => {
    const { kysely } = await open();
    await reconcileDeclarations(kysely, everything);
    const report = await reconcileDeclarations(kysely, nothing);
    expect(report.deactivated).toEqual(allNames);
    expect(report.notes).toEqual([`No longer declared and switched off: ${allNames.join(', ')}.`]);
    for (const table of ['email_campaigns', 'pages', 'landing_pages', 'events'] as const) {
      const rows = await kysely.selectFrom(table).select('is_active').execute();
      expect(rows, table).toEqual([{ is_active: false }]);
    }
    expect((await reconcileDeclarations(kysely, nothing)).deactivated).toEqual([]);
    expect((await reconcileDeclarations(kysely, everything)).changed).toEqual(allNames);
  });

  it('takes over a changed sender and a moved event', async () => {
    const database = await open();
    await reconcileDeclarations(database.kysely, everything);
    const report = await reconcileDeclarations(database.kysely, {
      ...everything,
      campaigns: [{ ...campaign, fromName: 'Will' }],
      events: [{ ...event, startsAt: null }],
    });
    expect(report.changed).toEqual(['campaign Letters', 'event class']);
    expect(await readEvent(database)).toMatchObject({ starts_at: null, capacity: 50 });
  });

  it('lowers a capacity below the seats taken, and nobody takes one that is given up then', async () => {
    const database = await open();
    await reconcileDeclarations(database.kysely, everything);
    await takeSeats(database, 30);
    const smaller = { ...everything, events: [{ ...event, capacity: 20 }] };
    const report = await reconcileDeclarations(database.kysely, smaller);
    expect(report.notes).toEqual([
      'Event class is declared with 20 seats, but 30 are taken and stay taken.',
    ]);
    expect(await readEvent(database)).toMatchObject({ capacity: 20, taken: 30 });
    await takeSeats(database, 29);
    await expect(takeSeats(database, 30)).rejects.toThrow('Event class has no free seat.');
    await takeSeats(database, 12);
    expect((await reconcileDeclarations(database.kysely, smaller)).notes).toEqual([]);
    expect(await readEvent(database)).toMatchObject({ capacity: 20, taken: 12 });
  });

  it('takes the limit off an event that is declared without one', async () => {
    const database = await open();
    await reconcileDeclarations(database.kysely, everything);
    await takeSeats(database, 30);
    const unlimited = { ...everything, events: [{ ...event, capacity: null }] };
    expect((await reconcileDeclarations(database.kysely, unlimited)).notes).toEqual([]);
    expect(await readEvent(database)).toMatchObject({ capacity: null, taken: 30 });
  });

  it('adds everything once when four processes start at once', async () => {
    const { kysely } = await open();
    const reports = await Promise.all(
      [1, 2, 3, 4].map(() => reconcileDeclarations(kysely, everything)),
    );
    expect(reports.map(({ added }) => added.length).sort()).toEqual([0, 0, 0, 5]);
    expect(reports.flatMap(({ changed }) => changed)).toEqual([]);
  });

  it('waits for no form that is being saved, whether a deploy changed something or not', async () => {
    const { kysely, pool } = await open();
    await reconcileDeclarations(kysely, everything);
    const saving = await pool.connect();
    try {
      await saving.query(`
        begin;
        select from events for no key update;
        with lead as (
          insert into leads (id, email, email_key, source)
          values (gen_random_uuid(), 'ann@example.com', 'ann@example.com', 'guide') returning id
        ), registration as (
          insert into event_registrations (event_id, lead_id) select '${ids.event}', id from lead
        )
        insert into user_journeys (lead_id, campaign_id, page_id)
        select id, '${ids.campaign}', '${ids.page}' from lead`);
      const reports = await kysely.connection().execute(async (connection) => {
        await sql`set lock_timeout = '2s'`.execute(connection);
        const same = await reconcileDeclarations(connection, everything);
        const changed = await reconcileDeclarations(connection, {
          ...everything,
          campaigns: [{ ...campaign, fromName: 'Will' }],
          landingPages: [{ name: 'Guide', url: '/guide', campaignId: ids.campaign }],
        });
        await sql`reset lock_timeout`.execute(connection);
        return [same.changed, changed.changed];
      });
      expect(reports).toEqual([[], ['campaign Letters', 'landing page /guide']]);
      await saving.query('commit');
    } finally {
      saving.release();
    }
  });

  it('names the row that a declaration collides with and changes nothing', async () => {
    const { kysely } = await open();
    await reconcileDeclarations(kysely, everything);
    const renumbered = { ...nothing, campaigns: [{ ...campaign, id: ids.page }] };
    await expect(reconcileDeclarations(kysely, renumbered)).rejects.toThrow(
      'The declarations do not fit the rows already in the database: Key (name)=(Letters)',
    );
    const rows = await kysely.selectFrom('email_campaigns').select(['id', 'is_active']).execute();
    expect(rows).toEqual([{ id: ids.campaign, is_active: true }]);
  });
});
