import { type Kysely, sql } from 'kysely';

/**
 * What programs ask and what they tell. A token may belong to a coach and is recognised by its first
 * characters. Leads, submissions and registrations of one coach are read in the order in which they
 * came, each by an index. What a scheduling page or a shop reports is kept by its sender's id, so
 * that it has its effect once; of people who are no leads no address is kept. A journey that such a
 * report has ended says when.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table machine_tokens add column coach text, add column prefix text`.execute(db);
  await sql`create index if not exists leads_of_source on leads (source, created_at, id)`.execute(
    db,
  );
  await sql`
    create index if not exists submissions_of_funnel on submissions (funnel_id, created_at, id)`.execute(
    db,
  );
  await sql`
    create index if not exists event_registrations_in_order on event_registrations (event_id, created_at, id)
  `.execute(db);
  await sql`alter table user_journeys add column left_at timestamptz`.execute(db);
  await sql`
    create table inbound_events (
      name text not null,
      event_key text not null,
      coach text not null,
      kind text not null,
      means text,
      email_key text,
      problem text,
      seen text,
      journeys_ended integer not null default 0,
      occurred_at timestamptz,
      received_at timestamptz not null default now(),
      primary key (name, event_key)
    )`.execute(db);
  await sql`create index inbound_events_received on inbound_events (received_at)`.execute(db);
  await sql`
    create index inbound_events_person on inbound_events (email_key)
    where email_key is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table inbound_events`.execute(db);
  await sql`alter table user_journeys drop column left_at`.execute(db);
  await sql`
    drop index event_registrations_in_order, submissions_of_funnel, leads_of_source`.execute(db);
  await sql`alter table machine_tokens drop column prefix, drop column coach`.execute(db);
}
