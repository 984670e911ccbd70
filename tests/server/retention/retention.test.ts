import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { keptTables, type Periods } from '#server/retention/kept-tables.ts';
import { startRetention } from '#server/retention/retention.ts';
import { readSweep, sweep } from '#server/retention/sweep.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { until } from '#tests/support/run/until.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const periods: Periods = {
  KEEP_COPIES_DAYS: 180,
  KEEP_MAILBOX_DAYS: 30,
  KEEP_ERRORS_DAYS: 90,
  KEEP_AUDIT_DAYS: 730,
  KEEP_REPORTS_DAYS: 90,
  KEEP_WEBHOOKS_DAYS: 30,
  KEEP_VIEWS_DAYS: 1100,
  KEEP_IMPORTS_DAYS: 30,
};
const never = new AbortController().signal;

/** A row of every age from 0 to `days` days and one hour, `each` of them, in every kept table. */
async function writeAges({ pool }: Database, days: number, each = 1): Promise<void> {
  const ages = `(select now() - make_interval(days => age, hours => 1) as at, age, copy
    from generate_series(0, $1::int) age, generate_series(1, $2::int) copy) ages`;
  const given = [days, each];
  await pool.query(
    `with d as (
       insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body, created_at)
       select gen_random_uuid(), 'age:' || age || ':' || copy, 'a@example.com', 'f', 'willow', '{}', at
       from ${ages} returning id, created_at
     ), before as (
       insert into sent_emails (delivery_id, packed, created_at) select id, 'x', created_at from d
     ) insert into email_copies (delivery_id, packed, created_at) select id, 'x', created_at from d`,
    given,
  );
  await pool.query(
    `insert into mailbox_messages (to_address, from_address, subject, html, text, created_at)
     select 'a@example.com', 'w@example.com', 's', 'h', 't', at from ${ages}`,
    given,
  );
  await pool.query(
    `insert into error_logs (function_name, error_message, created_at) select 'f', 'm', at from ${ages}`,
    given,
  );
  await pool.query(
    `insert into audit_log (actor, action, created_at) select 'operator', 'retried', at from ${ages}`,
    given,
  );
  await pool.query(
    `insert into webhook_events (event_key, record_type, kind, occurred_at, received_at)
     select age || '/' || copy, 'Delivery', 'noted', at, at from ${ages}`,
    given,
  );
  await pool.query(
    `insert into inbound_events (name, event_key, coach, kind, received_at)
     select 'calls', age || '/' || copy, 'willow', 'calendly', at from ${ages}`,
    given,
  );
  await pool.query(
    `with e as (
       insert into webhook_endpoints (id, coach, url, events, origin)
       values (gen_random_uuid(), 'willow', 'https://example.com/' || random(), '{}', 'made') returning id
     ) insert into webhook_messages (endpoint_id, type, status, created_at)
       select id, 'erased', 'sent', at from e, ${ages}`,
    given,
  );
  await pool.query(
    `insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
     select (current_date - age), 'funnel-' || copy, '', '', '', 1 from ${ages}`,
    given,
  );
  await pool.query(
    `with one as (
       insert into imports (id, coach, file_name, bytes, made_by)
       values (gen_random_uuid(), 'willow', 'people.csv', 1, 'a test') returning id
     ) insert into import_rows (import_id, row, cells, created_at)
       select one.id, age * 100 + copy, '{a}', at from one, ${ages}`,
    given,
  );
  await pool.query(
    `insert into visit_totals (day, funnel_id, traffic_source, version, variant)
     select (current_date - age), 'funnel-' || copy, '*', '*', '*' from ${ages}`,
    given,
  );
  await pool.query(
    `insert into left_out_views (day, funnel_id, kind, views)
     select (current_date - age), 'funnel-' || copy, 'robot', 1 from ${ages}`,
    given,
  );
  await pool.query(
    `insert into confirmations (id, reference, funnel_id, coach, email_version, expires_at, lapsed_at)
     select gen_random_uuid(), 'R', 'funnel-' || copy, 'willow', 'v', at, at from ${ages}`,
    given,
  );
  await pool.query(
    `insert into missing_pages (day, path, views, from_site, programs)
     select (current_date - age), '/missing-' || copy, 1, 0, 0 from ${ages}`,
    given,
  );
}

/** Lets the last sweep have been a day ago. */
async function passDay({ pool }: Database): Promise<void> {
  await pool.query(`
    update settings set value = jsonb_set(value, '{at}', to_jsonb(now() - interval '1 day'))
    where key = 'retention'`);
}

