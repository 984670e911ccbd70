import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** A date of an event, and what somebody has there. */
export interface PersonDate {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly startsAt: Date | null;
  readonly timeZone: string;
  /** It has begun or was called off. */
  readonly isOver: boolean;
  /** A seat that nobody waits for. */
  readonly isFree: boolean;
  /** How often it was moved. */
  readonly moves: number;
  readonly seat: {
    readonly isHeld: boolean;
    /** Held because it was offered, so that nothing stands in a calendar yet. */
    readonly isOffered: boolean;
    readonly calendarUid: string | null;
    readonly moves: number;
  } | null;
  /** How many stand before the person in the line; null where they do not wait. */
  readonly before: number | null;
}

/** Where somebody has a seat, or waits, or could have one. */
export interface PersonSeat {
  /** The slug of the coach whose event it is. */
  readonly coach: string;
  readonly funnelId: string;
  readonly leadId: string;
  /** The person's canonical address. */
  readonly address: string;
  /** The date it is about. */
  readonly date: PersonDate;
  /** The other dates of the same event, in their order. */
  readonly others: readonly PersonDate[];
}

/** `lapsed`: without a seat, while there is one; `full`: there is none. */
export type SeatKind = 'held' | 'confirmed' | 'waiting' | 'lapsed' | 'full' | 'over';

/** What a date is to the person. */
export function kindOf({ isOver, seat, before, isFree }: PersonDate): SeatKind {
  if (isOver) return 'over';
  if (seat !== null) return seat.isHeld ? 'held' : 'confirmed';
  if (before !== null) return 'waiting';
  return isFree ? 'lapsed' : 'full';
}

/**
 * The seat that an email is about. Where its reader has gone to another date of the same event since,
 * it is that one: the link of every email leads to where they are now.
 *
 * @returns undefined where the delivery, its person or its event is gone
 */
export async function findSeat(db: Executor, deliveryId: string): Promise<PersonSeat | undefined> {
  const { rows } = await sql<Found>`
    select d.coach, d.funnel_id as "funnelId", d.lead_id as "leadId", l.email_key as address,
      e.id = coalesce(d.event_id, single.id) as "isOwn",
      e.id, e.key, e.name, e.starts_at as "startsAt", e.time_zone as "timeZone", e.moves,
      not e.is_active or coalesce(e.starts_at <= now(), false) as "isOver",
      (e.capacity is null or e.taken < e.capacity)
        and not exists (select from event_waiting o where o.event_id = e.id) as "isFree",
      case when r.id is not null then jsonb_build_object('isHeld', r.held_until is not null,
        'isOffered', r.held_until is not null and exists (select from delivery_logs o
          where o.lead_id = r.lead_id and o.event_id = r.event_id and o.created_at >= r.created_at
            and starts_with(o.dedupe_key, 'seat-offer:')),
        'calendarUid', r.calendar_uid, 'moves', r.moves) end as seat,
      (select count(*)::int from event_waiting o where o.event_id = e.id and o.place < w.place)
        * case when w.id is not null then 1 end as before
    from delivery_logs d
    join leads l on l.id = d.lead_id
    join events e on e.key = d.funnel_id or starts_with(e.key, d.funnel_id || '/')
    left join events single on single.key = d.funnel_id
    left join event_registrations r on r.event_id = e.id and r.lead_id = d.lead_id
    left join event_waiting w on w.event_id = e.id and w.lead_id = d.lead_id
    where d.id = ${deliveryId}::uuid
    order by e.starts_at, e.key`.execute(db);
  const date =
    rows.find(({ isOwn, seat, before }) => isOwn && (seat || before !== null)) ??
    rows.find(({ isOver, seat }) => seat && !isOver) ??
    rows.find(({ before, isOver }) => before !== null && !isOver) ??
    rows.find(({ isOwn }) => isOwn);
  if (date === undefined) return undefined;
  const { coach, funnelId, leadId, address } = date;
  return {
    coach,
    funnelId,
    leadId,
    address,
    date,
    others: rows.filter(({ id }) => id !== date.id),
  };
}

interface Found extends PersonDate {
  readonly coach: string;
  readonly funnelId: string;
  readonly leadId: string;
  readonly address: string;
  /** The delivery was written about this date. */
  readonly isOwn: boolean;
}
