import { type Kysely, sql } from 'kysely';

/**
 * When a date was called off: it is declared no more. A trigger notes it, whichever release does so, and
 * takes it back with the date. Of dates that were called off before, nobody is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column called_off_at timestamptz`.execute(db);
  await sql`
    comment on column events.called_off_at is
      'Since when it is declared no more; a trigger notes it. Null before 0034.'`.execute(db);
  await sql`
    create function note_call_off() returns trigger language plpgsql as $$
    begin
      new.called_off_at := case when new.is_active then null else now() end;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger events_note_call_off before update of is_active on events for each row
    when (old.is_active <> new.is_active) execute function note_call_off()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger events_note_call_off on events`.execute(db);
  await sql`drop function note_call_off`.execute(db);
  await sql`alter table events drop column called_off_at`.execute(db);
}
