import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { createMailbox } from '#server/email/transports/mailbox.ts';
import { openJourneys } from '#server/journeys/journeys.ts';
import { changeSeat, type Wish } from '#server/seats/change-seat.ts';
import { findSeat, kindOf } from '#server/seats/find-seat.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import type { WaitingList } from '#server/seats/offer-free-seats.ts';
import { planSeats } from '#server/seats/seat-plans.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { openTestDatabase, quiet } from '#tests/support/database/database.ts';
import { deliveryRecord } from '#tests/support/provider/postmark-webhooks.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';
import { openTestWeb, publicUrl, type TestWeb } from '#tests/support/site/web.ts';

/** Tables that all coaches share. Every other one belongs to a coach, as does each of its rows. */
const shared = [
  // What a mailbox gets and who may not be written to, whoever writes; abuse limits.
  ...['address_quotas', 'campaign_counts', 'rate_buckets', 'rate_limits', 'suppressions'],
  // Texts known by their hash, and what the email provider reports.
  ...['consent_texts', 'email_models', 'webhook_events'],
  // Who works in the console, and what they did.
  ...['audit_log', 'member_accounts', 'member_challenges', 'member_codes', 'member_invitations'],
  ...['member_passkeys', 'member_sessions', 'members', 'operator_sessions', 'refused_sign_ins'],
  // What the processes note for themselves.
  ...['error_logs', 'figured_days', 'mailbox_messages', 'missing_pages', 'settings'],
  ...['summed_days', 'visitor_salt', 'worker_ticks'],
];

const site = createTestSite({ withHold: true });
const secret = 'a secret of the tests';
const webhookSecret = 'a secret of the webhook';
const slug = site.coaches[0]?.slug ?? '';
const list = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value}'`).join(', ')}]`;
const funnels = list(site.funnels.map(({ id }) => id));
const sources = list(
  site.funnels.flatMap(({ declaration }) =>
    declaration.kind === 'lead' ? [declaration.submission.source] : [],
  ),
);

/** Somebody of another coach who is a person of this one, too, and for whom everything is due. */
const elsewhere = `
  with campaign as (
    insert into email_campaigns (id, name, coach, from_email, from_name)
    values (gen_random_uuid(), 'Oak Letters', 'oak', 'oak@example.com', 'Oak') returning id
  ), lead as (
    insert into leads (id, email, email_key, source)
    values (gen_random_uuid(), 'ada@example.com', 'ada@example.com', 'oak') returning id
  ), journey as (
    insert into user_journeys (lead_id, campaign_id, next_email_due_at)
    select lead.id, campaign.id, now() - interval '1 hour' from lead, campaign
  ), evening as (
    insert into events (id, key, name, starts_at, time_zone, minutes, capacity, taken)
    values (gen_random_uuid(), 'oak-evening', 'Oak', now() + interval '1 year', 'UTC', 60, 5, 1)
    returning id
  ), seat as (
    insert into event_registrations (event_id, lead_id, held_until)
    select evening.id, lead.id, now() - interval '1 hour' from evening, lead
  )
  insert into delivery_logs
    (id, dedupe_key, email_address, function_name, funnel_id, coach, body, lead_id)
  select gen_random_uuid(), 'oak:1', 'ada@example.com', 'send-guide', 'oak', 'oak', '{}', id from lead`;

