import { sql } from 'kysely';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { PersonDate, PersonSeat } from './find-seat.ts';
import { entryAtFirst, movesAtFirst } from './seat-conditions.ts';

/** SQL: the moment of the transaction. */
const now = sql<Date>`now()`;

/** Locks dates in the common order, so that nobody else counts their seats meanwhile. */
export async function lockDates(db: Executor, dates: readonly PersonDate[]): Promise<void> {
  await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', anyOf(dates.map(({ id }) => id)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Makes a held seat a firm one. */
export async function confirmSeat(db: Executor, { leadId, date }: PersonSeat): Promise<void> {
  await db
    .updateTable('event_registrations')
    .set({ held_until: null })
    .where('event_id', '=', date.id)
    .where('lead_id', '=', leadId)
    .execute();
}

/** Adds a firm seat at a date. */
export async function addSeat(
  db: Executor,
  { leadId }: PersonSeat,
  { id }: PersonDate,
): Promise<void> {
  await db
    .insertInto('event_registrations')
    .values({
      event_id: id,
      lead_id: leadId,
      created_at: now,
      calendar_uid: entryAtFirst(sql`${id}::uuid`, sql`${leadId}::uuid`),
      moves: movesAtFirst(sql`${id}::uuid`, sql`${leadId}::uuid`),
    })
    .execute();
  await db
    .updateTable('events')
    .set(({ eb }) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Moves a seat to another date. Its calendar entry stays the same, in its latest version. */
export async function moveSeat(
  db: Executor,
  { leadId, date: from }: PersonSeat,
  to: PersonDate,
): Promise<void> {
  await db
    .updateTable('event_registrations')
    .set({
      event_id: to.id,
      held_until: null,
      created_at: now,
      calendar_uid: from.seat?.calendarUid ?? from.key,
      moves: Math.max(0, from.moves - to.moves) + (from.seat?.moves ?? 0) + 1,
    })
    .where('event_id', '=', from.id)
    .where('lead_id', '=', leadId)
    .execute();
  await db
    .updateTable('events')
    .set({ taken: sql`taken + case when id = ${to.id}::uuid then 1 else -1 end` })
    .where('id', 'in', [from.id, to.id])
    .execute();
}

/** Removes a seat, if there still is one. */
export async function removeSeat(db: Executor, { leadId, date }: PersonSeat): Promise<void> {
  await db
    .with('gone', (cte) =>
      cte
        .deleteFrom('event_registrations')
        .where('event_id', '=', date.id)
        .where('lead_id', '=', leadId)
        .returning('event_id'),
    )
    .updateTable('events')
    .from('gone')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .whereRef('id', '=', 'gone.event_id')
    .execute();
}

/** Puts somebody at the end of a date's waiting list. @param mailbox its keyed hash */
export async function joinLine(
  db: Executor,
  { leadId, date }: PersonSeat,
  mailbox: string,
): Promise<void> {
  await db
    .insertInto('event_waiting')
    .values({ event_id: date.id, lead_id: leadId, mailbox })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes somebody off a date's waiting list. */
export async function leaveLine(db: Executor, { leadId, date }: PersonSeat): Promise<void> {
  await db
    .deleteFrom('event_waiting')
    .where('event_id', '=', date.id)
    .where('lead_id', '=', leadId)
    .execute();
}
