import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { hasLapsed } from './seat-conditions.ts';

/**
 * Frees seats that were held for people who did not confirm in time, or whom the offer cannot reach;
 * their leads stay. Whose offer had not left when the event began waits again, to be told so. Safe in any
 * number of processes at once: the one that has the event's row counts down what it really removed, and an
 * earlier confirmation keeps its seat.
 *
 * @returns how many seats were freed
 */
export async function lapseSeats(db: Executor): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    with due as materialized (
      select e.id, e.taken, e.starts_at from events e
      where e.id in (select r.event_id from event_registrations r where ${hasLapsed})
      order by e.id
      for no key update
    ),
    gone as (
      delete from event_registrations r using due
      where r.event_id = due.id and ${hasLapsed}
      returning r.event_id, r.lead_id
    ),
    stale as (
      update delivery_logs d set status = 'cancelled',
        last_error = 'The seat that it offers was not held any more when it could be sent.'
      from gone
      where d.lead_id = gone.lead_id and d.event_id = gone.event_id and d.status = 'pending'
        and not d.maybe_sent and d.dedupe_key like 'seat-offer:%'
      returning d.event_id, d.lead_id
    ),
    -- Nobody joins the line of an event that has begun, so the mailbox need not be known.
    waiting as (
      insert into event_waiting (event_id, lead_id, mailbox)
      select stale.event_id, lead_id, lead_id::text
      from stale join due on due.id = stale.event_id
      where due.starts_at <= now()
      on conflict do nothing
    ),
    freed as (
      update events e set taken = due.taken - lapsed.seats
      from due
      join (select event_id, count(*)::int as seats from gone group by event_id) lapsed
        on lapsed.event_id = due.id
      where e.id = due.id
    )
    select count(*)::int as freed from gone`.execute(db);
  return rows[0]?.freed ?? 0;
}
