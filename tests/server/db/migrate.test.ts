import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import {
  findPendingMigrations,
  migrateDown,
  migrateToLatest,
  schemaLock,
} from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { describeOnBothServers, quiet } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { until } from '#tests/support/run/until.ts';

async function listTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not like 'kysely%'
       and table_name not in (select relname from pg_class where relispartition) order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Columns with their types and defaults, indexes and constraints: the whole shape in words. */
async function describeShape({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

const addMigration = ({ pool }: Database, name: string) =>
  pool.query('insert into kysely_migration values ($1, $2)', [name, new Date().toISOString()]);

/** Leaves nothing in the database. @returns all migrations, which are pending then */
async function emptySchema({ pool, kysely }: Database): Promise<readonly string[]> {
  await pool.query('drop schema public cascade; create schema public');
  return findPendingMigrations(kysely);
}

describeOnBothServers('migrations', (_, open) => {
  it('go all the way down to nothing and up again to the same shape', async () => {
    const database = await open();
    const before = await describeShape(database);
    const { reverted } = await migrateDown(database.kysely, { steps: 1000 });
    expect(reverted.at(-1)).toBe('0001-create-campaigns-and-pages');
    expect(await listTables(database)).toEqual([]);
    expect(await findPendingMigrations(database.kysely)).toEqual(reverted.toReversed());
    expect((await migrateToLatest(database.kysely)).applied).toEqual(reverted.toReversed());
    expect(await describeShape(database)).toEqual(before);
    expect(await findPendingMigrations(database.kysely)).toEqual([]);
  });

  it('leave an index as it is that was made before the deploy, while people wrote', async () => {
    const database = await open();
    const shape = await describeShape(database);
    const indexes = async () =>
      (await database.pool.query(`select indexdef, tablename from pg_indexes`)).rows;
    const later = await indexes();
    await revertTo(database, '0024-tell-programs');
    const tables = await listTables(database);
    const earlier = (await indexes()).map(({ indexdef }) => indexdef);
    const added = later.filter(
      ({ indexdef, tablename }) => tables.includes(tablename) && !earlier.includes(indexdef),
    );
    expect(added).not.toEqual([]);
    for (const { indexdef } of added) {
      await database.pool.query(indexdef.replace(' INDEX ', ' INDEX CONCURRENTLY '));
    }
    await migrateToLatest(database.kysely);
    expect(await describeShape(database)).toEqual(shape);
  });

  it('go down one at a time', async () => {
    const { kysely } = await open();
    const { reverted } = await migrateDown(kysely);
    expect(reverted).toHaveLength(1);
    expect(await findPendingMigrations(kysely)).toEqual(reverted);
    expect((await migrateDown(kysely)).reverted).toHaveLength(1);
    expect(await findPendingMigrations(kysely)).toHaveLength(2);
  });

  it('are run again when PostgreSQL ends them because an older release stood in their way', async () => {
    const database = await open();
    await revertTo(database, '0032-explain-columns');
    const { kysely, pool } = database;
    const older = await pool.connect();
    try {
      // It holds a table that the migration changes, and then waits for what the migration holds.
      await older.query(`begin; set local deadlock_timeout = '1min'; select from events`);
      const migrated = migrateToLatest(kysely);
      await until(async () => {
        const { rows } = await pool.query(`select from pg_locks
          where not granted and relation = 'events'::regclass`);
        return rows.length > 0;
      });
      await older.query(`select pg_advisory_xact_lock(${schemaLock}); commit`);
      expect((await migrated).applied).toContain('0033-shrink-events');
    } finally {
      older.release();
    }
  });

  it('are applied once when three processes start at once', async () => {
    const database = await open();
    const all = await emptySchema(database);
    const results = await Promise.all([1, 2, 3].map(() => migrateToLatest(database.kysely)));
    expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, all.length]);
  });

  it('leave the database as it was when one of them fails', async () => {
    const database = await open();
    const all = await emptySchema(database);
    await sql`create table leads (stranger text)`.execute(database.kysely);
    await expect(migrateToLatest(database.kysely)).rejects.toThrow(
      'Migration 0002-create-leads-and-journeys failed, nothing was changed: ' +
        'relation "leads" already exists. If that is a table of another program, give the site a database of its own',
    );
    expect(await listTables(database)).toEqual(['leads']);
    expect(await findPendingMigrations(database.kysely)).toEqual(all);
  });

  it('leave a database alone that a newer version has extended', async () => {
    const database = await open();
    await addMigration(database, '0999-from-the-future');
    const newer = ['0999-from-the-future'];
    expect(await migrateToLatest(database.kysely)).toEqual({ applied: [], newer });
  });

  it('are those of the schema that the role works in, beside another site', async () => {
    const database = await open();
    const shape = await describeShape(database);
    await database.pool.query('create schema neighbor');
    const address = new URL(database.url);
    address.searchParams.set('options', '-c search_path=neighbor');
    const neighbor = await openDatabase({ databaseUrl: address.href, dataDir: '', log: quiet });
    onTestFinished(() => neighbor.close());
    const all = await findPendingMigrations(neighbor.kysely);
    expect(all[0]).toBe('0001-create-campaigns-and-pages');
    expect((await migrateToLatest(neighbor.kysely)).applied).toEqual(all);
    expect(await findPendingMigrations(neighbor.kysely)).toEqual([]);
    await migrateDown(neighbor.kysely, { steps: 1000 });
    expect(await describeShape(database)).toEqual(shape);
    expect(await findPendingMigrations(database.kysely)).toEqual([]);
  });

  it('refuse a database of another line of versions in one sentence', async () => {
    const database = await open();
    await addMigration(database, '0001-from-elsewhere');
    await expect(migrateToLatest(database.kysely)).rejects.toThrow(
      'The database holds the migration 0001-from-elsewhere, which this version of the site lacks',
    );
  });

  it('refuse to go on where a newer version has left out what this one has', async () => {
    const database = await open();
    await migrateDown(database.kysely);
    await addMigration(database, '0999-from-the-future');
    await expect(migrateToLatest(database.kysely)).rejects.toThrow(
      'The database is newer than this version of the site',
    );
  });
});
