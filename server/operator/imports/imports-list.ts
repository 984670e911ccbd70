import { sql } from 'kysely';
import type { ImportDetails, ImportsPage } from '#engine/contract/console/imports.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import { guessColumns } from '#engine/import/guess-columns.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { findImport, previewOf } from '#server/imports/read-import.ts';
import type { Import } from '#server/imports/work.ts';
import { readPage } from '#server/operator/views/paging.ts';

/** The columns of an import's line; the table's alias is i. */
const lineColumns = [
  'i.id',
  'i.coach',
  'i.file_name as fileName',
  'i.state',
  'i.rows',
  'i.position',
  'i.imported',
  'i.created_at as createdAt',
] as const;

/** Imports, newest first. */
export async function listImports(
  db: Executor,
  { coaches }: Pick<Site, 'coaches'>,
  before: string | undefined,
): Promise<Unserialized<ImportsPage>> {
  const page = await readPage(db.selectFrom('imports as i').select(lineColumns), 'i', before);
  return { ...page, coaches: coaches.map(({ slug, brand }) => ({ slug, brand })) };
}

/** Everything about an import; undefined if there is none. */
export async function describeImport(
  db: Executor,
  site: Pick<Site, 'coaches'>,
  id: string,
): Promise<Unserialized<ImportDetails> | undefined> {
  const one = await findImport(db, id);
  if (!one) return undefined;
  const isDraft = one.state === 'draft' || one.state === 'judged';
  const [preview, sameFile, hasRefused] = await Promise.all([
    isDraft ? previewOf(db, id) : [],
    findSameFile(db, one),
    holdsRefused(db, id),
  ]);
  const coach = site.coaches.find(({ slug }) => slug === one.coach);
  return {
    id,
    coach: one.coach,
    fileName: one.file_name,
    state: one.state,
    rows: one.rows,
    position: one.position,
    imported: one.imported,
    createdAt: one.created_at,
    madeBy: one.made_by,
    bytes: one.bytes,
    encoding: one.encoding,
    delimiter: one.delimiter,
    titles: one.titles,
    preview,
    guessed: guessColumns(one.titles, preview),
    settings: one.settings,
    counts: one.counts,
    undone: one.undone,
    untouchable: one.untouchable,
    problem: one.problem,
    hasRefused,
    sameFile: sameFile ?? null,
    campaigns: coach?.campaigns.map(({ name }) => name) ?? [],
  };
}

async function findSameFile(db: Executor, one: Import) {
  if (one.file_hash === null) return undefined;
  return db
    .selectFrom('imports')
    .select(['id', 'created_at as createdAt'])
    .where('file_hash', '=', one.file_hash)
    .where('coach', '=', one.coach)
    .where('imported', '>', 0)
    .where('created_at', '<', one.created_at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function holdsRefused(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_rows')
    .select(sql<number>`1`.as('one'))
    .where('import_id', '=', id)
    .where('verdict', '<>', 'new')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
