import { expect, it } from 'vitest';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { keyStrayLeads } from '#server/people/canonical-keys.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { describeOnBothServers } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { tablesWith } from '#tests/support/run/traces.ts';

const migration = '0015-key-people-by-canonical-address';

const ids = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Nine spellings under which one person stood before, each as another lead; the last is the plain one. */
const spellings = [
  'ann@münchen.example\n',
  'ann@münchen.example\t',
  '\u00a0ann@münchen.example',
  '\ufeffann@münchen.example',
  'ann@mün\u00adchen.example',
  'ann@\uff4d\u00fcnchen.example',
  'Ann@mu\u0308nchen.example ',
  'ann@M%c3%bcnchen.example',
  'ann@xn--mnchen-3ya.example',
] as const;

/** The tables as the release before had them. */
async function openBefore(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  await revertTo(database, migration);
  return database;
}

/** What the release before writes for each spelling: it makes no key itself. */
async function writeAsBefore({ pool }: Database, source: (index: number) => string) {
  for (const [index, email] of spellings.entries()) {
    const id = ids(index);
    await pool.query(
      `insert into leads (id, email, name, source, metadata, created_at)
       values ($1, $2, $3, $4, $5, '2027-01-01'::timestamptz + make_interval(hours => $6))
       on conflict (email_key, source) do update set name = excluded.name`,
      [id, email, index === 0 ? null : `Ann ${index}`, source(index), '{"page":"/"}', index],
    );
    await pool.query(
      `insert into submissions (id, funnel_id, email_key, lead_id, outcome, reference, fields)
       values ($1, 'willow-guide', lower(btrim($2)), $1, 'accepted', $3, $4)`,
      [id, email, `REF${index}`, JSON.stringify({ email })],
    );
    await pool.query(
      `insert into delivery_logs
         (id, dedupe_key, email_address, function_name, coach, body, submission_id, lead_id)
       values ($1, 'letter:campaign:' || lower(btrim($2)) || ':hello', $2, 'send-guide', 'willow', $3, $1, $1)`,
      [id, email, JSON.stringify({ email })],
    );
  }
}

async function readKeys({ pool }: Database) {
  const { rows } = await pool.query<{ id: string; email: string; email_key: string; name: string }>(
    'select id, email, email_key, name from leads order by id',
  );
  return rows;
}

const key = 'ann@xn--mnchen-3ya.example';

describeOnBothServers('people whom the release before keyed by what was typed', (_, open) => {
  it('have one key in all their leads, and keep what was typed', async () => {
    const database = await openBefore(open);
    await writeAsBefore(database, (index) => `source-${index}`);
    const before = new Set((await readKeys(database)).map((lead) => lead.email_key));
    expect(before.size).toBeGreaterThan(7);
    await migrateToLatest(database.kysely);
    const leads = await readKeys(database);
    expect(leads.map(({ email }) => email)).toEqual(spellings);
    expect(new Set(leads.map((lead) => lead.email_key))).toEqual(new Set([key]));
    const { rows } = await database.pool.query(
      `select (select count(distinct email_key)::int from submissions) as keys,
         (select count(*)::int from delivery_logs where email_address ~ '[^!-~]') as odd,
         (select count(*)::int from delivery_logs where dedupe_key like '%:' || $1 || ':%') as named`,
      [key],
    );
    // Of emails that were sent twice to one person the later ones keep their keys.
    expect(rows).toEqual([{ keys: 1, odd: 0, named: 1 }]);
    const erased = await erasePerson(database.kysely, 'a secret', 'ann@münchen.example');
    expect([erased.leads, erased.submissions, erased.deliveries]).toEqual([9, 9, 9]);
    expect(await tablesWith(database, 'ann')).toEqual([]);
  });

  it('become one lead of a source, with everything the others had', async () => {
    const database = await openBefore(open);
    const { pool } = database;
    await writeAsBefore(database, () => 'source');
    const [campaign, event, other] = [ids(100), ids(101), ids(102)];
    await pool.query(
      `insert into email_campaigns (id, name, coach, from_email, from_name)
       values ($1, 'one', 'willow', 'w@example.com', 'W'), ($2, 'two', 'willow', 'w@example.com', 'W')`,
      [campaign, other],
    );
    await pool.query(
      `insert into events (id, key, name, time_zone, minutes, capacity, taken)
       values ($1, 'one', 'One', 'UTC', 60, 5, 3), ($2, 'two', 'Two', 'UTC', 60, 5, 1)`,
      [event, other],
    );
    await pool.query(
      `insert into event_registrations (event_id, lead_id)
       values ($1, $3), ($1, $4), ($1, $5), ($2, $5)`,
      [event, other, ids(0), ids(2), ids(4)],
    );
    await pool.query(
      `insert into user_journeys (lead_id, campaign_id, current_sequence, is_completed, stopped_at)
       values ($1, $4, 2, false, null), ($2, $4, 1, true, now()), ($3, $5, 1, false, null)`,
      [ids(0), ids(3), ids(5), campaign, other],
    );
    await migrateToLatest(database.kysely);
    expect(await readKeys(database)).toEqual([
      { id: ids(0), email: spellings[0], email_key: key, name: expect.stringMatching(/^Ann \d$/) },
    ]);
    const { rows } = await pool.query(
      `select (select count(*)::int from submissions where lead_id = $1 and email_key = $2) as submissions,
         (select count(*)::int from delivery_logs where lead_id = $1) as deliveries,
         array(select e.taken || ' of ' || count(r.*) from events e
           join event_registrations r on r.event_id = e.id and r.lead_id = $1
           group by e.id order by e.key) as seats,
         array(select current_sequence || ' ' || is_completed || ' ' || (stopped_at is not null)
           from user_journeys where lead_id = $1 order by campaign_id) as journeys`,
      [ids(0), key],
    );
    expect(rows).toEqual([
      {
        submissions: 9,
        deliveries: 9,
        seats: ['1 of 1', '1 of 1'],
        journeys: ['2 true true', '1 false false'],
      },
    ]);
  });

  it('are keyed anew where that release still writes during a deploy', async () => {
    const database = await open();
    await writeAsBefore(database, (index) => `source-${index % 2}`);
    expect(await keyStrayLeads(database.kysely)).toBeGreaterThan(0);
    expect(await keyStrayLeads(database.kysely)).toBe(0);
    const leads = await readKeys(database);
    expect(leads.map(({ email_key: one }) => one)).toEqual([key, key]);
  });

  it('are found at once although that release has just written them', async () => {
    const database = await open();
    await writeAsBefore(database, (index) => `source-${index % 2}`);
    const erased = await erasePerson(database.kysely, 'a secret', 'Ann@München.example');
    expect(erased.leads).toBe(2);
    expect(await tablesWith(database, 'ann')).toEqual([]);
  });

  it('have the keys of the release before again when it takes its place', async () => {
    const database = await open();
    await writeAsBefore(database, (index) => `source-${index}`);
    await keyStrayLeads(database.kysely);
    await revertTo(database, migration);
    const [first] = await readKeys(database);
    expect(first?.email_key).toBe(spellings[0]);
    await migrateToLatest(database.kysely);
    expect(new Set((await readKeys(database)).map(({ email_key: one }) => one)).size).toBe(1);
  });
});
