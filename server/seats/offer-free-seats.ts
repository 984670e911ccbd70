import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import { bodyOf, type EventEmail } from './event-email.ts';
import { entryAtFirst, movesAtFirst } from './seat-conditions.ts';

/** An event's waiting list, and the email that offers a seat to the first in line. */
export interface WaitingList extends EventEmail {
  /** How long an offered seat is held. */
  readonly holdMinutes: number;
}

/**
 * Offers an event's free seats to the first in line. The transaction must have locked the event's row, so
 * that nobody joins the line, takes a seat or offers one meanwhile.
 *
 * @returns how many were offered
 */
export async function offerFreeSeats(db: Executor, list: WaitingList): Promise<number> {
  const { eventId, holdMinutes, functionName, funnelId, coach } = list;
  const { rows } = await sql<{ called: number; offered: number }>`
    with event as materialized (
      select id, starts_at, case when taken > capacity then 0 else capacity - taken end as free from events
      where id = ${eventId}::uuid and is_active and coalesce(starts_at > now(), true)
    ),
    first as materialized (
      select id from event_waiting where event_id = ${eventId}::uuid
      order by place limit (select coalesce(free, 1000) from event)
    ),
    called as (
      delete from event_waiting w using event
      where w.event_id = event.id and w.id in (select id from first)
      returning w.id, w.lead_id
    ),
    seat as (
      insert into event_registrations (event_id, lead_id, held_until, created_at, calendar_uid, moves)
      select event.id, called.lead_id,
        least(now() + make_interval(mins => ${holdMinutes}::int), event.starts_at), now(),
        ${entryAtFirst(sql`event.id`, sql`called.lead_id`)},
        ${movesAtFirst(sql`event.id`, sql`called.lead_id`)}
      from called cross join event
      on conflict (event_id, lead_id) do nothing
      returning lead_id
    ),
    counted as (
      update events e set taken = e.taken + made.seats
      from (select count(*)::int as seats from seat) made
      where e.id = ${eventId}::uuid and made.seats > 0
    ),
    offer as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        body, lead_id, event_id, next_attempt_at, created_at)
      select gen_random_uuid(), 'seat-offer:' || ${eventId} || ':' || l.id || ':' || called.id,
        l.email_key, ${functionName}::text, ${funnelId}::text, ${coach}::text, ${bodyOf(list)},
        l.id, ${eventId}::uuid, now(), now()
      from called join seat using (lead_id) join leads l on l.id = called.lead_id
      returning 1
    ),
    ${tellOf('deliveries', sql`offer`)}
    select (select count(*)::int from called) as called, (select count(*)::int from seat) as offered,
      told.times from told`.execute(db);
  const { called = 0, offered = 0 } = rows[0] ?? {};
  // Somebody who already has a seat leaves the line without taking another, and the next is called.
  return called > offered ? offered + (await offerFreeSeats(db, list)) : offered;
}
