import { sql } from 'kysely';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { offerFreeSeats, type WaitingList } from './offer-free-seats.ts';

/** The delivery log's code of a requested email held for somebody who waits. */
export const waitingCode = sql.lit('waiting-list');

/**
 * Offers every free seat to the first in line: the seat is held, and an email tells them. If they do
 * not take it in time, it lapses like any held seat and is offered to the next.
 *
 * @returns how many were offered
 */
export async function offerSeats(db: Executor, lists: readonly WaitingList[]): Promise<number> {
  if (lists.length === 0) return 0;
  const free = await db
    .selectFrom('events as e')
    .select('e.id')
    .where('e.id', '=', anyOf(lists.map(({ eventId }) => eventId)))
    .where('e.is_active', '=', true)
    .where(sql<boolean>`coalesce(e.starts_at > now(), true)`)
    .where(sql<boolean>`coalesce(e.taken < e.capacity, true)`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event_waiting as w').select('w.id').whereRef('w.event_id', '=', 'e.id')),
    )
    .execute();
  let offered = 0;
  for (const list of lists.filter(({ eventId }) => free.some(({ id }) => id === eventId))) {
    offered += await db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('events')
        .select('id')
        .where('id', '=', list.eventId)
        .forNoKeyUpdate()
        .execute();
      return offerFreeSeats(transaction, list);
    });
  }
  return offered;
}

/**
 * Lets the time to take an offered seat begin again for as long as its email has not left: while the
 * provider is away the seats would go down the line, and nobody would know of theirs.
 */
export async function keepUnsentOffers(db: Executor, lists: readonly WaitingList[]): Promise<void> {
  await sql`
    with event as materialized (
      select e.id, least(now() + make_interval(mins => list.minutes), e.starts_at) as until
      from unnest(${lists.map(({ eventId }) => eventId)}::uuid[],
        ${lists.map(({ holdMinutes }) => holdMinutes)}::int[]) as list (id, minutes)
      join events e on e.id = list.id
      where e.id in (select d.event_id from delivery_logs d where ${isUnsentOffer})
      order by e.id
      for no key update of e
    )
    update event_registrations r set held_until = event.until
    from event
    where r.event_id = event.id and r.held_until < event.until and exists (
      select from delivery_logs d
      where d.lead_id = r.lead_id and d.event_id = r.event_id and ${isUnsentOffer})`.execute(db);
}

/** SQL: the delivery `d` offers a seat and has not left yet. */
const isUnsentOffer = sql<boolean>`(d.status in ('pending', 'sending') and d.stream = 'outbound'
  and d.dedupe_key like 'seat-offer:%')`;
