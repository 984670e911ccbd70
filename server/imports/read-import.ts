import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Import } from './work.ts';

/** How many sample rows show what the columns contain. */
const previewRows = 8;

/** A stored import; undefined if there is none. */
export async function findImport(db: Executor, id: string): Promise<Import | undefined> {
  if (!isId(id)) return undefined;
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The first available rows of its file. */
export async function previewOf(db: Executor, id: string): Promise<readonly string[][]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .where('cells', 'is not', null)
    .orderBy('row')
    .limit(previewRows)
    .execute();
  return rows.flatMap(({ cells }) => (cells ? [cells] : []));
}
