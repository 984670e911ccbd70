import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { carryLine } from './waiting.ts';

/**
 * Moves an event's registrations to another. Somebody with a seat at both keeps one, a firm one if
 * either was. Each goes on with the entry that it has in its person's calendar, whose number only rises.
 * The old event is left full, so that the previous release, which may still be running, does not sell
 * its seats again.
 */
export async function carryRegistrations(db: Executor, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with ends as (
      select o.id as old_id, n.id as new_id, o.key as old_key, o.moves - n.moves as moves
      from events o, events n
      where o.id = ${from}::uuid and n.id = ${to}::uuid
    ),
    both_seats as materialized (
      select o.id as old_seat, n.id as new_seat, o.held_until as old_hold
      from ends
      join event_registrations o on o.event_id = ends.old_id
      join event_registrations n on n.event_id = ends.new_id and n.lead_id = o.lead_id
    ),
    firm as (
      update event_registrations r set held_until = null
      from both_seats b where r.id = b.new_seat and b.old_hold is null
    ),
    gone as (
      delete from event_registrations r using both_seats b where r.id = b.old_seat returning r.id
    ),
    moved as (
      update event_registrations r set event_id = ends.new_id,
        calendar_uid = coalesce(r.calendar_uid, ends.old_key),
        moves = r.moves + greatest(0, ends.moves)
      from ends
      where r.event_id = ends.old_id and r.id not in (select old_seat from both_seats)
      returning r.id
    ),
    sums as materialized (
      select (select count(*)::int from moved) as moved, (select count(*)::int from gone) as gone
    ),
    emptied as (
      update events e set taken = left_over.seats,
        capacity = case when e.capacity is null then null else left_over.seats end
      from ends, lateral (
        select greatest(0, o.taken - sums.moved - sums.gone) as seats from events o, sums
        where o.id = ends.old_id
      ) left_over
      where e.id = ends.old_id and (e.taken, e.capacity) is distinct from
        (left_over.seats, case when e.capacity is null then null else left_over.seats end)
    ),
    filled as (
      update events e set taken = e.taken + sums.moved,
        capacity = greatest(e.capacity, case when e.capacity is null then null
          else e.taken + sums.moved end),
        reminded_for = coalesce(e.reminded_for, o.reminded_for)
      from ends join events o on o.id = ends.old_id, sums
      where e.id = ends.new_id and (sums.moved > 0 or e.reminded_for is null and o.reminded_for is not null)
    )
    select moved + gone as moved from sums`.execute(db);
  await carryLine(db, from, to);
  return rows[0]?.moved ?? 0;
}
