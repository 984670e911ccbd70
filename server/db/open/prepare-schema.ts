import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import { makeMonths } from '#server/db/months.ts';
import type { DatabaseLog } from '#server/db/pool.ts';
import { isSameDatabase } from '#server/db/same-database.ts';
import { type Migrated, migrateToLatest } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

export interface SchemaOptions {
  /** The address of the role that owns the tables; without it the site's own role migrates. */
  readonly migrationUrl: string | undefined;
  readonly log: DatabaseLog;
}

/**
 * Brings the database to this version's shape, makes the partitions of coming months, and logs what an
 * operator should know.
 *
 * With `migrationUrl` the site's role needs no right to change tables: their owner creates them and
 * grants it access to the rows.
 *
 * @throws Error with a sentence for the operator if a migration cannot be applied
 */
export async function prepareSchema(
  database: Database,
  { migrationUrl, log }: SchemaOptions,
): Promise<Migrated> {
  const migrated = await (migrationUrl === undefined
    ? migrateToLatest(createKysely(database.pool, { queryTimeoutMs: 0 }))
    : migrateAsOwner(migrationUrl, database.kysely, log));
  if (migrated.newer.length > 0) {
    log.warn(
      `The database was extended by a newer version of the site (${migrated.newer.join(', ')}). ` +
        'This version continues with what it knows; stop it once the newer one runs.',
    );
  }
  await makeMonths(database.kysely).catch((error: unknown) => {
    log.warn(
      `The partitions of the coming months could not be made: ${errorMessage(error)}. What is written ` +
        'meanwhile is kept; a worker tries again once a day.',
    );
  });
  return migrated;
}

/**
 * Migrates as the owner and grants the site's role access to the rows.
 *
 * @param site the database as the site's role sees it
 * @throws OperatorError if the owner's address leads to another database, which stays as it is
 */
export async function migrateAsOwner(
  migrationUrl: string,
  site: Executor,
  log: DatabaseLog,
): Promise<Migrated> {
  const owner = await openDatabase({
    databaseUrl: migrationUrl,
    writtenIn: 'MIGRATION_URL',
    dataDir: '',
    log,
    poolSize: 1,
    // Changing a large table takes a while.
    answerTimeoutMs: 0,
  });
  try {
    if (!(await isSameDatabase(site, owner.kysely))) {
      throw new OperatorError(
        'MIGRATION_URL and DATABASE_URL lead to different databases; nothing was changed. Both have to ' +
          'name the same one, each with a role of its own.',
      );
    }
    const migrated = await migrateToLatest(owner.kysely);
    const role = await findRole(site);
    if (role !== (await findRole(owner.kysely))) await grantRows(owner.kysely, role);
    return migrated;
  } finally {
    await owner.close();
  }
}

async function findRole(db: Executor): Promise<string> {
  const { role } = await db
    .selectNoFrom(sql<string>`current_user`.as('role'))
    .executeTakeFirstOrThrow();
  return role;
}

/** Access to the rows of every table, and nothing else; the list of migrations is read-only. */
async function grantRows(db: Executor, role: string): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ schema: string; is_granted: boolean }>`
    select current_schema() as schema, coalesce(bool_and(has_table_privilege(${role}, c.oid, 'select')
       and (c.relname like 'kysely%' or (has_table_privilege(${role}, c.oid, 'insert')
       and has_table_privilege(${role}, c.oid, 'update') and has_table_privilege(${role}, c.oid, 'delete')))
     ), true) as is_granted
    from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  if (!found || found.is_granted) return;
  const [name, schema] = [sql.id(role), sql.id(found.schema)];
  await db.transaction().execute(async (transaction) => {
    for (const statement of [
      sql`grant execute on function missing_months, make_month, drop_month to ${name}`,
      sql`grant usage on schema ${schema} to ${name}`,
      sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
      sql`grant usage, select on all sequences in schema ${schema} to ${name}`,
      sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${name}`,
    ]) {
      await statement.execute(transaction);
    }
  });
}
