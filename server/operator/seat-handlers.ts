import { sql } from 'kysely';
import * as v from 'valibot';
import { type SeatChange, seatChanges } from '#engine/contract/console/people.ts';
import { findFunnel } from '#engine/site/find.ts';
import { isId } from '#server/db/identity.ts';
import { problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { changeSeatAt } from '#server/seats/change-seat.ts';
import { planSeats } from '#server/seats/seat-plans.ts';

const change = v.object({
  eventId: v.pipe(text, v.check(isId)),
  wish: v.picklist(seatChanges),
  date: v.optional(text),
});

/** Each change's action in the audit log. */
const actions = {
  free: 'freed-seat',
  move: 'moved-seat',
  leave: 'left-waiting-list',
} as const satisfies Record<SeatChange['wish'], string>;

/**
 * An operator's changes to a seat: the same as through the link in each email about the event, with the
 * same email to the person. If anything has changed since the operator looked, nothing is done.
 */
export function seatHandlers({ site, secret, database }: OperatorDeps) {
  const { kysely: db } = database;
  const plans = planSeats(site, secret);
  return {
    'POST /leads/:id/seat': async ({ id, audit, readBody }) => {
      const body = await readBody(change);
      if (body === undefined || (body.wish === 'move') !== (body.date !== undefined)) {
        return problem(
          422,
          'Say which seat, and what to do with it: free, move (with the date) or leave.',
        );
      }
      const { eventId, wish, date } = body;
      const event = await db
        .selectFrom('events')
        .select(['key', sql<string>`split_part(key, '/', 1)`.as('funnelId')])
        .where('id', '=', eventId)
        .executeTakeFirst();
      const funnel = findFunnel(site, event?.funnelId);
      if (!isId(id) || !event || !funnel) {
        return problem(404, 'There is no such seat, or its event is no longer declared.');
      }
      const details = { event: event.key, ...(date === undefined ? {} : { to: date }) };
      const holder = { leadId: id, eventId, funnelId: event.funnelId, coach: funnel.coach.slug };
      const isChanged = await db.transaction().execute(async (transaction) => {
        if (!(await changeSeatAt(transaction, holder, { wish, date }, plans))) return false;
        await audit(actions[wish], `lead:${id}`, details, transaction);
        return true;
      });
      if (isChanged) return { changed: true };
      return problem(
        409,
        'Nothing was changed: the seat has been freed or moved in the meantime, or the date has begun or is full. Refresh to see its state.',
      );
    },
  } satisfies Partial<Handlers>;
}
