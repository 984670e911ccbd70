import { sql } from 'kysely';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { batchSize, type Import, updateImport } from './work.ts';

/** The tables in which somebody who was touched has rows. */
type Touching =
  | 'delivery_logs'
  | 'event_registrations'
  | 'event_waiting'
  | 'submissions'
  | 'user_journeys';

/**
 * Removes the next people of an import whom nobody has touched since: they got no email, sent nothing,
 * have no seat, and their journey is at its beginning.
 */
export async function undoRows(db: Executor, one: Import): Promise<void> {
  const rows = await db
    .selectFrom('imported_leads')
    .select(['row', 'lead_id'])
    .where('import_id', '=', one.id)
    .where('row', '>', one.position)
    .orderBy('row')
    .limit(batchSize)
    .execute();
  const last = rows.at(-1)?.row;
  if (last === undefined) return updateImport(db, one.id, { state: 'undone', position: one.rows });
  const ids = rows.map(({ lead_id }) => lead_id);
  // From here on, anything that touches them waits; earlier changes are visible to the next statement.
  await db
    .selectFrom('leads')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where('id', '=', anyOf(ids))
    .where(({ and, not, exists, selectFrom }) => {
      const rowsIn = (table: Touching) =>
        selectFrom(table).select('lead_id').whereRef('lead_id', '=', 'leads.id');
      const hasMoved = sql<boolean>`(current_sequence > 1 or stopped_at is not null or is_completed)`;
      return and([
        not(exists(rowsIn('submissions'))),
        not(exists(rowsIn('delivery_logs'))),
        not(exists(rowsIn('event_registrations'))),
        not(exists(rowsIn('event_waiting'))),
        not(exists(rowsIn('user_journeys').where(hasMoved))),
      ]);
    })
    .executeTakeFirstOrThrow();
  const gone = Number(numDeletedRows);
  await updateImport(db, one.id, {
    position: last,
    undone: one.undone + gone,
    untouchable: one.untouchable + rows.length - gone,
  });
}
