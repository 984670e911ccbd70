import { type AliasableExpression, type NotNull, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { before, isFree, isOffered, isOver } from './seat-conditions.ts';

/** A date of an event, and what somebody has there. */
export interface PersonDate {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly startsAt: Date | null;
  readonly timeZone: string;
  /** It has begun or was called off. */
  readonly isOver: boolean;
  /** Whether it has a free seat that nobody waits for. */
  readonly isFree: boolean;
  readonly moves: number;
  readonly seat: {
    readonly isHeld: boolean;
    /** Held as an offer, so it is in no calendar yet. */
    readonly isOffered: boolean;
    readonly calendarUid: string | null;
    readonly moves: number;
  } | null;
  /** How many precede the person in line; null if they do not wait. */
  readonly before: number | null;
}

/** Somebody's seats and waiting-list places at an event. */
export interface PersonSeat {
  /** The slug of the coach whose event it is. */
  readonly coach: string;
  readonly funnelId: string;
  readonly leadId: string;
  /** The person's canonical address. */
  readonly address: string;
  readonly date: PersonDate;
  /** The event's other dates, in order. */
  readonly others: readonly PersonDate[];
}

/** `lapsed`: no seat, but one is free; `full`: none is free. */
export type SeatKind = 'held' | 'confirmed' | 'waiting' | 'lapsed' | 'full' | 'over';

/** The person's relation to a date. */
export function kindOf({ isOver, seat, before, isFree }: PersonDate): SeatKind {
  if (isOver) return 'over';
  if (seat !== null) return seat.isHeld ? 'held' : 'confirmed';
  if (before !== null) return 'waiting';
  return isFree ? 'lapsed' : 'full';
}

/** What somebody has at one date, regardless of the email. */
export interface SeatHolder {
  readonly leadId: string;
  readonly eventId: string;
  readonly funnelId: string;
  readonly coach: string;
}

/**
 * The seat that an email is about. If its reader has since moved to another date of the same event, it
 * is that one: the link of every email leads to where they are now.
 *
 * @returns undefined if the delivery, its person or its event is gone
 */
export async function findSeat(db: Executor, deliveryId: string): Promise<PersonSeat | undefined> {
  const about = db
    .selectFrom('delivery_logs')
    .select(['coach', 'funnel_id', 'lead_id', 'event_id'])
    .where('id', '=', deliveryId);
  const rows = await readDates(db, about);
  return toSeat(
    rows,
    rows.find(({ isOwn, seat, before: place }) => isOwn && (seat || place !== null)) ??
      rows.find(({ isOver: over, seat }) => seat && !over) ??
      rows.find(({ before: place, isOver: over }) => place !== null && !over) ??
      rows.find(({ isOwn }) => isOwn),
  );
}

/**
 * What somebody has at this date only.
 *
 * @returns undefined if they neither have a seat there nor wait for one
 */
export async function findSeatAt(
  db: Executor,
  { coach, funnelId, leadId, eventId }: SeatHolder,
): Promise<PersonSeat | undefined> {
  const about = db.selectNoFrom([
    sql<string>`${coach}::text`.as('coach'),
    sql<string>`${funnelId}::text`.as('funnel_id'),
    sql<string>`${leadId}::uuid`.as('lead_id'),
    sql<string>`${eventId}::uuid`.as('event_id'),
  ]);
  const rows = await readDates(db, about);
  return toSeat(
    rows,
    rows.find(({ isOwn, seat, before: place }) => isOwn && (seat || place !== null)),
  );
}

/** All dates of the event with what the person has there. */
function readDates(db: Executor, about: AliasableExpression<About>): Promise<readonly Found[]> {
  return db
    .selectFrom(about.as('d'))
    .innerJoin('leads as l', 'l.id', 'd.lead_id')
    .innerJoin('events as e', (join) =>
      join.on(sql<boolean>`(e.key = d.funnel_id or starts_with(e.key, d.funnel_id || '/'))`),
    )
    .leftJoin('events as single', 'single.key', 'd.funnel_id')
    .leftJoin('event_registrations as r', (join) =>
      join.onRef('r.event_id', '=', 'e.id').onRef('r.lead_id', '=', 'l.id'),
    )
    .leftJoin('event_waiting as w', (join) =>
      join.onRef('w.event_id', '=', 'e.id').onRef('w.lead_id', '=', 'l.id'),
    )
    .select([
      'd.coach',
      'd.funnel_id as funnelId',
      'l.id as leadId',
      'l.email_key as address',
      sql<boolean>`e.id = coalesce(d.event_id, single.id)`.as('isOwn'),
      'e.id',
      'e.key',
      'e.name',
      'e.starts_at as startsAt',
      'e.time_zone as timeZone',
      'e.moves',
      isOver('e').as('isOver'),
      isFree('e').as('isFree'),
      sql<PersonDate['seat']>`case when r.id is not null then jsonb_build_object(
        'isHeld', r.held_until is not null, 'isOffered', ${isOffered},
        'calendarUid', r.calendar_uid, 'moves', r.moves) end`.as('seat'),
      sql<number | null>`case when w.id is not null then ${before} end`.as('before'),
    ])
    .$narrowType<{ funnelId: NotNull }>()
    .orderBy('e.starts_at')
    .orderBy('e.key')
    .execute();
}

function toSeat(rows: readonly Found[], date: Found | undefined): PersonSeat | undefined {
  if (date === undefined) return undefined;
  const { coach, funnelId, leadId, address } = date;
  const others = rows.filter(({ id }) => id !== date.id);
  return { coach, funnelId, leadId, address, date, others };
}

/** What an email is about. */
interface About {
  readonly coach: string;
  readonly funnel_id: string | null;
  readonly lead_id: string | null;
  readonly event_id: string | null;
}

interface Found extends PersonDate {
  readonly coach: string;
  readonly funnelId: string;
  readonly leadId: string;
  readonly address: string;
  /** The delivery was written about this date. */
  readonly isOwn: boolean;
}
