import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { ImportCounts, Tables } from '#server/db/tables.ts';

export type Import = Selectable<Tables['imports']>;

export interface ImportDeps {
  readonly site: Site;
  /** The site's secret, which keys the hashes of suppressed addresses. */
  readonly secret: string;
}

/** How many rows are processed in one transaction. */
export const batchSize = 1000;

/** Writes how an import stands. */
export async function updateImport(
  db: Executor,
  id: string,
  change: Updateable<Tables['imports']>,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** The bytes of an import's file, part by part. */
export async function* readParts(db: Executor, id: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const found = await db
      .selectFrom('import_parts')
      .select('content')
      .where('import_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!found) return;
    yield found.content;
  }
}

/** The counts after adding or subtracting some verdicts. */
export function addCounts(before: ImportCounts, more: ImportCounts): string {
  const sums = new Map<string, number>(Object.entries(before));
  for (const [verdict, count] of Object.entries(more)) {
    sums.set(verdict, (sums.get(verdict) ?? 0) + count);
  }
  return JSON.stringify(Object.fromEntries([...sums].filter(([, count]) => count > 0)));
}

export function countEach<Key extends string>(
  keys: readonly Key[],
): Readonly<Partial<Record<Key, number>>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
