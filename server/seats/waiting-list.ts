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
