import { type AliasedRawBuilder, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** Two leads of one person: the one that stays, and the one that goes. */
export interface LeadPair {
  readonly kept: string;
  readonly gone: string;
}

/** SQL: the pairs as the rows `p` of a statement. */
export function asRows(pairs: readonly LeadPair[]): AliasedRawBuilder<LeadPair, 'p'> {
  return sql<LeadPair>`unnest(${pairs.map(({ kept }) => kept)}::uuid[],
    ${pairs.map(({ gone }) => gone)}::uuid[])`.as<'p'>(sql`p (kept, gone)`);
}

/** Frees the second seat of whoever has two at one event; the other is firm if either was. */
export async function freeSecondSeats(db: Executor, pairs: readonly LeadPair[]): Promise<void> {
  await sql`
    with both_seats as materialized (
      select g.id as gone_seat, k.id as kept_seat, g.event_id, g.held_until
      from ${asRows(pairs)}
      join event_registrations g on g.lead_id = p.gone
      join event_registrations k on k.lead_id = p.kept and k.event_id = g.event_id
    ),
    firm as (
      update event_registrations r set held_until = null
      from both_seats b where r.id = b.kept_seat and b.held_until is null
    ),
    freed as (
      delete from event_registrations r using both_seats b where r.id = b.gone_seat
      returning r.event_id
    )
    update events e set taken = greatest(0, e.taken - f.seats)
    from (select event_id, count(*)::int as seats from freed group by event_id) f
    where e.id = f.event_id`.execute(db);
}
