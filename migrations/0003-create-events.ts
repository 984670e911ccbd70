import { type Kysely, sql } from 'kysely';

/**
 * Events and their seats. `taken` is the counter a registration moves in its own transaction; the
 * checks are the backstop that keeps an event from being oversold whatever the code does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id uuid primary key,
      key text not null unique,
      name text not null,
      starts_at timestamptz,
      time_zone text not null,
      minutes integer not null check (minutes > 0),
      capacity integer check (capacity >= 0),
      taken integer not null default 0 check (taken >= 0),
      is_active boolean not null default true,
      check (capacity is null or taken <= capacity)
    ) with (fillfactor = 80)`.execute(db);
  await sql`
    create table event_registrations (
      id uuid primary key default gen_random_uuid(),
      event_id uuid not null references events,
      lead_id uuid not null references leads on delete cascade,
      created_at timestamptz not null default now(),
      unique (event_id, lead_id)
    )`.execute(db);
  await sql`create index event_registrations_lead on event_registrations (lead_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table event_registrations, events`.execute(db);
}
