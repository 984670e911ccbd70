import { findPendingMigrations, migrateDown } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';

/** Takes the tables back to what they were before a migration. */
export async function revertTo({ kysely }: Database, migration: string): Promise<void> {
  while (!(await findPendingMigrations(kysely)).includes(migration)) {
    const { reverted } = await migrateDown(kysely);
    if (reverted.length === 0) throw new Error(`There is no migration ${migration}.`);
  }
}
