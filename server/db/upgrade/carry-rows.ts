import type pg from 'pg';
import { OperatorError } from '#engine/text/operator-error.ts';
import { createKysely } from '#server/db/kysely.ts';
import { inTransaction, snapshot } from '#server/db/rows/copy.ts';
import { type CopiedTable, type CopyProgress, copyRows } from '#server/db/rows/copy-rows.ts';
import { findOddColumn, readTables } from '#server/db/rows/tables.ts';

/** Creates the tables as these migrations leave them. */
export type MakeTables = (
  db: ReturnType<typeof createKysely>,
  names: readonly string[],
) => Promise<void>;

/**
 * Carries every row of a database over into an empty one, which gets the same tables first. All rows
 * are read back and compared before the commit.
 *
 * @throws OperatorError if a table is not the site's, or something differs
 */
export async function carryRows(
  source: pg.Pool,
  target: pg.Pool,
  makeTables: MakeTables,
  onProgress: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> {
  const had = await readHadMigrations(source);
  const names = had.map(({ name }) => name);
  if (names.length > 0) await makeTables(createKysely(target, { queryTimeoutMs: 0 }), names);
  const [theirs, ours] = await Promise.all(
    [source, target].map((pool) => inTransaction(pool, snapshot, readTables)),
  );
  const odd = findOddColumn(theirs ?? [], ours ?? []);
  if (odd !== undefined) {
    throw new OperatorError(
      `The tables are not the ones that the site created: ${odd} is only in one of the two. Start the ` +
        'previous release on the data, and undo what was changed by hand.',
    );
  }
  const copied = await copyRows(source, target, onProgress);
  for (const { name, timestamp } of had) {
    await target.query('update kysely_migration set timestamp = $2 where name = $1', [
      name,
      timestamp,
    ]);
  }
  return copied;
}

interface HadMigration {
  readonly name: string;
  readonly timestamp: string;
}

/** A database's migrations and when they were applied; none if its first start did not get that far. */
async function readHadMigrations(source: pg.Pool): Promise<readonly HadMigration[]> {
  const { rows: found } = await source.query(
    `select to_regclass('kysely_migration') is not null as "hasAny"`,
  );
  if (!found[0]?.hasAny) return [];
  const { rows } = await source.query<HadMigration>(
    'select name, timestamp from kysely_migration order by name collate "C"',
  );
  return rows;
}

/** What an operator has added to the server besides the site's tables, in words. */
export async function listAdditions(source: pg.Pool): Promise<readonly string[]> {
  const { rows } = await source.query<{ what: string }>(`
    select 'the database ' || datname as what from pg_database
      where datname not in ('postgres', 'template0', 'template1')
    union all select 'the schema ' || nspname from pg_namespace
      where nspname not in ('public', 'information_schema') and nspname !~ '^pg_'
    union all select 'the role ' || rolname from pg_roles
      where rolname <> current_user and rolname !~ '^pg_'
    union all select 'the setting ' || name from pg_file_settings
      where sourcefile like '%postgresql.auto.conf'
    order by what`);
  return rows.map(({ what }) => what);
}
