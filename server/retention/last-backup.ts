import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

const key = 'last-backup';

export interface Backup {
  /** The moment of its snapshot. */
  readonly madeAt: Date;
  readonly rows: number;
}

/** Records that a backup is complete and in place. */
export async function noteBackup(db: Executor, { madeAt, rows }: Backup): Promise<void> {
  const value = JSON.stringify({ madeAt: madeAt.toISOString(), rows });
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** How old the last backup is, and whether there is anything to back up. */
export async function readLastBackup(
  db: Executor,
): Promise<{ readonly ageSeconds: number | null; readonly hasLeads: boolean }> {
  return db
    .selectNoFrom([
      sql<number | null>`(select extract(epoch from now() - (value->>'madeAt')::timestamptz)::int
        from settings where key = ${key})`.as('ageSeconds'),
      sql<boolean>`exists (select from leads)`.as('hasLeads'),
    ])
    .executeTakeFirstOrThrow();
}