async function countRows({ pool }: Database): Promise<Record<string, number>> {
  const counts = keptTables.map(async ({ table }) => {
    const { rows } = await pool.query(`select count(*)::int as rows from ${table}`);
    return [table, rows[0].rows] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const kept = {
  email_copies: 180,
  mailbox_messages: 30,
  error_logs: 90,
  audit_log: 730,
  webhook_events: 90,
  inbound_events: 90,
  webhook_messages: 30,
  import_rows: 30,
  visit_counts: 1100,
  visit_totals: 1100,
  left_out_views: 1100,
  confirmations: 1100,
  missing_pages: 1100,
  sent_emails: 180,
};

describeWithDatabase('what is kept for a period', (open) => {
  it('goes once it is older, from each table by its own, and nothing else', async () => {
    const database = await open();
    await writeAges(database, 1200);
    const swept = await sweep(database.kysely, periods, never);
    expect(await countRows(database)).toEqual(kept);
    expect(swept?.['error_logs']).toEqual({ days: 90, removed: 1201 - 90 });
    const { rows } = await database.pool.query('select count(*)::int as rows from delivery_logs');
    expect(rows).toEqual([{ rows: 1201 }]);
    await passDay(database);
    expect(await sweep(database.kysely, periods, never)).toMatchObject({
      email_copies: { removed: 0 },
    });
    expect(await countRows(database)).toEqual(kept);
  });

  it('stays for ever where its period is 0', async () => {
    const database = await open();
    await writeAges(database, 1200);
    await sweep(database.kysely, { ...periods, KEEP_ERRORS_DAYS: 0, KEEP_AUDIT_DAYS: 0 }, never);
    expect(await countRows(database)).toEqual({ ...kept, error_logs: 1201, audit_log: 1201 });
  });

  it('is a young line of the audit log, which nobody can remove or change', async () => {
    const { pool } = await open();
    await pool.query(`
      insert into audit_log (actor, action, created_at) values
        ('operator', 'young', now() - interval '89 days'), ('operator', 'old', now() - interval '91 days')`);
    for (const change of ['delete from audit_log', "update audit_log set actor = 'x'"]) {
      await expect(pool.query(change)).rejects.toThrow('The audit log only takes new rows');
    }
    await pool.query("delete from audit_log where action = 'old'");
    const { rows } = await pool.query('select action from audit_log');
    expect(rows).toEqual([{ action: 'young' }]);
  });

  it('goes in the end although processes stop in the middle, and several are at it', async () => {
    const database = await open();
    await writeAges(database, 400, 30);
    const stopping = new AbortController();
    const stopped = sweep(database.kysely, periods, stopping.signal);
    await until(async () => ((await countRows(database))['mailbox_messages'] ?? 0) < 12_030);
    stopping.abort();
    expect(await stopped).toBeUndefined();
    expect(await readSweep(database.kysely)).toBeUndefined();
    const left = await countRows(database);
    expect(left['mailbox_messages']).toBeGreaterThan(30 * 30);
    expect(left['error_logs']).toBe(401 * 30);

    const swept = await Promise.all([1, 2, 3].map(() => sweep(database.kysely, periods, never)));
    expect(swept.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await countRows(database)).toMatchObject({
      email_copies: 180 * 30,
      sent_emails: 180 * 30,
      mailbox_messages: 30 * 30,
      error_logs: 90 * 30,
      webhook_events: 90 * 30,
      inbound_events: 90 * 30,
    });
  });

  it('waits for nobody who holds an old row, and gets it the next time', async () => {
    const database = await open();
    await writeAges(database, 100);
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(
        `select from error_logs where created_at < now() - interval '95 days' for update`,
      );
      await sweep(database.kysely, periods, never);
      expect((await countRows(database))['error_logs']).toBe(96);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await passDay(database);
    await sweep(database.kysely, periods, never);
    expect((await countRows(database))['error_logs']).toBe(90);
  });

  it('goes while forms are sent and people are erased, and disturbs neither', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await writeAges(database, 400, 5);
    const send = async (person: number) => {
      const fields = { name: 'Ada', email: `ada${person}@example.com` };
      expect((await web.postJson('willow-guide', { fields })).status).toBe(201);
      await database.pool.query(
        `insert into sent_emails (delivery_id, packed, created_at)
         select id, 'x', now() - interval '200 days' from delivery_logs where email_address = $1`,
        [fields.email],
      );
      const { deliveries } = await erasePerson(database.kysely, 'a secret', fields.email);
      expect(deliveries).toBe(1);
    };
    // Each erasure holds its connection while it waits for its turn, and others wait for one only 5 s.
    const sendInTurn = async (first: number) => {
      for (let person = first; person < 40; person += 4) await send(person);
    };
    const [swept] = await Promise.all([
      sweep(database.kysely, periods, never),
      ...[0, 1, 2, 3].map(sendInTurn),
    ]);
    expect(swept).toMatchObject({ error_logs: { days: 90, removed: 311 * 5 } });
    expect(await web.count('leads')).toBe(0);
  });

  it('is swept once a day by whichever process comes first, and told in the log', async () => {
    const database = await open();
    await writeAges(database, 100);
    const lines: string[] = [];
    const log = {
      info: (_: unknown, line?: string) => void lines.push(line ?? ''),
      warn: (problem: unknown) => void lines.push(String(problem)),
    };
    const start = () => startRetention({ db: database.kysely, log, periods, lookEveryMs: 5 });
    const running = [start(), start(), start()];
    await until(async () => lines.length > 0);
    await passDay(database);
    await until(async () => lines.length > 1);
    await Promise.all(running.map((one) => one.stop()));
    expect(lines).toEqual([
      'Removed what was past its retention period: 71 emails in the local mailbox, ' +
        '11 errors, 11 reports of the provider, 71 messages of webhooks, 71 rows of imports that were refused or never confirmed, 11 reports of bookings and purchases.',
      'Nothing is past its retention period.',
    ]);
  });

  it('goes after a process that died in the middle has been silent for minutes', async () => {
    const database = await open();
    await writeAges(database, 100);
    const hold = (until: string) =>
      database.pool.query(
        `insert into settings (key, value)
         values ('retention', jsonb_build_object('turn', 'of the dead', 'until', now() + $1::interval))
         on conflict (key) do update set value = excluded.value`,
        [until],
      );
    await hold('4 minutes');
    expect(await sweep(database.kysely, periods, never)).toBeUndefined();
    await hold('-1 second');
    expect(await sweep(database.kysely, periods, never)).toMatchObject({
      error_logs: { removed: 11 },
    });
  });

  it('goes at once after a clock that was ahead has gone back', async () => {
    const database = await open();
    await sweep(database.kysely, periods, never);
    await writeAges(database, 100);
    expect(await sweep(database.kysely, periods, never)).toBeUndefined();
    await database.pool.query(
      `update settings set value = jsonb_set(value, '{at}', to_jsonb(now() + interval '30 days'))
       where key = 'retention'`,
    );
    expect(await sweep(database.kysely, periods, never)).toMatchObject({
      error_logs: { removed: 11 },
    });
  });

  it('counts from the update for copies of the release before, which still writes some', async () => {
    const database = await open();
    const write = (id: string) =>
      database.pool.query(
        `with d as (insert into delivery_logs
           (id, dedupe_key, email_address, function_name, coach, body, created_at)
           values ($1::uuid, $1::text, 'a@example.com', 'f', 'willow', '{}', now() - interval '1 year') returning id)
         insert into sent_emails (delivery_id, packed) select id, 'x' from d`,
        [id],
      );
    await revertTo(database, '0016-keep-for-a-period');
    await write(newId());
    await migrateToLatest(database.kysely);
    await write(newId());
    await sweep(database.kysely, periods, never);
    expect((await countRows(database))['sent_emails']).toBe(2);
    const { rows } = await database.pool.query(
      "select count(*)::int as rows from sent_emails where created_at > now() - interval '1 hour'",
    );
    expect(rows).toEqual([{ rows: 2 }]);
  });

  it('is said in the console, with its period, its oldest and what was removed', async () => {
    const { database, read } = await openAsOperator(await open());
    const before = (await read('/overview')).kept;
    expect(before).toHaveLength(keptTables.length);
    expect(before[0]).toEqual({
      name: 'Copies of emails',
      state: 'ok',
      detail: 'There are none. Nothing has been removed yet; a worker looks once a day.',
    });
    await writeAges(database, 100);
    await sweep(database.kysely, { ...periods, KEEP_COPIES_DAYS: 0 }, never);
    await database.pool.query(
      `insert into error_logs (function_name, error_message, created_at)
       values ('f', $1, now() - interval '93 days')`,
      [newId()],
    );
    const after = (await read('/overview')).kept;
    expect(after.slice(0, 6)).toMatchObject([
      { state: 'ok', detail: expect.stringMatching(/^Kept for ever \(KEEP_COPIES_DAYS is 0\)\. /) },
      {
        state: 'ok',
        detail: expect.stringMatching(
          /^Kept for 30 days \(KEEP_MAILBOX_DAYS\)\. The oldest dates from \d{4}-\d\d-\d\d\. On \S+ 71 were removed\.$/,
        ),
      },
      { name: 'Errors', state: 'warning', remedy: expect.stringContaining('ROLE all or worker') },
      { state: 'ok' },
      { state: 'ok' },
      { state: 'ok' },
    ]);
  });
});
