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

/** SQL: a registration `r` is held as an offer, so it is in no calendar yet. */
export const isOffered: RawBuilder<boolean> = sql`(r.held_until is not null
  and exists (select from delivery_logs o where o.lead_id = r.lead_id
    and o.event_id = r.event_id and o.created_at >= r.created_at
    and starts_with(o.dedupe_key, 'seat-offer:')))`;

/** SQL: how many precede the place `w` in line. */
export const before: RawBuilder<number> = sql`(select count(*)::int from event_waiting line
  where line.event_id = w.event_id and line.place < w.place)`;

function columnsOf(date: string) {
  return {
    id: sql.ref(`${date}.id`),
    active: sql.ref(`${date}.is_active`),
    startsAt: sql.ref(`${date}.starts_at`),
    capacity: sql.ref(`${date}.capacity`),
    taken: sql.ref(`${date}.taken`),
  };
}
