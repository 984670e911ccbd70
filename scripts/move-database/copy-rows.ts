import type pg from 'pg';

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
const isOwnTable = `c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  and c.relname not like 'kysely%'`;

/**
 * Copies every row of every table into a database with the same tables, in one transaction, and
 * compares both sides before it commits: the number of rows and a checksum of their text.
 *
 * @param source a connection that nobody else uses; it is read as of one moment
 * @param target a connection to a database with the same tables, all of them empty
 * @param onTable called after each table
 * @returns the tables in the order they were filled
 * @throws Error with a sentence for the operator; the target is then unchanged
 */
export async function copyRows(
  source: pg.ClientBase,
  target: pg.ClientBase,
  onTable: (copied: CopiedTable) => void = () => {},
): Promise<readonly CopiedTable[]> {
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  try {
    // The text of a timestamp depends on the session's zone.
    for (const client of [source, target]) await client.query(`set local time zone 'UTC'`);
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
    await target.query('commit');
    return copied;
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  } finally {
    await source.query('rollback').catch(() => {});
  }
}

/** The tables, each after those it references. */
async function readTables(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string; needs: string[] }>(`
    select c.relname::text as table, array(
      select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as needs
    from pg_class c where ${isOwnTable} order by 1`);
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
async function readColumns(client: pg.ClientBase): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname::text as table, a.attname::text as column,
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${isOwnTable} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname::text collate "C", a.attname::text collate "C"`);
  return rows;
}

function checkShape(source: readonly Column[], target: readonly Column[]): void {
  const name = ({ table, column, type }: Column) => `${table}.${column} ${type}`;
  const wanted = new Set(target.map(name));
  const [missing] = source.map(name).filter((column) => !wanted.has(column));
  const given = new Set(source.map(name));
  const [extra] = target.map(name).filter((column) => !given.has(column));
  if (missing === undefined && extra === undefined) return;
  throw new Error(
    `The two databases have different tables: ${missing ?? extra} is in only one of them. ` +
      'Start the same version of the site on both, then run this again.',
  );
}

async function checkEmpty(target: pg.ClientBase, table: string): Promise<void> {
  const { rowCount } = await target.query(`select from "${table}" limit 1`);
  if (rowCount === 0) return;
  throw new Error(
    `The table ${table} of the new database already has rows; nothing was changed. Give the ` +
      'address of an empty database.',
  );
}

async function copyTable(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: string,
  columns: readonly Column[],
): Promise<number> {
  const texts = columns.map(({ column }) => `"${column}"::text`);
  const names = columns.map(({ column }) => `"${column}"`);
  // As text every value survives, even the difference between a JSON null and no value.
  const values = columns.map(({ type }, index) => `(r ->> ${index})::${type}`);
  await source.query(
    `declare rows_to_copy no scroll cursor for select jsonb_build_array(${texts}) as row from "${table}"`,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await source.query<{ row: unknown }>(`fetch ${rowsPerTurn} from rows_to_copy`);
    if (rows.length === 0) break;
    await target.query(
      `insert into "${table}" (${names}) overriding system value
       select ${values} from jsonb_array_elements($1::jsonb) as r`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
    copied += rows.length;
  }
  await source.query('close rows_to_copy');
  return copied;
}

/** Compares how many rows both sides have and what is in them, in any order. */
async function compare(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  const texts = columns.map(({ column }) => `"${column}"::text`);
  const sums = [16, 8].map(
    (start) => `sum(('x' || substr(sum, ${start + 1}, 8))::bit(32)::int::bigint)`,
  );
  const statement = `
    select count(*)::int as rows, concat_ws('/', ${sums}) as sum
    from (select md5(jsonb_build_array(${texts})::text) as sum from "${table}") as sums`;
  const [before, after] = await Promise.all(
    [source, target].map(async (client) => (await client.query(statement)).rows[0]),
  );
  if (before.rows === after.rows && before.sum === after.sum) return;
  throw new Error(
    `The table ${table} differs after the copy: ${before.rows} rows before, ${after.rows} after. ` +
      'The new database is unchanged; please report this with the output.',
  );
}

/** Lets every counted column go on after its largest number. */
async function continueSequences(target: pg.ClientBase): Promise<void> {
  const { rows } = await target.query<{ table: string; column: string; sequence: string }>(`
    select c.relname::text as table, a.attname::text as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${isOwnTable} and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    await target.query(
      `select setval($1::regclass, coalesce((select max("${column}") from "${table}"), 1),
        exists (select from "${table}"))`,
      [sequence],
    );
  }
}
