import { sql } from 'kysely';
import type { SeatWish } from '#engine/contract/person-pages.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { LateJourney } from '#server/declared/late-journeys.ts';
import { mailboxHash } from '#server/limits/mailbox-quota.ts';
import { tellOfSeat } from '#server/outgoing/tell-of-people.ts';
import {
  findSeat,
  findSeatAt,
  kindOf,
  type PersonDate,
  type PersonSeat,
  type SeatHolder,
} from './find-seat.ts';
import { movesAtFirst } from './seat-conditions.ts';
import { cancelComing, releaseConfirmation, writeSeatEmail } from './seat-emails.ts';
import { offerFreeSeats, type WaitingList } from './waiting-list.ts';

/** The declared facts that changing seats requires. */
export interface SeatPlans {
  /** The waiting lists, by the id of their event. */
  readonly lists: ReadonlyMap<string, WaitingList>;
  readonly journeys: readonly LateJourney[];
  /** The site's secret, which keys the hashes of mailboxes on waiting lists. */
  readonly secret: string;
}

export interface Wish {
  readonly wish: SeatWish;
  /** The key of the new date. */
  readonly date?: string | undefined;
}

/**
 * Carries out an email reader's wish: keep the seat, free it, move to another date, join or leave the
 * waiting list. Whatever is no longer possible, because somebody was quicker, changes nothing, and so
 * does a repetition. A freed seat is offered to the first in line in the same transaction.
 *
 * @returns their state now; undefined if the delivery, its person or its event is gone
 */
export async function changeSeat(
  db: Executor,
  deliveryId: string,
  wish: Wish,
  plans: SeatPlans,
): Promise<PersonSeat | undefined> {
  return db.transaction().execute(async (transaction) => {
    const find = () => findSeat(transaction, deliveryId);
    const seat = await lockDates(transaction, find);
    if (seat === undefined || !(await carryOut(transaction, seat, wish, plans))) return seat;
    return find();
  });
}

/**
 * The same for somebody at one date, whatever they have there.
 *
 * @param transaction the transaction to use, so that it can be audited in it
 * @returns whether something changed
 */
export async function changeSeatAt(
  transaction: Executor,
  holder: SeatHolder,
  wish: Wish,
  plans: SeatPlans,
): Promise<boolean> {
  const seat = await lockDates(transaction, () => findSeatAt(transaction, holder));
  return seat !== undefined && carryOut(transaction, seat, wish, plans);
}

/**
 * Locks the event's dates in the common order: from here on nobody else counts their seats. The
 * person's state may have changed before that, so it is read again.
 */
async function lockDates(
  db: Executor,
  find: () => Promise<PersonSeat | undefined>,
): Promise<PersonSeat | undefined> {
  const seat = await find();
  if (seat === undefined) return undefined;
  const dates = [seat.date, ...seat.others].map(({ id }) => id);
  await sql`select from events where id = any(${dates}::uuid[]) order by id for no key update`.execute(
    db,
  );
  return find();
}

/** @returns whether something has changed */
async function carryOut(
  db: Executor,
  seat: PersonSeat,
  { wish, date }: Wish,
  plans: SeatPlans,
): Promise<boolean> {
  const { leadId } = seat;
  const from = seat.date;
  const kind = kindOf(from);
  switch (wish) {
    case 'keep':
      if (kind === 'held') {
        await sql`update event_registrations set held_until = null
          where event_id = ${from.id}::uuid and lead_id = ${leadId}::uuid`.execute(db);
        await releaseConfirmation(db, seat, from, plans.journeys);
        await tellOfSeat(db, 'event.registered', seat, from.id);
        return true;
      }
      if (kind !== 'lapsed') return false;
      await takeSeat(db, seat, from, plans);
      return true;
    case 'free':
      if (from.seat === null || from.isOver) return false;
      await freeSeat(db, seat, plans);
      return true;
    case 'move': {
      const to = seat.others.find(({ key }) => key === date);
      if (to === undefined || to.isOver || from.isOver || !(to.isFree || to.seat)) return false;
      await goTo(db, seat, to, plans);
      return true;
    }
    case 'wait':
      if (kind !== 'full' || !plans.lists.has(from.id)) return false;
      await sql`insert into event_waiting (event_id, lead_id, mailbox)
        values (${from.id}, ${leadId}, ${mailboxHash(plans.secret, seat.address)}) on conflict do nothing`.execute(
        db,
      );
      return true;
    case 'leave':
      if (from.before === null) return false;
      await leaveLine(db, seat, from);
      return true;
  }
}

