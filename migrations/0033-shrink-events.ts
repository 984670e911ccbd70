import { type Kysely, sql } from 'kysely';

/**
 * An event's capacity is what is declared, although more seats may be taken since it was lowered:
 * those that are given up are not sold again. Taking one more is refused, whatever the code does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events drop constraint if exists events_check`.execute(db);
  await sql`
    create function refuse_oversold() returns trigger language plpgsql as $$
    begin
      raise exception 'Event % has no free seat.', new.key using errcode = 'check_violation';
    end $$`.execute(db);
  await sql`
    create trigger events_refuse_oversold before update of taken on events for each row
    when (new.taken > old.taken and new.taken > new.capacity)
    execute function refuse_oversold()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger events_refuse_oversold on events`.execute(db);
  await sql`drop function refuse_oversold`.execute(db);
  await sql`update events set capacity = taken where taken > capacity`.execute(db);
  await sql`alter table events add check (capacity is null or taken <= capacity)`.execute(db);
}
