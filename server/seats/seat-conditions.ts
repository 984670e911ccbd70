import { type RawBuilder, sql } from 'kysely';

/** SQL: the date under this name, a row of events, has begun or was called off. */
export function isOver(date: string): RawBuilder<boolean> {
  const { active, startsAt } = columnsOf(date);
  return sql`(not ${active} or coalesce(${startsAt} <= now(), false))`;
}

/** SQL: a date has a free seat that nobody waits for. */
export function isFree(date: string): RawBuilder<boolean> {
  const { id, capacity, taken } = columnsOf(date);
  return sql`((${capacity} is null or ${taken} < ${capacity})
    and not exists (select from event_waiting line where line.event_id = ${id}))`;
}

/** SQL: the emails that offer the seat of a registration `r`. */
const offerOf = sql`select from delivery_logs o where o.lead_id = r.lead_id
  and o.event_id = r.event_id and o.created_at >= r.created_at
  and starts_with(o.dedupe_key, 'seat-offer:')`;

/** SQL: a registration `r` is held as an offer, so it is in no calendar yet. */
export const isOffered: RawBuilder<boolean> = sql`(r.held_until is not null
  and exists (${offerOf}))`;

/**
 * SQL: the seat of a registration `r` is held no longer: its time is over, or the email that offers it
 * cannot reach its person, so that it would stay empty while others wait.
 */
export const hasLapsed: RawBuilder<boolean> = sql`(r.held_until is not null
  and (r.held_until <= now() or exists (${offerOf}
    and (o.status in ('suppressed', 'bounced', 'complained')
      or o.status = 'failed' and o.last_error_code is not null))))`;

/** SQL: how many precede the place `w` in line. */
export const before: RawBuilder<number> = sql`(select count(*)::int from event_waiting line
  where line.event_id = w.event_id and line.place < w.place)`;

/**
 * SQL: the `moves` of a new seat: where an earlier one was freed, its cancelled entry stands in the
 * person's calendar, and the number of each version of an entry must be higher than the one before.
 */
export function movesAtFirst(eventId: RawBuilder<unknown>, leadId: RawBuilder<unknown>) {
  return sql<number>`(select greatest(0, coalesce(
      max((freed.body->>'calendarSequence')::int) + 1 - max(own.moves), 0))
    from events own join delivery_logs freed on freed.body->>'calendarUid' = own.key
    where own.id = ${eventId} and freed.lead_id = ${leadId}
      and freed.function_name = 'seat-freed')`;
}

/**
 * SQL: the `calendar_uid` of a new seat. Where the person's earlier seat at this date moved to another one
 * and took its calendar entry along, this seat needs an entry of its own, or it would replace that one.
 */
export function entryAtFirst(eventId: RawBuilder<unknown>, leadId: RawBuilder<unknown>) {
  return sql<string | null>`(select own.key || '.' || gen_random_uuid()
    from events own where own.id = ${eventId} and exists (select from event_registrations moved
      where moved.lead_id = ${leadId} and moved.calendar_uid = own.key))`;
}

function columnsOf(date: string) {
  return {
    id: sql.ref(`${date}.id`),
    active: sql.ref(`${date}.is_active`),
    startsAt: sql.ref(`${date}.starts_at`),
    capacity: sql.ref(`${date}.capacity`),
    taken: sql.ref(`${date}.taken`),
  };
}
