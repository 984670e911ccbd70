import { reasonOf } from '#engine/import/reasons.ts';
import type { Executor } from '#server/db/kysely.ts';
import { cutPage } from '#server/operator/views/paging.ts';
import { csvPageSize, streamCsv } from './csv.ts';

/** The rows of an import that were not imported, as in the file, each with its reason. */
export function streamRefusedRows(
  db: Executor,
  { id, titles }: { readonly id: string; readonly titles: readonly string[] },
): Promise<Response> {
  const columns = ['row', 'reason', ...titles.map((_, place) => `cell-${place}`)];
  const shown = ['Row', 'Why it was not imported', ...titles];
  return streamCsv(
    'not-imported',
    columns.map((alias) => ({ alias })),
    async (before) => {
      const rows = await db
        .selectFrom('import_rows')
        .select(['row', 'cells', 'verdict'])
        .where('import_id', '=', id)
        .where('verdict', '<>', 'new')
        .where('row', '>', Number(before ?? 0))
        .orderBy('row')
        .limit(csvPageSize + 1)
        .execute();
      const page = cutPage(rows, csvPageSize, ({ row }) => String(row));
      return {
        ...page,
        rows: page.rows.map(({ row, cells, verdict }) => ({
          row,
          reason: verdict === null || verdict === 'new' ? '' : reasonOf[verdict],
          ...Object.fromEntries(titles.map((_, place) => [`cell-${place}`, cells?.[place] ?? ''])),
        })),
      };
    },
    shown,
  );
}
