import type { Pool, QueryResultRow } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';

/** One page of rows, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Give it as `before` to get the next page; null on the last one. */
  readonly next: string | null;
}

/** Rows on a page. */
export const pageSize = 50;

const moment = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

/**
 * Reads a page of a table by key: by the time and id of the last row seen, which an index finds at
 * once however far back it lies; an offset would read and drop all rows before.
 *
 * @param options.where conditions that use the values $1, $2 …; the page's own follow them
 */
export async function readPage<Row extends QueryResultRow>(
  pool: Pool,
  options: {
    readonly columns: string;
    readonly from: string;
    /** The alias of the table whose created_at and id give the order. */
    readonly alias: string;
    readonly where?: readonly string[];
    readonly values?: readonly unknown[];
    readonly before: string | undefined;
    readonly size?: number | undefined;
  },
): Promise<Page<Row>> {
  const { columns, from, alias, where = [], values = [], before, size = pageSize } = options;
  const key = readKey(before);
  const conditions = [
    ...where,
    ...(key
      ? [
          `(${alias}.created_at, ${alias}.id) <
            ($${values.length + 1}::timestamptz, $${values.length + 2}::uuid)`,
        ]
      : []),
  ];
  const rows = await runStatement<Row & { page_key: string }>(pool, {
    text: `select ${columns},
        to_char(${alias}.created_at at time zone 'UTC', ${moment}) || '~' || ${alias}.id as page_key
      from ${from}
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by ${alias}.created_at desc, ${alias}.id desc limit ${size + 1}`,
    values: [...values, ...(key ?? [])],
    timeoutMs: 10_000,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last ? last.page_key : null };
}

/** The time and id in a key; undefined where it is none, which means the first page. */
function readKey(before: string | undefined): readonly [string, string] | undefined {
  const parts = /^(\d{4}-[\d:.T-]+Z)~([0-9a-f-]{36})$/.exec(before ?? '');
  const [, at, id] = parts ?? [];
  return at !== undefined && id !== undefined ? [at, id] : undefined;
}
