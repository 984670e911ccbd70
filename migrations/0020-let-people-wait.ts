import { type Kysely, sql } from 'kysely';

/**
 * What a seat goes through after it was taken, and who waits for one.
 *
 * `event_waiting` is the line of each event. A registration keeps the entry in its person's calendar
 * (`calendar_uid`, null for the event's own) and how often that entry has changed. An event counts how
 * often it was moved; a trigger does so, whichever release moves it, and tells every process when the
 * number of free seats or the time has changed. `event_notices` says for which beginning the emails of
 * an event were written last; the one reminder there was stands in `events.reminded_for` too, for the
 * release before. A delivery names its event: those of the release before have one event each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_waiting (
      id uuid primary key default gen_random_uuid(),
      place bigint generated always as identity,
      event_id uuid not null references events,
      lead_id uuid not null references leads on delete cascade,
      mailbox text not null,
      created_at timestamptz not null default now(),
      unique (event_id, lead_id),
      unique (event_id, mailbox)
    )`.execute(db);
  await sql`create index event_waiting_line on event_waiting (event_id, place)`.execute(db);
  await sql`create index event_waiting_lead on event_waiting (lead_id)`.execute(db);
  await sql`
    alter table event_registrations
      add column calendar_uid text, add column moves integer not null default 0`.execute(db);
  await sql`
    alter table events
      add column moves integer not null default 0, add column moved_at timestamptz`.execute(db);
  await sql`alter table delivery_logs add column event_id uuid`.execute(db);
  await sql`
    create table event_notices (
      event_id uuid not null references events,
      kind text not null,
      told_for timestamptz not null,
      primary key (event_id, kind)
    )`.execute(db);
  await sql`
    insert into event_notices (event_id, kind, told_for)
    select id, 'reminder', reminded_for from events where reminded_for is not null`.execute(db);
  await createTriggers(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_move() returns trigger language plpgsql as $$
    begin
      new.moves := old.moves + 1;
      new.moved_at := now();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger events_count_move before update of starts_at on events for each row
    when (old.starts_at <> new.starts_at) execute function count_move()`.execute(db);
  await sql`
    create function tell_seats() returns trigger language plpgsql as $$
    begin
      perform pg_notify('seats', new.id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger events_tell_seats after update on events for each row
    when ((old.taken, old.capacity, old.starts_at, old.is_active)
      is distinct from (new.taken, new.capacity, new.starts_at, new.is_active))
    execute function tell_seats()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger events_tell_seats on events`.execute(db);
  await sql`drop trigger events_count_move on events`.execute(db);
  await sql`drop function tell_seats, count_move`.execute(db);
  await sql`drop table event_notices, event_waiting`.execute(db);
  await sql`alter table delivery_logs drop column event_id`.execute(db);
  await sql`alter table events drop column moves, drop column moved_at`.execute(db);
  await sql`
    alter table event_registrations drop column calendar_uid, drop column moves`.execute(db);
}
