import { sql } from 'kysely';
import { eventId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';

/** The seat that a confirmation was about. */
export interface HeldSeat {
  /** The slug of the coach whose event it is. */
  readonly coach: string;
  readonly funnelId: string;
  readonly event: string;
  /** `lapsed`: it went back, and may be taken again while there is one; `full`: there is none. */
  readonly kind: 'held' | 'confirmed' | 'lapsed' | 'full' | 'over';
}

interface Found {
  readonly coach: string;
  readonly funnelId: string;
  readonly event: string;
  readonly eventId: string;
  readonly leadId: string;
  readonly isOver: boolean;
  readonly isRegistered: boolean;
  readonly isHeld: boolean;
  readonly hasRoom: boolean;
}

/** @returns undefined where the delivery, its person or its event is gone */
export async function findSeat(db: Executor, deliveryId: string): Promise<HeldSeat | undefined> {
  const found = await find(db, deliveryId);
  return found && seatOf(found);
}

/**
 * Makes a held seat firm. One that has lapsed is taken again where the event still has room. Doing
 * it again changes nothing.
 *
 * @returns undefined where the delivery, its person or its event is gone
 */
export async function confirmSeat(db: Executor, deliveryId: string): Promise<HeldSeat | undefined> {
  return db.transaction().execute(async (transaction) => {
    const before = await find(transaction, deliveryId);
    if (before === undefined || before.isOver) return before && seatOf(before);
    const seat = { eventId: before.eventId, leadId: before.leadId };
    // In the order in which everybody locks: the event before its registrations.
    await transaction
      .selectFrom('events')
      .select('id')
      .where('id', '=', seat.eventId)
      .forNoKeyUpdate()
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('event_registrations')
      .set({ held_until: null })
      .where('event_id', '=', seat.eventId)
      .where('lead_id', '=', seat.leadId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) await takeAgain(transaction, seat);
    const after = await find(transaction, deliveryId);
    return after && seatOf(after);
  });
}

/** The event's row is locked, so that no other process counts meanwhile. */
async function takeAgain(
  db: Executor,
  { eventId: event, leadId: lead }: Pick<Found, 'eventId' | 'leadId'>,
): Promise<void> {
  await db
    .with('counted', (query) =>
      query
        .updateTable('events')
        .set({ taken: sql`taken + 1` })
        .where('id', '=', event)
        .where(({ or, eb, ref }) =>
          or([eb('capacity', 'is', null), eb('taken', '<', ref('capacity'))]),
        )
        .returning('id'),
    )
    .insertInto('event_registrations')
    .columns(['event_id', 'lead_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('counted').select(['id', val(lead).as('lead_id')]),
    )
    .execute();
}

async function find(db: Executor, deliveryId: string): Promise<Found | undefined> {
  const delivery = await db
    .selectFrom('delivery_logs')
    .select(['coach', 'funnel_id', 'lead_id'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!delivery?.funnel_id || !delivery.lead_id) return undefined;
  const { coach, funnel_id: funnelId, lead_id: leadId } = delivery;
  const id = eventId(funnelId);
  const event = await db
    .selectFrom('events as e')
    .leftJoin('event_registrations as r', (join) =>
      join.onRef('r.event_id', '=', 'e.id').on('r.lead_id', '=', leadId),
    )
    .select([
      'e.name as event',
      sql<boolean>`not e.is_active or coalesce(e.starts_at <= now(), false)`.as('isOver'),
      sql<boolean>`r.id is not null`.as('isRegistered'),
      sql<boolean>`r.held_until is not null`.as('isHeld'),
      sql<boolean>`e.capacity is null or e.taken < e.capacity`.as('hasRoom'),
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return event && { ...event, coach, funnelId, leadId, eventId: id };
}

function seatOf({ coach, funnelId, event, ...found }: Found): HeldSeat {
  return { coach, funnelId, event, kind: kindOf(found) };
}

function kindOf({
  isOver,
  isRegistered,
  isHeld,
  hasRoom,
}: Pick<Found, 'isOver' | 'isRegistered' | 'isHeld' | 'hasRoom'>): HeldSeat['kind'] {
  if (isOver) return 'over';
  if (isRegistered) return isHeld ? 'held' : 'confirmed';
  return hasRoom ? 'lapsed' : 'full';
}
