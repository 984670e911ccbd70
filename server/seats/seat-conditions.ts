import { type RawBuilder, sql } from 'kysely';

/** SQL: a date, a row of events under this name, has begun or was called off. */
export function isOver(date: string): RawBuilder<boolean> {
  const { active, startsAt } = columnsOf(date);
  return sql`(not ${active} or coalesce(${startsAt} <= now(), false))`;
}

/** SQL: a date has a seat that nobody waits for. */
export function isFree(date: string): RawBuilder<boolean> {
  const { id, capacity, taken } = columnsOf(date);
  return sql`((${capacity} is null or ${taken} < ${capacity})
    and not exists (select from event_waiting line where line.event_id = ${id}))`;
}

/** SQL: a registration `r` is held because it was offered, so that it stands in no calendar yet. */
export const isOffered: RawBuilder<boolean> = sql`(r.held_until is not null
  and exists (select from delivery_logs o where o.lead_id = r.lead_id
    and o.event_id = r.event_id and o.created_at >= r.created_at
    and starts_with(o.dedupe_key, 'seat-offer:')))`;

/** SQL: how many stand before the place `w` in its line. */
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
