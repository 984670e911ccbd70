import type { ClientBase } from 'pg';
import { OperatorError } from '#engine/text/operator-error.ts';

/** A table of the site with its writable columns; generated ones are left out. */
export interface Table {
  readonly name: string;
  /** By name. */
  readonly columns: readonly {
    readonly name: string;
    /** The type as in a cast. */
    readonly type: string;
  }[];
}

/**
 * A partition's rows belong to its table. Migrations fill Kysely's own tables; unlogged tables exist in
 * the running database only.
 */
const isOwnTable = `c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace
  and c.relname not like 'kysely%'`;

/** The site's tables, each after those that it references. */
export async function readTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select c.relname::text as name,
      array(
        select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as needs,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)
        ) order by a.attname collate "C"), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_class c where ${isOwnTable} order by c.relname::text collate "C"`);
  const ordered: Table[] = [];
  let left = rows;
  while (left.length > 0) {
    const isReady = ({ needs }: { needs: string[] }) =>
      needs.every((need) => ordered.some(({ name }) => name === need));
    if (!left.some(isReady)) throw new Error('The tables reference each other in a circle.');
    ordered.push(...left.filter(isReady).map(({ name, columns }) => ({ name, columns })));
    left = left.filter(({ name }) => !ordered.some((table) => table.name === name));
  }
  return ordered;
}

/** The names of a database's migrations, in order. */
export async function readMigrations(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}

/** A column and its type that only one of two databases has. */
export function findOddColumn(
  ours: readonly Table[],
  theirs: readonly Table[],
): string | undefined {
  const list = (tables: readonly Table[]) =>
    tables.flatMap((table) =>
      table.columns.map(({ name, type }) => `${table.name}.${name} ${type}`),
    );
  const [here, there] = [list(ours), list(theirs)];
  return (
    here.find((column) => !there.includes(column)) ?? there.find((column) => !here.includes(column))
  );
}

/** @throws OperatorError if one side has a column that the other lacks */
export function checkSameShape(ours: readonly Table[], theirs: readonly Table[]): void {
  const odd = findOddColumn(ours, theirs);
  if (odd === undefined) return;
  throw new OperatorError(
    `The two databases have different tables: ${odd} is in only one of them. ` +
      'Start the same version of the site on both, then run this again.',
  );
}

/** @throws OperatorError if a table has rows */
export async function checkEmpty(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rows.length === 0) continue;
    throw new OperatorError(
      `The table ${name} of the new database already has rows; nothing was changed. Give the ` +
        'address of an empty database.',
    );
  }
}

/** Continues every sequence where it is in another database, whose last rows may be gone. */
export async function carrySequences(from: ClientBase, to: ClientBase): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string }>(`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`);
  for (const { name, last } of rows) {
    await to.query('select setval($1::regclass, $2)', [to.escapeIdentifier(name), last]);
  }
}

/** Continues every sequence after its column's largest number. */
export async function continueSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname::text as table, a.attname::text as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${isOwnTable} and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    const [from, counted] = [table, column].map((name) => client.escapeIdentifier(name));
    await client.query(
      `select setval($1::regclass, coalesce((select max(${counted}) from ${from}), 1),
        exists (select from ${from}))`,
      [sequence],
    );
  }
}