// A site that outgrows one primary is divided by its coaches: what a form leads to needs the rows of one.
describe('a database that shows the rows of one coach', () => {
  let owner: Database;
  let alone: Database;
  let web: TestWeb;
  let unruled: readonly string[];
  const role = `coach_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    owner = await openTestDatabase();
    await owner.pool.query(`create role ${role} login`);
    unruled = await limitTo(owner.pool, role);
    const url = new URL(owner.url ?? '');
    url.username = role;
    alone = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quiet });
    web = await openTestWeb(alone, { site, webhookSecret });
    await owner.pool.query(elsewhere);
  });

  afterAll(async () => {
    await web.stop();
    await alone.close();
    await owner.pool.query(`drop owned by ${role}`);
    const client = new pg.Client({ connectionString: inject('separateServer') });
    await client.connect();
    await client.query(`drop role ${role}`).finally(() => client.end());
  });

  it('leaves out nothing but what all coaches share', () => {
    expect(unruled).toEqual([...shared].sort());
  });

  it('takes no row of another coach', async () => {
    const insert = `insert into leads (id, email, email_key, source)
      values (gen_random_uuid(), 'bo@example.com', 'bo@example.com', 'oak')`;
    await expect(alone.pool.query(insert)).rejects.toThrow('row-level security');
  });

  it('is enough to save forms, send emails and move people on', async () => {
    const outcomes = [];
    for (const funnel of ['willow-guide', 'willow-guide', 'willow-masterclass', 'strict']) {
      const fields = { name: 'Ada', email: 'ada@example.com' };
      outcomes.push((await web.postJson(funnel, { fields })).status);
    }
    expect(outcomes).toEqual([201, 201, 201, 201]);

    await owner.pool.query(
      `update user_journeys set next_email_due_at = now() - interval '3 days'`,
    );
    const log = createLog('silent');
    const journeys = await openJourneys({ db: alone.kysely, site, secret, log });
    expect((await journeys.process()).emailsSent).toBe(2);
    await journeys.stop();
    const deliveries = createDeliveries({
      database: alone,
      site,
      transport: createMailbox(alone.kysely),
      renderEmail: renderTestEmail,
      publicUrl,
      secret,
      log,
      applyReports: applyWaitingEvents,
    });
    deliveries.start();
    const written = () =>
      owner.pool.query(
        `select coach, function_name as name, status from delivery_logs order by coach, name`,
      );
    await until(async () =>
      (await written()).rows.every(({ coach, status }) => coach === 'oak' || status === 'sent'),
    );
    await deliveries.stop();
    const { rows } = await written();
    expect(rows.map(({ coach, name, status }) => `${coach} ${name} ${status}`)).toEqual([
      'oak send-guide pending',
      'willow process-email-sequence sent',
      'willow process-email-sequence sent',
      'willow register-guest sent',
      'willow send-guide sent',
      'willow send-guide sent',
    ]);
    const { rows: others } = await owner.pool.query(
      `select current_sequence as step from user_journeys j join leads l on l.id = lead_id
       where l.source = 'oak'`,
    );
    expect(others).toEqual([{ step: 1 }]);
  });

  it('is enough to move, free and offer seats, and to let held ones lapse', async () => {
    const funnel = 'willow-evening';
    const other = `${funnel}/second`;
    await owner.pool.query(
      `insert into events (id, key, name, starts_at, time_zone, minutes, capacity)
       values ($1, $2, 'The Willow Evening', now() + interval '1 year', 'UTC', 90, 1)`,
      [eventId(other), other],
    );
    await owner.pool.query('update events set capacity = 2 where key = $1', [funnel]);
    for (const name of ['bo', 'cy']) {
      const fields = { name, email: `${name}@example.com` };
      expect((await web.postJson(funnel, { fields })).status).toBe(201);
    }
    const wait = (name: string) =>
      owner.pool.query(
        `with one as (
           insert into leads (id, email, email_key, source)
           values (gen_random_uuid(), $1::text, $1::text, $2::text) returning id
         ) insert into event_waiting (event_id, lead_id, mailbox) select $3, id, $1 from one`,
        [`${name}@example.com`, funnel, eventId(funnel)],
      );
    const list: WaitingList = {
      eventId: eventId(funnel),
      eventName: 'The Willow Evening',
      functionName: 'offer-seat',
      fields: ['email'],
      funnelId: funnel,
      coach: slug,
      holdMinutes: 60,
    };
    const plans = { ...planSeats(site, secret), lists: new Map([[list.eventId, list]]) };
    const db = alone.kysely;
    const lookUp = async (name: string) =>
      (
        await alone.pool.query<{ id: string }>(
          'select id from delivery_logs where email_address = $1 order by created_at limit 1',
          [`${name}@example.com`],
        )
      ).rows[0]?.id ?? '';
    const change = async (name: string, wish: Wish) =>
      changeSeat(db, await lookUp(name), wish, plans);
    const stateOf = async (name: string) => {
      const seat = await findSeat(db, await lookUp(name));
      return seat && [seat.date.key, kindOf(seat.date)];
    };

    await change('bo', { wish: 'keep' });
    await change('cy', { wish: 'keep' });
    await wait('di');
    await change('bo', { wish: 'move', date: other });
    expect(await stateOf('bo')).toEqual([other, 'confirmed']);
    expect(await stateOf('di')).toEqual([funnel, 'held']);
    await change('cy', { wish: 'free' });
    expect(await stateOf('cy')).toEqual([funnel, 'lapsed']);
    await wait('ed');
    expect(await offerSeats(db, [list])).toBe(1);
    expect(await stateOf('ed')).toEqual([funnel, 'held']);

    await owner.pool.query(
      `update event_registrations set held_until = now() - interval '1 hour'
       where held_until is not null`,
    );
    expect(await lapseSeats(db)).toBe(2);
    const { rows } = await owner.pool.query(
      `select e.key, e.taken, count(r.*)::int as seats from events e
       left join event_registrations r on r.event_id = e.id
       where e.key like '%evening%' group by e.id order by e.key`,
    );
    expect(rows).toEqual([
      { key: 'oak-evening', taken: 1, seats: 1 },
      { key: funnel, taken: 0, seats: 0 },
      { key: other, taken: 1, seats: 1 },
    ]);
  });

  it('is enough to note what the provider reports of an email, once the email is found', async () => {
    const report = async (address: string, coach: string) => {
      const { rows } = await owner.pool.query<{ id: string }>(
        `update delivery_logs set status = 'sent', provider_message_id = id::text
         where id = (select id from delivery_logs where email_address = $1 and coach = $2
           order by id limit 1) returning id`,
        [address, coach],
      );
      const messageId = rows[0]?.id ?? '';
      const mail = { MessageStream: 'outbound', Metadata: { delivery_id: messageId } };
      const record = deliveryRecord({ messageId, to: address, mail });
      const authorization = `Basic ${btoa(`postmark:${webhookSecret}`)}`;
      const body = JSON.stringify(record);
      const { status } = await web.app.request('/webhooks/postmark', {
        method: 'POST',
        body,
        headers: { authorization },
      });
      const { rows: stored } = await owner.pool.query<{ status: string }>(
        'select status from delivery_logs where id = $1',
        [messageId],
      );
      return [status, stored[0]?.status];
    };
    expect(await report('cy@example.com', slug)).toEqual([200, 'delivered']);
    expect(await report('ada@example.com', 'oak')).toEqual([200, 'sent']);
  });
});

/** Lets a role see and write only the rows of one coach. @returns the tables that belong to nobody */
async function limitTo(pool: pg.Pool, name: string): Promise<readonly string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and table_name not in (select relname from pg_class where relispartition)`);
  const { rows: references } = await pool.query<{
    from: string;
    column: string;
    to: string;
    key: string;
  }>(`
    select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as to,
      k.attname as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.conparentid = 0
    -- What a statement inserts is not seen by the policies of the others that it inserts.
    order by c.confrelid = 'leads'::regclass`);
  const has = (table: string, column: string) =>
    columns.some((one) => one.table === table && one.column === column);
  const conditions = new Map<string, string>([
    ['leads', `source = any(${sources})`],
    ['events', `split_part(key, '/', 1) = any(${funnels})`],
    ['pages', `slug = any(${funnels})`],
  ]);
  for (const table of new Set(columns.map((one) => one.table))) {
    if (conditions.has(table)) continue;
    if (has(table, 'coach')) conditions.set(table, `coach = '${slug}'`);
    else if (has(table, 'funnel_id')) conditions.set(table, `funnel_id = any(${funnels})`);
  }
  for (let before = -1; before !== conditions.size; ) {
    before = conditions.size;
    for (const { from, column, to, key } of references) {
      if (conditions.has(from) || !conditions.has(to)) continue;
      conditions.set(
        from,
        `${column} is null or exists (select from ${to} where ${to}.${key} = ${from}.${column})`,
      );
    }
  }
  await pool.query(`grant all on all tables in schema public to ${name};
    grant all on all sequences in schema public to ${name}`);
  for (const [table, condition] of conditions) {
    await pool.query(`alter table ${table} enable row level security;
      create policy own on ${table} to ${name} using (${condition})`);
  }
  return [...new Set(columns.map((one) => one.table))]
    .filter((table) => !conditions.has(table))
    .sort();
}
