import * as v from 'valibot';

/**
 * A backup is a file that `psql` can read: a comment with its header, then each table as a `copy … from
 * stdin` in PostgreSQL's text format, followed by its tally in a comment, and a last line without which
 * the backup is incomplete. The file is compressed with gzip.
 */
export const firstLine = '-- Funnelfile backup, format 1';

/** Ends a table's rows. */
export const endOfRows = '\\.\n';

const table = v.object({
  name: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
});

/** The second line. */
export const header = v.object({
  /** The moment whose rows these are, by the database's clock. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The database's release, for example 18.4. */
  server: v.string(),
  /** The migrations applied to its tables. */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
  /** In an order in which they can be filled. */
  tables: v.array(table),
});

/** The comment after each table's rows. */
export const tableEnd = v.object({
  table: v.string(),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** The last line. */
export const fileEnd = v.object({
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** SHA-256 of the header and every table's tally, in order. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export type Header = v.InferOutput<typeof header>;
export type TableEnd = v.InferOutput<typeof tableEnd>;
export type FileEnd = v.InferOutput<typeof fileEnd>;

/** A line that psql ignores. */
export function comment(value: Header | TableEnd | FileEnd): string {
  return `-- ${JSON.stringify(value)}`;
}
