import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** The advisory lock under which the shape and the declared rows of the database change. */
export const schemaLock = 7_203_418;

const files = import.meta.glob<Migration>('../../migrations/*.ts', { eager: true });

const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(files).map(([path, migration]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
    migration,
  ]),
);

function createMigrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Two versions in one sentence each, instead of the library's "corrupted migrations". */
function explainFailure(error: unknown, results: MigrationResultSet['results']): Error {
  const failed = results?.find(({ status }) => status === 'Error');
  const reason = error instanceof Error ? error.message : String(error);
  if (/previously executed migration \S+ is missing/.test(reason)) {
    return new Error(
      `The database is newer than this version of the site (${reason}). Start the newer version, ` +
        'or let that one take its migrations back first.',
      { cause: error },
    );
  }
  const where = failed ? `Migration ${failed.migrationName} failed` : 'The migrations failed';
  return new Error(`${where}, nothing was changed: ${reason}`, { cause: error });
}

/**
 * Runs one direction in one transaction, so that a failure or a crash leaves the database as it
 * was. The lock belongs to the transaction: it works through a pooler in transaction mode and a
 * second process waits for the commit, not just for the statements.
 */
async function run(
  db: Kysely<Tables>,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(transaction);
    const { error, results } = await migrate(createMigrator(transaction));
    if (error) throw explainFailure(error, results);
    return (results ?? []).map(({ migrationName }) => migrationName);
  });
}

/** Brings the database to this version's shape; safe to call in any number of processes at once. */
export async function migrateToLatest(db: Kysely<Tables>): Promise<{ applied: string[] }> {
  return { applied: await run(db, (migrator) => migrator.migrateToLatest()) };
}

/** Takes the latest migrations back, newest first; one unless told otherwise. Drops their data. */
export async function migrateDown(
  db: Kysely<Tables>,
  { steps = 1 }: { steps?: number } = {},
): Promise<{ reverted: string[] }> {
  const reverted: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const names = await run(db, (migrator) => migrator.migrateDown());
    if (names.length === 0) break;
    reverted.push(...names);
  }
  return { reverted };
}

/** The migrations that this version knows and the database lacks; empty when it is ready. */
export async function findPendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await createMigrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
