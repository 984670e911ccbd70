import * as v from 'valibot';

/**
 * A backup is what `psql` reads, too: a comment with what it holds, then each table as a `copy … from
 * stdin` in PostgreSQL's text format with its tally in a comment behind it, and a last line without
 * which it is not whole. The file is compressed with gzip.
 */
export const firstLine = '-- Funnelfile backup, format 1';

/** Ends the rows of a table. */
export const endOfRows = '\\.\n';

const table = v.object({
  name: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
});

/** What the second line says. */
export const header = v.object({
  /** The moment whose rows these are, by the database's clock. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The database's release, like 18.4. */
  server: v.string(),
  /** The migrations that its tables had had. */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
  /** In the order in which they can be filled. */
  tables: v.array(table),
});

/** What stands behind the rows of each table. */
export const tableEnd = v.object({
  table: v.string(),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** What the last line says. */
export const fileEnd = v.object({
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** SHA-256 of the header and of every table's tally, in order. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export type Header = v.InferOutput<typeof header>;
export type TableEnd = v.InferOutput<typeof tableEnd>;
export type FileEnd = v.InferOutput<typeof fileEnd>;

/** A line that psql passes over. */
export function comment(value: Header | TableEnd | FileEnd): string {
  return `-- ${JSON.stringify(value)}`;
}
