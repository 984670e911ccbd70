import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { campaignId, eventId, newId, pageId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { sumDueDays } from '#server/sums/sum-days.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Changes, declare, event, message } from '#tests/support/site/declarations.ts';

const steps = [
  { id: 'hello', after: { days: 1 }, message },
  { id: 'second', after: { days: 2 }, message: { ...message, subject: 'The second one' } },
];

/** A page with an event of 50 seats whose sign-ups start a campaign. */
const evening = {
  event: { ...event, seats: 50 },
  'form.consent': { version: '2027-01', text: 'You agree to emails from {coach}.' },
  'submission.journey': { campaign: 'Willow Campaign', firstEmail: 'now' },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
} as const;

const before = {
  'coach.ts': { campaigns: [{ name: 'Willow Campaign', steps }] },
  'evening.ts': evening,
};

/** Brings a site into the database, as a start does; returns its notes. */
async function start(
  { kysely }: Database,
  changes: Readonly<Record<string, Changes>>,
): Promise<readonly string[]> {
  const { site, findings } = compileSite(declare(changes), ['/', '/leadmagnet']);
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return (await reconcileDeclarations(kysely, declaredRows(site))).notes;
}

/** The version that the journeys of a start count in. */
const versionOf = async ({ kysely }: Database, campaign: string): Promise<string> =>
  (
    await kysely
      .selectFrom('email_sequences')
      .select('version')
      .where('campaign_id', '=', campaignId(campaign))
      .executeTakeFirstOrThrow()
  ).version;

interface Person {
  readonly email: string;
  readonly source?: string;
  readonly funnel?: string;
  readonly created?: string;
}

/** A registered, enrolled person who has had the first email, as the first release stored it. */
async function storePerson(
  database: Database,
  { email, source = 'evening', funnel = 'evening', created = '2027-01-01' }: Person,
): Promise<string> {
  const { pool } = database;
  const lead = newId();
  const campaign = campaignId('Willow Campaign');
  await pool.query(
    `insert into leads (id, email, email_key, name, source, created_at) values ($1, $2, $2, 'Ada', $3, $4)`,
    [lead, email, source, created],
  );
  await pool.query(
    `insert into submissions (id, funnel_id, email_key, lead_id, outcome, reference, fields)
     values ($1, $2, $3, $4, 'accepted', 'ABC123', '{}')`,
    [newId(), funnel, email, lead],
  );
  await pool.query('insert into event_registrations (event_id, lead_id) values ($1, $2)', [
    eventId(funnel),
    lead,
  ]);
  await pool.query('update events set taken = taken + 1 where id = $1', [eventId(funnel)]);
  await pool.query(
    `insert into user_journeys (lead_id, campaign_id, page_id, current_sequence, sequence_version, created_at)
     values ($1, $2, $3, 2, $4, $5)`,
    [lead, campaign, pageId(funnel), await versionOf(database, 'Willow Campaign'), created],
  );
  const deliver = (key: string, letter: string | null) =>
    pool.query(
      `insert into delivery_logs (id, dedupe_key, email_address, status, function_name, funnel_id, coach,
         body, lead_id, campaign_id)
       values ($1, $2, $3, 'sent', 'send-guide', $4, 'willow', $5, $6, $7)`,
      [
        newId(),
        key,
        email,
        funnel,
        JSON.stringify({ email, campaignId: campaign, eventId: eventId(funnel), letter }),
        lead,
        campaign,
      ],
    );
  await deliver(`submission:${funnel}:${lead}:first`, null);
  await deliver(`letter:${campaign}:${email}:hello`, 'hello');
  await deliver(`reminder:${eventId(funnel)}:${lead}`, null);
  return lead;
}

const keysOf = async ({ kysely }: Database): Promise<string[]> => {
  const rows = await kysely.selectFrom('delivery_logs').select('dedupe_key').execute();
  return rows.map((row) => row.dedupe_key).sort();
};

const eventOf = ({ kysely }: Database, key: string) =>
  kysely
    .selectFrom('events')
    .select(['taken', 'capacity', 'is_active'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

const addViews = (funnel: string, views: number) =>
  `insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
   values ('2027-01-01', '${funnel}', 'direct', '', '', ${views})`;

const audited = async ({ kysely }: Database) =>
  kysely.selectFrom('audit_log').select(['actor', 'action', 'target', 'details']).execute();

describeWithDatabase('carrying over', (open) => {
  it('lets everything of a renamed funnel go on: seats, journeys, keys, figures', async () => {
    const database = await open();
    const { pool, kysely } = database;
    await start(database, before);
    const lead = await storePerson(database, { email: 'ada@example.org' });
    await pool.query(addViews('evening', 7));
    await sumDueDays(kysely);
    const renamed = {
      ...before,
      'evening.ts': { ...evening, id: 'night', formerIds: ['evening'] },
    };
    const notes = await start(database, renamed);
    expect(notes).toEqual([
      'The funnel evening continues as night, with 1 submission, 1 registration, 3 deliveries, and 1 day of page views.',
    ]);
    expect(await eventOf(database, 'night')).toEqual({ taken: 1, capacity: 50, is_active: true });
    // A release that still runs finds the old event full.
    expect(await eventOf(database, 'evening')).toEqual({ taken: 0, capacity: 0, is_active: false });
    expect(await keysOf(database)).toEqual(
      [
        `letter:${campaignId('Willow Campaign')}:ada@example.org:hello`,
        `reminder:${eventId('night')}:${lead}`,
        `submission:night:${lead}:first`,
      ].sort(),
    );
    const { rows } = await pool.query(
      `select (select distinct funnel_id from submissions) as submitted,
         (select distinct funnel_id from delivery_logs) as delivered,
         (select distinct body->>'eventId' from delivery_logs) as told,
         (select page_id from user_journeys) as page, (select views::int from visit_counts) as views`,
    );
    expect(rows).toEqual([
      {
        submitted: 'night',
        delivered: 'night',
        told: eventId('night'),
        page: pageId('night'),
        views: 7,
      },
    ]);
    expect(await audited(database)).toEqual([
      {
        actor: 'declarations',
        action: 'carried-over',
        target: 'funnel evening',
        details: { to: 'night', submissions: 1, registrations: 1, deliveries: 3, days: 1 },
      },
    ]);
    // Sums name the former funnel, so that views count rows until days are summed again.
    expect(await kysely.selectFrom('summed_days').select('day').execute()).toEqual([]);
    expect(await start(database, renamed)).toEqual([]);
    expect(await audited(database)).toHaveLength(1);
    expect(await kysely.selectFrom('event_registrations').select('event_id').execute()).toEqual([
      { event_id: eventId('night') },
    ]);
  });

  it('adds to what a start under the new id has stored already', async () => {
    const database = await open();
    await start(database, before);
    await storePerson(database, { email: 'ada@example.org' });
    await storePerson(database, { email: 'ben@example.org' });
    await start(database, { ...before, 'evening.ts': { ...evening, id: 'night' } });
    await storePerson(database, { email: 'cleo@example.org', funnel: 'night' });
    await database.pool.query(
      'insert into event_registrations (event_id, lead_id) select $1, lead_id from event_registrations where event_id = $2 limit 1',
      [eventId('evening'), eventId('night')],
    );
    await database.pool.query(`update events set taken = 3 where key = 'evening'`);
    await database.pool.query(addViews('evening', 7));
    await database.pool.query(addViews('night', 2));
    await start(database, {
      ...before,
      'evening.ts': { ...evening, id: 'night', formerIds: ['evening'] },
    });
    expect(await eventOf(database, 'night')).toMatchObject({ taken: 3, capacity: 50 });
    expect(await eventOf(database, 'evening')).toMatchObject({ taken: 0, capacity: 0 });
    const { rows } = await database.pool.query('select funnel_id, views::int from visit_counts');
    expect(rows).toEqual([{ funnel_id: 'night', views: 9 }]);
  });

  it('sells no seat twice where more people come over than there are seats', async () => {
    const database = await open();
    await start(database, before);
    for (const name of ['ada', 'ben', 'cleo']) {
      await storePerson(database, { email: `${name}@example.org` });
    }
    const small = {
      ...evening,
      event: { ...event, seats: 2 },
      id: 'night',
      formerIds: ['evening'],
    };
    await start(database, { ...before, 'evening.ts': small });
    expect(await eventOf(database, 'night')).toMatchObject({ taken: 3, capacity: 3 });
  });

  it('files the leads of a former source under the new one and joins who is in both', async () => {
    const database = await open();
    await start(database, before);
    const first = await storePerson(database, { email: 'ada@example.org' });
    const other = await storePerson(database, { email: 'ben@example.org' });
    await start(database, {
      ...before,
      'evening.ts': { ...evening, 'submission.source': 'night' },
    });
    const again = await storePerson(database, {
      email: 'ada2@example.org',
      source: 'night',
      created: '2027-02-01',
    });
    await database.pool.query(`update leads set email = 'ada@example.org', email_key = 'ada@example.org'
      where id = '${again}'`);
    const renamed = {
      ...before,
      'evening.ts': {
        ...evening,
        'submission.source': 'night',
        'submission.formerSources': ['evening'],
      },
    };
    expect(await start(database, renamed)).toEqual([
      'The source evening continues as night, with 2 leads and 1 person who was stored under both.',
    ]);
    const leads = await database.kysely
      .selectFrom('leads')
      .select(['id', 'email_key', 'source'])
      .orderBy('email_key')
      .execute();
    expect(leads).toEqual([
      { id: first, email_key: 'ada@example.org', source: 'night' },
      { id: other, email_key: 'ben@example.org', source: 'night' },
    ]);
    expect(await eventOf(database, 'evening')).toMatchObject({ taken: 2, capacity: 50 });
    const { rows } = await database.pool.query(
      `select (select count(*)::int from user_journeys) as journeys,
         (select count(*)::int from event_registrations) as seats,
         (select count(*)::int from submissions where lead_id = '${first}') as submissions,
         (select count(*)::int from delivery_logs where lead_id = '${first}') as deliveries`,
    );
    expect(rows).toEqual([{ journeys: 2, seats: 2, submissions: 2, deliveries: 6 }]);
    expect(await start(database, renamed)).toEqual([]);
  });

  it('goes on with the journeys of a renamed campaign and sends no email of it twice', async () => {
    const database = await open();
    await start(database, before);
    await storePerson(database, { email: 'ada@example.org' });
    const calm = {
      'coach.ts': { campaigns: [{ name: 'Calm', formerNames: ['Willow Campaign'], steps }] },
      'guide.ts': { 'submission.journey': { campaign: 'Calm', firstEmail: 'now' } },
      'evening.ts': { ...evening, 'submission.journey': { campaign: 'Calm', firstEmail: 'now' } },
    };
    expect(await start(database, calm)).toEqual([
      'The campaign Willow Campaign continues as Calm, with 1 journey and 3 deliveries.',
    ]);
    const { rows } = await database.pool.query(
      'select campaign_id, current_sequence, sequence_version from user_journeys',
    );
    expect(rows).toEqual([
      {
        campaign_id: campaignId('Calm'),
        current_sequence: 2,
        sequence_version: await versionOf(database, 'Calm'),
      },
    ]);
    expect(await keysOf(database)).toContain(`letter:${campaignId('Calm')}:ada@example.org:hello`);
    expect(await start(database, calm)).toEqual([]);
  });

  it('keeps the older place of who was enrolled under both names', async () => {
    const database = await open();
    await start(database, before);
    const lead = await storePerson(database, { email: 'ada@example.org' });
    const journey = { 'submission.journey': { campaign: 'Calm', firstEmail: 'now' } };
    await start(database, {
      'coach.ts': { campaigns: [{ name: 'Calm', steps }] },
      'guide.ts': journey,
      'evening.ts': { ...evening, ...journey },
    });
    await database.pool.query(
      `insert into user_journeys (lead_id, campaign_id, current_sequence, created_at) values ($1, $2, 1, '2027-02-01')`,
      [lead, campaignId('Calm')],
    );
    await database.pool.query(
      `update user_journeys set stopped_at = now() where current_sequence = 1`,
    );
    const notes = await start(database, {
      'coach.ts': { campaigns: [{ name: 'Calm', formerNames: ['Willow Campaign'], steps }] },
      'guide.ts': journey,
      'evening.ts': { ...evening, ...journey },
    });
    expect(notes).toEqual([
      'The campaign Willow Campaign continues as Calm, with 1 person who was enrolled in both and 3 deliveries.',
    ]);
    const { rows } = await database.pool.query(
      'select current_sequence, is_completed, stopped_at is not null as stopped from user_journeys',
    );
    expect(rows).toEqual([{ current_sequence: 2, is_completed: true, stopped: true }]);
  });

  it('knows an email by its new id', async () => {
    const database = await open();
    await start(database, before);
    await storePerson(database, { email: 'ada@example.org' });
    const [hello, second] = steps;
    const renamed = {
      ...before,
      'coach.ts': {
        campaigns: [
          {
            name: 'Willow Campaign',
            steps: [{ ...hello, id: 'welcome', formerIds: ['hello'] }, second],
          },
        ],
      },
    };
    expect(await start(database, renamed)).toEqual([
      'The email hello continues as welcome, with 1 delivery.',
      'Campaign Willow Campaign changed for 1 enrolled people: 1 at step 2 (second).',
    ]);
    expect(await keysOf(database)).toContain(
      `letter:${campaignId('Willow Campaign')}:ada@example.org:welcome`,
    );
    const { rows } = await database.pool.query(
      `select body->>'letter' as letter from delivery_logs where dedupe_key like 'letter:%'`,
    );
    expect(rows).toEqual([{ letter: 'welcome' }]);
  });

  it('keeps who unsubscribed from a coach under the new slug and the former, and who may see it', async () => {
    const database = await open();
    await start(database, before);
    await storePerson(database, { email: 'ada@example.org' });
    await database.pool.query(
      `insert into suppressions (email_hash, scope, reason) values
         ('one', 'willow', 'unsubscribed'), ('two', 'willow', 'unsubscribed'), ('two', 'moss', 'unsubscribed')`,
    );
    await database.pool.query(
      `with one as (
         insert into imports (id, coach, file_name, bytes, made_by)
         values (gen_random_uuid(), 'willow', 'people.csv', 1, 'a test') returning id
       ), lead as (
         insert into leads (id, email, email_key, source)
         values (gen_random_uuid(), 'bob@example.org', 'bob@example.org', 'import:willow') returning id
       ) insert into imported_leads (lead_id, import_id, row, agreed_at, fields)
         select lead.id, one.id, 2, now(), '{}' from lead, one`,
    );
    await database.pool.query(
      `insert into members (email, name, role, coaches)
         values ('c@example.org', 'Cy', 'coach', '{elm,willow}'), ('v@example.org', 'Vi', 'viewer', null);
       insert into member_invitations (name, email, role, coaches, invited_by, expires_at)
         values ('Di', 'd@example.org', 'coach', '{moss,willow}', 'Cy', now())`,
    );
    const moved = {
      'moss/coach.ts': { ...before['coach.ts'], slug: 'moss', formerSlugs: ['willow'] },
      'moss/evening.ts': { ...evening, coach: 'moss' },
    };
    const files = declare(moved).filter(({ file }) => file.startsWith('funnels/moss/'));
    const { site } = compileSite(files, ['/']);
    if (!site) throw new Error('The renamed coach has mistakes.');
    const rows = declaredRows(site);
    const { notes } = await reconcileDeclarations(database.kysely, rows);
    expect(notes).toContain(
      'The coach willow continues as moss, with 1 lead, 3 deliveries, and 1 unsubscribed address.',
    );
    const { rows: scopes } = await database.pool.query(
      `select email_hash, scope from suppressions order by 1, 2`,
    );
    expect(scopes).toEqual([
      { email_hash: 'one', scope: 'moss' },
      { email_hash: 'one', scope: 'willow' },
      { email_hash: 'two', scope: 'moss' },
      { email_hash: 'two', scope: 'willow' },
    ]);
    const { rows: imported } = await database.pool.query(
      `select i.coach, l.source from imported_leads p
       join imports i on i.id = p.import_id join leads l on l.id = p.lead_id`,
    );
    expect(imported).toEqual([{ coach: 'moss', source: 'import:moss' }]);
    const { rows: seeing } = await database.pool.query(
      `select name, coaches from members union all select name, coaches from member_invitations
       order by 1`,
    );
    expect(seeing).toEqual([
      { name: 'Cy', coaches: ['elm', 'moss'] },
      { name: 'Di', coaches: ['moss'] },
      { name: 'Vi', coaches: null },
    ]);
  });

  it('carries over once when two processes start at once', async () => {
    const database = await open();
    await start(database, before);
    await storePerson(database, { email: 'ada@example.org' });
    const renamed = {
      ...before,
      'evening.ts': { ...evening, id: 'night', formerIds: ['evening'] },
    };
    const notes = await Promise.all([start(database, renamed), start(database, renamed)]);
    expect(notes.map(({ length }) => length).sort()).toEqual([0, 1]);
    expect(await eventOf(database, 'night')).toMatchObject({ taken: 1, capacity: 50 });
  });

  it('finds what the release before wrote meanwhile', async () => {
    const database = await open();
    await start(database, before);
    const renamed = {
      ...before,
      'evening.ts': { ...evening, id: 'night', formerIds: ['evening'] },
    };
    expect(await start(database, renamed)).toEqual([]);
    await database.pool.query(
      `insert into submissions (id, funnel_id, email_key, outcome, reference, fields)
       values ($1, 'evening', 'ben@example.org', 'full', 'ABC124', '{}')`,
      [newId()],
    );
    expect(await start(database, renamed)).toEqual([
      'The funnel evening continues as night, with 1 submission.',
    ]);
  });

  it('lets each date of an event go on, and tells who is left on one that is gone', async () => {
    const database = await open();
    const { startsAt, ...undated } = event;
    const dates = [
      { id: 'first', startsAt },
      { id: 'second', startsAt: '2027-03-23T10:00' },
    ];
    const several = { ...evening, event: { ...undated, seats: 50, dates } };
    await start(database, { 'evening.ts': several });
    const lead = newId();
    await database.pool.query(
      `insert into leads (id, email, email_key, source) values ($1, 'a@b.example', 'a@b.example', 'x')`,
      [lead],
    );
    await database.pool.query(
      'insert into event_registrations (event_id, lead_id) values ($1, $2)',
      [eventId('evening/second'), lead],
    );
    await database.pool.query('update events set taken = 1 where id = $1', [
      eventId('evening/second'),
    ]);
    const renamed = { ...several, id: 'dusk', formerIds: ['evening'] };
    await start(database, { 'evening.ts': renamed });
    const { rows } = await database.pool.query(
      `select e.key from event_registrations r join events e on e.id = r.event_id`,
    );
    expect(rows).toEqual([{ key: 'dusk/second' }]);
    const shorter = { ...renamed, event: { ...several.event, dates: dates.slice(0, 1) } };
    expect(await start(database, { 'evening.ts': shorter })).toContain(
      'Event dusk/second is no longer declared, but 1 person is registered for it: in ten minutes an email tells them that it is called off. If it is not, declare it again before.',
    );
  });
});
