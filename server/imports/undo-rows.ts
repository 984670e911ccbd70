import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { batchSize, type Import, updateImport } from './work.ts';

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
  await sql`select from leads where id = any(${ids}::uuid[]) order by id for update`.execute(db);
  const { numAffectedRows } = await sql`
    delete from leads l where l.id = any(${ids}::uuid[])
      and not exists (select from submissions s where s.lead_id = l.id)
      and not exists (select from delivery_logs d where d.lead_id = l.id)
      and not exists (select from event_registrations r where r.lead_id = l.id)
      and not exists (select from event_waiting w where w.lead_id = l.id)
      and not exists (select from user_journeys j where j.lead_id = l.id
        and (j.current_sequence > 1 or j.stopped_at is not null or j.is_completed))`.execute(db);
  const gone = Number(numAffectedRows ?? 0);
  await updateImport(db, one.id, {
    position: last,
    undone: one.undone + gone,
    untouchable: one.untouchable + rows.length - gone,
  });
}
