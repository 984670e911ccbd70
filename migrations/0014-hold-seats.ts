import { type Kysely, sql } from 'kysely';

/**
 * Until when a seat is held for somebody who has not proven the mailbox yet; null is a firm seat, as
 * the release before this one makes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_registrations add column held_until timestamptz`.execute(db);
  await sql`
    create index event_registrations_held on event_registrations (held_until)
    where held_until is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index event_registrations_held`.execute(db);
  await sql`alter table event_registrations drop column held_until`.execute(db);
}
