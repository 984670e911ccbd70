import { sql } from 'kysely';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import { bodyOf, type EventEmail } from './event-email.ts';
import { movesAtFirst } from './seat-conditions.ts';

/** An event's waiting list, and the email that offers a seat to the first in line. */
export interface WaitingList extends EventEmail {
  /** How long an offered seat is held. */
  readonly holdMinutes: number;
}

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

/**
 * The same for one event whose row the transaction has locked, so that nobody joins the line, takes a
 * seat or offers one meanwhile.
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
      insert into event_registrations (event_id, lead_id, held_until, created_at, moves)
      select event.id, called.lead_id,
        least(now() + make_interval(mins => ${holdMinutes}::int), event.starts_at), now(),
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
