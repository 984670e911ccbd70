import { type RawBuilder, sql } from 'kysely';
import { OperatorError } from '#engine/text/operator-error.ts';
import type { Executor } from '#server/db/kysely.ts';

/** A table and how many rows were copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

interface Column {
  readonly table: string;
  readonly column: string;
  /** As in a cast. */
  readonly type: string;
}

const rowsPerTurn = 500;

/** Kysely's own tables are filled already, because the migrations ran on the target. */
const isOwnTable = sql`c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  and c.relname not like 'kysely%'`;

/**
 * Copies every row of every table into a database with the same tables, in one transaction, and
 * compares both sides before it commits: the number of rows and a checksum of their text.
 *
 * @param source is read as of one moment
 * @param target a database with the same tables, all of them empty
 * @param onTable called after each table
 * @returns the tables in the order they were filled
 * @throws OperatorError; the target is then unchanged
 */
export async function copyRows(
  source: Executor,
  target: Executor,
  onTable: (copied: CopiedTable) => void = () => {},
): Promise<readonly CopiedTable[]> {
  const snapshot = source
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return snapshot.execute((from) => target.transaction().execute((to) => copy(from, to, onTable)));
}

async function copy(
  source: Executor,
  target: Executor,
  onTable: (copied: CopiedTable) => void,
): Promise<readonly CopiedTable[]> {
  // The text of a timestamp depends on the session's zone.
  for (const db of [source, target]) await sql`set local time zone 'UTC'`.execute(db);
  const columns = await readColumns(source);
  checkShape(columns, await readColumns(target));
  const copied: CopiedTable[] = [];
  for (const table of await readTables(target)) {
    await checkEmpty(target, table);
    const ofTable = columns.filter((column) => column.table === table);
    const rows = await copyTable(source, target, table, ofTable);
    await compare(source, target, table, ofTable);
    copied.push({ table, rows });
    onTable({ table, rows });
  }
  await continueSequences(target);
  return copied;
}

/** The tables, each after those it references. */
async function readTables(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; needs: string[] }>`
    select c.relname::text as table, array(
      select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as needs
    from pg_class c where ${isOwnTable} order by 1`.execute(db);
  const ordered: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const next = left.filter(({ needs }) => needs.every((need) => ordered.includes(need)));
    if (next.length === 0) throw new Error('The tables reference each other in a circle.');
    ordered.push(...next.map(({ table }) => table));
    left = left.filter(({ table }) => !ordered.includes(table));
  }
  return ordered;
}

/** The columns that can be written; generated ones follow by themselves. */
async function readColumns(db: Executor): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname::text as table, a.attname::text as column,
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${isOwnTable} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname::text collate "C", a.attname::text collate "C"`.execute(db);
  return rows;
}

function checkShape(source: readonly Column[], target: readonly Column[]): void {
  const name = ({ table, column, type }: Column) => `${table}.${column} ${type}`;
  const wanted = new Set(target.map(name));
  const [missing] = source.map(name).filter((column) => !wanted.has(column));
  const given = new Set(source.map(name));
  const [extra] = target.map(name).filter((column) => !given.has(column));
  if (missing === undefined && extra === undefined) return;
  throw new OperatorError(
    `The two databases have different tables: ${missing ?? extra} is in only one of them. ` +
      'Start the same version of the site on both, then run this again.',
  );
}

async function checkEmpty(target: Executor, table: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(target);
  if (rows.length === 0) return;
  throw new OperatorError(
    `The table ${table} of the new database already has rows; nothing was changed. Give the ` +
      'address of an empty database.',
  );
}

/** A row as texts: so every value survives, even the difference between a JSON null and no value. */
function asTexts(columns: readonly Column[]): RawBuilder<unknown> {
  const texts = columns.map(({ column }) => sql`${sql.ref(column)}::text`);
  return sql`jsonb_build_array(${sql.join(texts)})`;
}

async function copyTable(
  source: Executor,
  target: Executor,
  table: string,
  columns: readonly Column[],
): Promise<number> {
  const names = sql.join(columns.map(({ column }) => sql.ref(column)));
  const values = sql.join(
    columns.map(({ type }, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)}`),
  );
  await sql`declare rows_to_copy no scroll cursor for
    select ${asTexts(columns)} as row from ${sql.table(table)}`.execute(source);
  let copied = 0;
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`
      fetch ${sql.lit(rowsPerTurn)} from rows_to_copy`.execute(source);
    if (rows.length === 0) break;
    await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
      select ${values}
      from jsonb_array_elements(${JSON.stringify(rows.map(({ row }) => row))}::jsonb) as r
    `.execute(target);
    copied += rows.length;
  }
  await sql`close rows_to_copy`.execute(source);
  return copied;
}

/** Compares how many rows both sides have and what is in them, in any order. */
async function compare(
  source: Executor,
  target: Executor,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  const half = (start: number) =>
    sql`sum(('x' || substr(sum, ${sql.lit(start)}, 8))::bit(32)::int::bigint)`;
  const statement = sql<{ rows: number; sum: string }>`
    select count(*)::int as rows, concat_ws('/', ${half(17)}, ${half(9)}) as sum
    from (select md5(${asTexts(columns)}::text) as sum from ${sql.table(table)}) as sums`;
  const [before, after] = await Promise.all(
    [source, target].map(async (db) => (await statement.execute(db)).rows[0]),
  );
  if (before?.rows === after?.rows && before?.sum === after?.sum) return;
  throw new OperatorError(
    `The table ${table} differs after the copy: ${before?.rows} rows before, ${after?.rows} after. ` +
      'The new database is unchanged; please report this with the output.',
  );
}

/** Lets every counted column go on after its largest number. */
async function continueSequences(target: Executor): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname::text as table, a.attname::text as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${isOwnTable} and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`.execute(target);
  for (const { table, column, sequence } of rows) {
    await sql`
      select setval(${sequence}::regclass,
        coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 1),
        exists (select from ${sql.table(table)}))`.execute(target);
  }
}
