import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '#engine/contract/console/json.ts';
import { readTimeKey } from '#server/operator/context/page-keys.ts';

export const pageSize = 50;

/**
 * Reads a page of a table by key: the time and id of the last row seen, which an index finds at once;
 * an offset would read and discard all rows before.
 *
 * @param query selects and filters the rows
 * @param table the alias of the table whose created_at and id determine the order
 * @param before the previous page's `next`; anything else returns the first page
 */
export async function readPage<DB, Table extends keyof DB & string, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  table: Table,
  before: string | undefined,
  size = pageSize,
): Promise<Page<Row>> {
  const createdAt = sql.ref(`${table}.created_at`);
  const id = sql.ref(`${table}.id`);
  const pageKey = sql<string>`to_char(${createdAt} at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || ${id}`;
  const last = readTimeKey(before ?? '');
  const isLater = sql<SqlBool>`(${createdAt}, ${id}) < (${last?.at}::timestamptz, ${last?.id}::uuid)`;
  const rows = await query
    .select(pageKey.as('page_key'))
    .$if(last !== undefined, (first) => first.where(isLater))
    .orderBy(createdAt, 'desc')
    .orderBy(id, 'desc')
    .limit(size + 1)
    .$castTo<Row & { readonly page_key: string }>()
    .execute();
  return cutPage(rows, size, (row) => row.page_key);
}

/** A page of rows, read with one more than it shows; `keyOf` says where the next begins. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (last: Row) => string,
): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last ? keyOf(last) : null };
}
