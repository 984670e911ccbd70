import type { RowVerdict } from '#engine/contract/console/imports.ts';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { ImportCounts } from '#server/db/tables.ts';

/** A row of an import that went with its person; the verdict is null if it was not judged. */
export interface GoneRow {
  readonly import_id: string;
  readonly verdict: RowVerdict | null;
}

/**
 * Counts rows as erased that were counted as something else: whoever confirms an import confirms a number
 * of people. Not in the transaction that erases, because a worker with the import's row waits for its end.
 */
export async function recountImports(db: Executor, gone: readonly GoneRow[]): Promise<void> {
  const ids = [...new Set(gone.map(({ import_id }) => import_id))];
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const imports = await transaction
      .selectFrom('imports')
      .select(['id', 'counts'])
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id, counts } of imports) {
      const rows = gone.filter(({ import_id }) => import_id === id);
      await transaction
        .updateTable('imports')
        .set({ counts: JSON.stringify(countAgain(counts, rows)) })
        .where('id', '=', id)
        .execute();
    }
  });
}

function countAgain(counts: ImportCounts, gone: readonly GoneRow[]): ImportCounts {
  const sums = new Map(Object.entries(counts));
  const add = (verdict: RowVerdict, rows: number) =>
    sums.set(verdict, (sums.get(verdict) ?? 0) + rows);
  for (const { verdict } of gone) {
    if (verdict !== null) add(verdict, -1);
    add('erased', 1);
  }
  return Object.fromEntries([...sums].filter(([, rows]) => rows > 0));
}
