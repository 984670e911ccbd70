import type { Statement } from '#server/db/kysely.ts';
import { ownRows, type Scope } from './own-rows.ts';

/** Begins and ends of transactions, which read nothing. */
const control = /^(?:start transaction|begin|commit|rollback|set transaction)\b/i;

/** What a statement's name and other comments look like. */
const comments = /\/\*.*?\*\//gs;

const writes =
  /\b(?:insert\s+into|delete\s+from|update\s+[\w".]+(?:\s+as)?\s+[\w"]*\s*set|for\s+(?:no\s+key\s+)?update)\b/i;

/** A table named with its schema is the table itself, whatever stands before the statement. */
const withSchema = /\bpublic"?\s*\./i;

/**
 * Lets a statement see some coaches' rows alone, however it is written: before it stands, for each table
 * that it names, a query of the same name that reads the own rows. In PostgreSQL such a name hides the
 * table in the whole statement, its parts and subqueries included. The server takes these queries into
 * its plan, so that indexes are used as they are without them.
 *
 * @throws Error for what would not be held by that: a change, a recursive query, a table with its schema
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

/** The tables that a statement names, and those that their queries name, in the order of the list. */
function listNamed(text: string): readonly Table[] {
  const tables = Object.keys(ownRows) as Table[];
  const names = (table: Table, words: string) => new RegExp(`\\b${table}\\b`, 'i').test(words);
  const found = new Set<Table>();
  // From the last to the first: a query names only tables before it.
  for (const table of tables.toReversed()) {
    const named = [text, ...[...found].map((one) => ownRows[one](() => ''))];
    if (named.some((words) => names(table, words))) found.add(table);
  }
  return tables.filter((table) => found.has(table));
}
