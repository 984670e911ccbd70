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
import { offerFreeSeats, type WaitingList } from './offer-free-seats.ts';
import { cancelComing, releaseConfirmation, writeSeatEmail } from './seat-emails.ts';
import {
  addSeat,
  confirmSeat,
  joinLine,
  leaveLine,
  lockDates,
  moveSeat,
  removeSeat,
} from './seat-rows.ts';

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
    const seat = await findLocked(transaction, find);
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
  const seat = await findLocked(transaction, () => findSeatAt(transaction, holder));
  return seat !== undefined && carryOut(transaction, seat, wish, plans);
}

/**
 * Locks the event's dates in the common order: from here on nobody else counts their seats. The
 * person's state may have changed before that, so it is read again.
 */
async function findLocked(
  db: Executor,
  find: () => Promise<PersonSeat | undefined>,
): Promise<PersonSeat | undefined> {
  const seat = await find();
  if (seat === undefined) return undefined;
  await lockDates(db, [seat.date, ...seat.others]);
  return find();
}

/** @returns whether something has changed */
async function carryOut(
  db: Executor,
  seat: PersonSeat,
  { wish, date }: Wish,
  plans: SeatPlans,
): Promise<boolean> {
  const from = seat.date;
  const kind = kindOf(from);
  switch (wish) {
    case 'keep':
      if (kind === 'held') {
        await confirmSeat(db, seat);
        // A seat that its form holds was confirmed by email at once, an offered one is so only now.
        if (from.seat?.isOffered) await tell(db, seat, from, plans);
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
      await joinLine(db, seat, mailboxHash(plans.secret, seat.address));
      return true;
    case 'leave':
      if (from.before === null) return false;
      await leaveLine(db, seat);
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
    if (from.before !== null) await leaveLine(db, seat);
    await takeSeat(db, seat, to, plans);
    return;
  }
  await cancelComing(db, seat, from);
  if (!from.seat.isHeld) await tellOfSeat(db, 'event.cancelled', seat, from.id);
  await moveSeat(db, seat, to);
  await tellOfSeat(db, 'event.registered', seat, to.id);
  await tell(db, seat, to, plans);
  await offerNext(db, from, plans);
}

/** Takes a free seat; the event's row must be locked. */
async function takeSeat(db: Executor, seat: PersonSeat, at: PersonDate, plans: SeatPlans) {
  await addSeat(db, seat, at);
  await tellOfSeat(db, 'event.registered', seat, at.id);
  await tell(db, seat, at, plans);
}

/** The confirmation that waited for the seat, otherwise a note. */
async function tell(db: Executor, seat: PersonSeat, at: PersonDate, plans: SeatPlans) {
  const isTold = await releaseConfirmation(db, seat, at, plans.journeys);
  if (!isTold) await writeSeatEmail(db, seat, at, { kind: 'seat-taken' });
}

async function freeSeat(db: Executor, seat: PersonSeat, plans: SeatPlans) {
  const { date } = seat;
  await cancelComing(db, seat, date);
  if (date.seat !== null && !date.seat.isHeld) {
    await tellOfSeat(db, 'event.cancelled', seat, date.id);
  }
  await removeSeat(db, seat);
  if (date.seat !== null && !date.seat.isOffered) {
    await writeSeatEmail(db, seat, date, {
      kind: 'seat-freed',
      calendarUid: date.seat.calendarUid ?? date.key,
      calendarSequence: date.moves + date.seat.moves + 1,
    });
  }
  await offerNext(db, date, plans);
}

async function offerNext(db: Executor, { id }: PersonDate, { lists }: SeatPlans): Promise<void> {
  const list = lists.get(id);
  if (list !== undefined) await offerFreeSeats(db, list);
}
