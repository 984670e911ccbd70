import type { Executor } from '#server/db/kysely.ts';
import { asRows, type LeadPair } from './lead-pairs.ts';

/**
 * Carries an event's waiting list over to another, keeping everybody's order and what is known of their
 * emails. Somebody on both lists, or with a seat at the other event, keeps the better place.
 */
export async function carryLine(db: Executor, from: string, to: string): Promise<void> {
  const there = db.selectFrom('event_waiting').where('event_id', '=', to);
  const seated = db.selectFrom('event_registrations').where('event_id', '=', to);
  await db
    .deleteFrom('event_waiting')
    .where('event_id', '=', from)
    .where(({ or, eb }) =>
      or([
        eb('lead_id', 'in', seated.select('lead_id')),
        eb('lead_id', 'in', there.select('lead_id')),
        eb('mailbox', 'in', there.select('mailbox')),
      ]),
    )
    .execute();
  const event = db.selectFrom('events').where('id', '=', to);
  await db
    .updateTable('event_waiting')
    .set({ event_id: to })
    .where('event_id', '=', from)
    .where(({ exists }) => exists(event.select('id')))
    .execute();
  await db
    .insertInto('event_notices')
    .columns(['event_id', 'kind', 'told_for'])
    .expression(
      event
        .innerJoin('event_notices as o', (join) => join.on('o.event_id', '=', from))
        .select(['events.id', 'o.kind', 'o.told_for']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Carries the places of merged leads over, unless the remaining lead is on the list already. */
export async function keepPlaces(db: Executor, pairs: readonly LeadPair[]): Promise<void> {
  await db
    .updateTable('event_waiting as w')
    .from(asRows(pairs))
    .set(({ ref }) => ({ lead_id: ref('p.kept') }))
    .whereRef('w.lead_id', '=', 'p.gone')
    .where(({ and, not, exists, selectFrom }) => {
      const ownIn = (table: 'event_registrations' | 'event_waiting') =>
        selectFrom(table)
          .select('id')
          .whereRef('event_id', '=', 'w.event_id')
          .whereRef('lead_id', '=', 'p.kept');
      return and([not(exists(ownIn('event_waiting'))), not(exists(ownIn('event_registrations')))]);
    })
    .execute();
}
