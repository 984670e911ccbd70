import type { Statement } from '#server/db/kysely.ts';
import { ownRows, type Scope } from './own-rows.ts';

/** Begins and ends of transactions, which read nothing. */
const control = /^(?:start transaction|begin|commit|rollback|set transaction)\b/i;

/** A statement's name and other comments. */
const comments = /\/\*.*?\*\//gs;

const writes =
  /\b(?:insert\s+into|delete\s+from|update\s+[\w".]+(?:\s+as)?\s+[\w"]*\s*set|for\s+(?:no\s+key\s+)?update)\b/i;

/** A schema-qualified name refers to the table itself, whatever precedes the statement. */
const withSchema = /\bpublic"?\s*\./i;

/**
 * Limits a statement to some coaches' rows, however it is written: before it, for each table it names,
 * a CTE of the same name selects the own rows. In PostgreSQL such a name hides the table in the whole
 * statement, including subqueries. The server inlines these CTEs, so indexes are used as usual.
 *
 * @throws Error for anything that would escape this: a change, a recursive query, a schema-qualified
 *   table
 */
export function scopeStatement({ text, values }: Statement, scope: Scope): Statement {
  // The server keeps a named statement under one text, which is the one for the whole site.
  const bare = text.replace(comments, '').trim();
  if (control.test(bare)) return { text, values };
  const [, recursive, rest] = /^(?:with\s+(recursive\s)?)?(.*)$/is.exec(bare) ?? [];
  const isRead = /^(?:with|select|\()/i.test(bare);
  if (!isRead || recursive || writes.test(bare) || withSchema.test(bare)) {
    throw new Error(
      `A statement for some coaches only may read, without recursion and without a schema: ${bare.slice(0, 120)}`,
    );
  }
  const lists = new Map<keyof Scope, string>();
  const place = (list: keyof Scope) => {
    const known = lists.get(list) ?? `$${values.length + lists.size + 1}::text[]`;
    lists.set(list, known);
    return known;
  };
  const queries = listNamed(bare)
    .map((table) => `${table} as not materialized (${ownRows[table](place)})`)
    .join(', ');
  if (queries === '') return { text: bare, values };
  const hasOwnQueries = rest !== bare;
  return {
    text: `with ${queries}${hasOwnQueries ? ',' : ''} ${rest}`,
    values: [...values, ...[...lists.keys()].map((list) => scope[list])],
  };
}

type Table = keyof typeof ownRows;

/** The tables named by a statement and by these tables' queries, in the order of the list. */
function listNamed(text: string): readonly Table[] {
  const tables = Object.keys(ownRows) as Table[];
  const names = (table: Table, words: string) => new RegExp(`\\b${table}\\b`, 'i').test(words);
  const found = new Set<Table>();
  // In reverse order, because a query names only tables before it.
  for (const table of tables.toReversed()) {
    const named = [text, ...[...found].map((one) => ownRows[one](() => ''))];
    if (named.some((words) => names(table, words))) found.add(table);
  }
  return tables.filter((table) => found.has(table));
}
