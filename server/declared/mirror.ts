import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Tables } from '#server/db/tables.ts';

/** A table whose rows are declared, with the SQL type of each declared column. */
export interface Mirror {
  /** What a row is called in reports. */
  readonly noun: string;
  readonly table: keyof Tables & string;
  /** The column that identifies a row. */
  readonly key: string;
  /** The column that names a row in reports. */
  readonly label: string;
  readonly columns: Readonly<Record<string, string>>;
}

export interface Change {
  readonly label: string;
  /** Noun and label. */
  readonly name: string;
  readonly isNew: boolean;
}

/**
 * Writes declared rows that are new or different. Unchanged rows are not locked, and changed ones keep
 * what other rows refer to, so forms saved meanwhile do not wait. (An upsert locks every row it meets
 * until the transaction ends.)
 *
 * @param db a transaction in which nobody else writes declared rows
 */
export async function storeRows(
  db: Executor,
  { noun, table, key, label, columns }: Mirror,
  rows: readonly Record<string, unknown>[],
): Promise<Change[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.ref(name)));
  const typed = sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  const next = (name: string) => sql.ref(`declared.${name}`);
  const sets = sql.join(names.map((name) => sql`${sql.ref(name)} = ${next(name)}`));
  const before = sql.join(names.map((name) => sql.ref(`stored.${name}`)));
  const after = sql.join(names.map(next));
  const isSame = sql`${sql.ref(`stored.${key}`)} = ${sql.ref(`declared.${key}`)}`;
  const { rows: written } = await sql<{ label: string; is_new: boolean }>`
    with declared as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as declared (${typed})
    ),
    -- In the order in which forms lock them.
    different as materialized (
      select ${sql.ref(`stored.${key}`)} from ${sql.table(table)} as stored join declared on ${isSame}
      where (${before}) is distinct from (${after})
      order by 1
      for no key update of stored
    ),
    changed as (
      update ${sql.table(table)} as stored set ${sets}
      from declared join different using (${sql.ref(key)})
      where ${isSame}
      returning ${sql.ref(`stored.${label}`)}::text as label
    ),
    added as (
      insert into ${sql.table(table)} (${list})
      select ${list} from declared
      where not exists (select from ${sql.table(table)} as stored where ${isSame})
      returning ${sql.ref(label)}::text as label
    )
    select label, false as is_new from changed union all select label, true from added
  `.execute(db);
  return written.map((row) => ({
    label: row.label,
    name: `${noun} ${row.label}`,
    isNew: row.is_new,
  }));
}

/** Switches off rows that are no longer declared; returns noun and label of each. */
export async function switchOffOthers(
  db: Executor,
  { noun, table, key, label }: Mirror,
  rows: readonly Record<string, unknown>[],
): Promise<string[]> {
  const keys = rows.map((row) => String(row[key]));
  const { rows: off } = await sql<{ label: string }>`
    update ${sql.table(table)} set is_active = false
    where is_active and ${sql.ref(key)}::text <> all(${keys}::text[])
    returning ${sql.ref(label)}::text as label
  `.execute(db);
  return off.map((row) => `${noun} ${row.label}`);
}
