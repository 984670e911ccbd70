import type pg from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { readTables } from '#server/db/rows/tables.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** The first of the words that a check names for it. */
  readonly word: string | null;
  /** What it refers to. */
  readonly to: { readonly table: string; readonly column: string } | null;
}

const columnsOfTables = `
  select c.relname::text as "table", a.attname::text as "column",
    format_type(a.atttypid, null) as type,
    (select (regexp_match(pg_get_constraintdef(k.oid), '''([^'']+)'''))[1] from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as word,
    (select jsonb_build_object('table', f.relname, 'column', b.attname)
      from pg_constraint k join pg_class f on f.oid = k.confrelid
      join pg_attribute b on b.attrelid = f.oid
        and b.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) limit 1) as to
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace
    and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = ''`;

/** A value of each type, written as somebody could. */
const values: Readonly<Record<string, string>> = {
  boolean: 'true',
  bytea: `'\\x00ff0a5c'`,
  date: `'2026-03-29'`,
  integer: '7',
  bigint: '7',
  smallint: '7',
  numeric: '7.5',
  jsonb: `'{"a": ["\\\\.", null, "中\\n"]}'`,
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': `'2026-03-29 01:59:59.123456+01'`,
};

/** What checks ask of columns of these names. */
const ofName: Readonly<Record<string, string>> = {
  email: `'o''neill@example.com'`,
  lapsed_at: 'null',
};

function writeValue({ column, type, word, to }: Column): string {
  if (to !== null) return `(select "${to.column}" from "${to.table}" limit 1)`;
  const named = ofName[column];
  if (named !== undefined) return named;
  if (word !== null) return `'${word}'`;
  if (type.endsWith('[]')) return `array[${values[type.slice(0, -2)] ?? `'a b'`}]::${type}`;
  return values[type] ?? `E'tab\\tand \\\\N'`;
}

/**
 * Writes a row into every table that has none.
 *
 * @returns the tables that took none, with the reason
 */
export async function writeRowInEachTable(pool: pg.Pool): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Column>(columnsOfTables);
    const missed: string[] = [];
    for (const { name } of await readTables(client)) {
      const { rows: found } = await client.query(`select from "${name}" limit 1`);
      if (found.length > 0) continue;
      const columns = rows.filter(({ table }) => table === name);
      const names = columns.map(({ column }) => `"${column}"`).join(', ');
      const list = columns.map(writeValue).join(', ');
      await client
        .query(`insert into "${name}" (${names}) values (${list})`)
        .catch((error: unknown) => missed.push(`${name}: ${errorMessage(error)}`));
    }
    return missed;
  } finally {
    client.release();
  }
}