/** Moves a seat to another date, or takes one there. */
async function goTo(db: Executor, seat: PersonSeat, to: PersonDate, plans: SeatPlans) {
  const from = seat.date;
  if (to.seat !== null) {
    if (from.seat !== null) await freeSeat(db, seat, plans);
    return;
  }
  if (from.seat === null) {
    if (from.before !== null) await leaveLine(db, seat, from);
    await takeSeat(db, seat, to, plans);
    return;
  }
  await cancelComing(db, seat, from);
  if (!from.seat.isHeld) await tellOfSeat(db, 'event.cancelled', seat, from.id);
  // The calendar entry stays the same, in its latest version.
  await sql`
    update event_registrations set event_id = ${to.id}::uuid, held_until = null, created_at = now(),
      calendar_uid = ${from.seat.calendarUid ?? from.key},
      moves = ${Math.max(0, from.moves - to.moves) + from.seat.moves + 1}
    where event_id = ${from.id}::uuid and lead_id = ${seat.leadId}::uuid`.execute(db);
  await sql`update events set taken = taken + case when id = ${to.id}::uuid then 1 else -1 end
    where id in (${from.id}::uuid, ${to.id}::uuid)`.execute(db);
  await tellOfSeat(db, 'event.registered', seat, to.id);
  await tell(db, seat, to, plans);
  await offerNext(db, from, plans);
}

/** Takes a free seat; the event's row must be locked. */
async function takeSeat(db: Executor, seat: PersonSeat, at: PersonDate, plans: SeatPlans) {
  const [event, lead] = [sql`${at.id}::uuid`, sql`${seat.leadId}::uuid`];
  await sql`
    insert into event_registrations (event_id, lead_id, created_at, moves)
    values (${event}, ${lead}, now(), ${movesAtFirst(event, lead)})`.execute(db);
  await sql`update events set taken = taken + 1 where id = ${at.id}::uuid`.execute(db);
  await tellOfSeat(db, 'event.registered', seat, at.id);
  await tell(db, seat, at, plans);
}

/** The confirmation that waited for the seat, otherwise a note. */
async function tell(db: Executor, seat: PersonSeat, at: PersonDate, plans: SeatPlans) {
  const isTold = await releaseConfirmation(db, seat, at, plans.journeys);
  if (!isTold) await writeSeatEmail(db, seat, at, { kind: 'seat-taken' });
}

async function freeSeat(db: Executor, seat: PersonSeat, plans: SeatPlans) {
  const { date, leadId } = seat;
  await cancelComing(db, seat, date);
  if (date.seat !== null && !date.seat.isHeld) {
    await tellOfSeat(db, 'event.cancelled', seat, date.id);
  }
  await sql`
    with gone as (
      delete from event_registrations
      where event_id = ${date.id}::uuid and lead_id = ${leadId}::uuid returning event_id
    )
    update events e set taken = e.taken - 1 from gone where e.id = gone.event_id`.execute(db);
  if (date.seat !== null && !date.seat.isOffered) {
    await writeSeatEmail(db, seat, date, {
      kind: 'seat-freed',
      calendarUid: date.seat.calendarUid ?? date.key,
      calendarSequence: date.moves + date.seat.moves + 1,
    });
  }
  await offerNext(db, date, plans);
}

async function leaveLine(db: Executor, { leadId }: PersonSeat, { id }: PersonDate): Promise<void> {
  await sql`delete from event_waiting
    where event_id = ${id}::uuid and lead_id = ${leadId}::uuid`.execute(db);
}

async function offerNext(db: Executor, { id }: PersonDate, { lists }: SeatPlans): Promise<void> {
  const list = lists.get(id);
  if (list !== undefined) await offerFreeSeats(db, list);
}
