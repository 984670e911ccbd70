import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readErrorCode } from '#server/db/errors.ts';
import type { Tables } from '#server/db/tables.ts';
import { throughContention } from '#server/db/through-contention.ts';

/** The advisory lock under which the shape and the declared rows of the database change. */
export const schemaLock = 7_203_418;

/** Holds that lock until the transaction ends. */
export async function lockSchema(db: Kysely<Tables>): Promise<void> {
  await db.selectNoFrom(sql`pg_advisory_xact_lock(${schemaLock})`.as('locked')).execute();
}

const files = import.meta.glob<Migration>('../../../migrations/*.ts', { eager: true });

const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(files).map(([path, migration]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
    migration,
  ]),
);

/**
 * The migrations of the schema in which this role finds the site's tables, or would make them: another
 * site may be in another schema of the same database.
 */
async function createMigrator(db: Kysely<Tables>): Promise<Migrator> {
  const { schema } = await db
    .selectNoFrom(
      sql<
        string | null
      >`coalesce((select nspname from pg_class join pg_namespace n on n.oid = relnamespace
        where pg_class.oid = to_regclass('kysely_migration')), current_schema())`.as('schema'),
    )
    .executeTakeFirstOrThrow();
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema !== null && { migrationTableSchema: schema }),
  });
}

/** The error as a sentence, instead of the library's "corrupted migrations". */
function explainFailure(error: unknown, results: MigrationResultSet['results']): Error {
  if (readErrorCode(error) === '42501') {
    return new OperatorError(
      `The database lacks migrations, and this role may not change its tables (${errorMessage(error)}). ` +
        'Set MIGRATION_URL to the address of a role that owns the tables.',
      { cause: error },
    );
  }
  const failed = results?.find(({ status }) => status === 'Error');
  const reason = errorMessage(error);
  if (/previously executed migration \S+ is missing/.test(reason)) {
    return new OperatorError(
      `The database is newer than this version of the site (${reason}). Start the newer version, ` +
        'or let that one take its migrations back first.',
      { cause: error },
    );
  }
  const where = failed ? `Migration ${failed.migrationName} failed` : 'The migrations failed';
  const isTaken = readErrorCode(error) === '42P07';
  const advice = isTaken
    ? '. If that is a table of another program, give the site a database of its own'
    : '';
  return new OperatorError(`${where}, nothing was changed: ${reason}${advice}`, { cause: error });
}

/**
 * Runs one direction in one transaction, so that a failure or a crash changes nothing. The lock belongs
 * to the transaction: it works through a pooler in transaction mode, and a second process waits for the
 * commit. Beside an older release at work PostgreSQL may end it as one of two that wait for each other;
 * then it is run again.
 */
async function run(
  db: Kysely<Tables>,
  migrate: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  return throughContention(() =>
    db.transaction().execute(async (transaction) => {
      await lockSchema(transaction);
      const { error, results } = await migrate(await createMigrator(transaction));
      if (error) throw explainFailure(error, results);
      return (results ?? []).map(({ migrationName }) => migrationName);
    }),
  );
}

/** The result of updating a database. */
export interface Migrated {
  readonly applied: readonly string[];
  /** Migrations of a later release that the database already has. */
  readonly newer: readonly string[];
}

/**
 * Brings the database to this version's shape; safe in any number of processes at once. A complete
 * database is only read, so that a role that cannot change tables can start the site. One that a later
 * release has extended is left as it is: releases only add, so two of them can run side by side during
 * a deploy.
 *
 * @throws OperatorError; nothing is changed then
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<Migrated> {
  const newer = await findNewerMigrations(db);
  if ((await findPendingMigrations(db)).length === 0) return { applied: [], newer };
  await requireRights(db);
  return { applied: await run(db, (migrator) => migrator.migrateToLatest()), newer: [] };
}

/** @throws OperatorError where tables cannot be made: kysely's own error would only say that something failed */
async function requireRights(db: Kysely<Tables>): Promise<void> {
  const { role, mayCreate, isReadOnly } = await db
    .selectNoFrom([
      sql<string>`current_user`.as('role'),
      sql<boolean>`coalesce(has_schema_privilege(current_schema(), 'create'), false)`.as(
        'mayCreate',
      ),
      sql<boolean>`current_setting('transaction_read_only') = 'on'`.as('isReadOnly'),
    ])
    .executeTakeFirstOrThrow();
  if (isReadOnly) {
    throw new OperatorError(
      'The database lacks tables, and it can only be read: it is a replica, or default_transaction_read_only ' +
        'is on. Give the address of the server that is written to.',
    );
  }
  if (mayCreate) return;
  throw new OperatorError(
    `The database lacks migrations, and this role may not change its tables (${role} may not create any). ` +
      'Set MIGRATION_URL to the address of a role that owns the tables.',
  );
}

const findUnknown = (names: readonly string[]) =>
  names.find((name) => !Object.hasOwn(migrations, name));

/**
 * Creates the tables for rows carried over from an older PostgreSQL, as they were there.
 *
 * @throws OperatorError if a later release of the site has changed them
 */
export async function makeCarriedTables(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<void> {
  const unknown = findUnknown(names);
  if (unknown === undefined) return migrateUpTo(db, names);
  throw new OperatorError(
    `They belong to a newer version of the site: this one does not know the migration ${unknown}. ` +
      'Start that version, or a later one.',
  );
}

/**
 * Creates the tables as of an earlier release, in a database without any.
 *
 * @param names all the migrations it had, in order
 * @throws OperatorError if this version does not know them, or the database has had others
 */
export async function migrateUpTo(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const unknown = findUnknown(names);
  if (unknown !== undefined) {
    throw new OperatorError(
      `The backup comes from a newer version of the site: this one does not know the migration ${unknown}. ` +
        'Restore it with the version that made it, or a later one.',
    );
  }
  const had = (await (await createMigrator(db)).getMigrations()).filter(
    ({ executedAt }) => executedAt,
  );
  if (had.length > 0 && had.map(({ name }) => name).join() !== names.join()) {
    throw new OperatorError(
      'The tables of the new database have a different version from the backup; nothing was changed. ' +
        'Give the address of a database without tables.',
    );
  }
  const last = names.at(-1);
  if (had.length > 0 || last === undefined) return;
  await run(db, (migrator) => migrator.migrateTo(last));
}

/** The database's migrations that come after all that this version knows. */
async function findNewerMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { exists } = await db
    .selectNoFrom(sql<boolean>`to_regclass('kysely_migration') is not null`.as('exists'))
    .executeTakeFirstOrThrow();
  if (!exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const latest = Object.keys(migrations).sort().at(-1) ?? '';
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  const [misplaced] = unknown.filter((name) => name <= latest);
  if (misplaced === undefined) return unknown.sort();
  throw new OperatorError(
    `The database holds the migration ${misplaced}, which this version of the site lacks although ` +
      'it has later ones. Start a version that has both.',
  );
}

/** The latest migrations that the database has, newest first: what `migrateDown` would revert. */
export async function findLatestMigrations(db: Kysely<Tables>, steps: number): Promise<string[]> {
  const known = await (await createMigrator(db)).getMigrations();
  const applied = known.filter(({ executedAt }) => executedAt !== undefined);
  return applied
    .map(({ name }) => name)
    .toReversed()
    .slice(0, steps);
}

/** Reverts the latest migrations, newest first, and drops their data; one by default. */
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

/** The migrations that the database still lacks; empty when it is ready. */
export async function findPendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await (await createMigrator(db)).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
