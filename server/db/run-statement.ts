import type { Pool, QueryResultRow } from 'pg';
import { isDatabaseAway, readErrorCode } from './errors.ts';
import { keepsStatements } from './pool.ts';

/** One statement; with a name the database keeps its plan. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** When to give the statement and its connection up. */
  readonly timeoutMs: number;
}

/**
 * Runs a statement on a connection of the pool.
 *
 * The pool's own `query` throws the connection away after every error, also one that only refuses a
 * row, which is costly. Here only a connection that failed itself is thrown away.
 */
export async function runStatement<Row extends QueryResultRow>(
  pool: Pool,
  { name, text, values = [], timeoutMs }: Statement,
): Promise<readonly Row[]> {
  const client = await pool.connect();
  // The query itself fails too; but a connection that ends is also an event, and one that nobody
  // listens to ends the process.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    const statement = { text, values: [...values], query_timeout: timeoutMs };
    const { rows } = await client.query<Row>(
      name !== undefined && keepsStatements(client) ? { ...statement, name } : statement,
    );
    client.off('error', ignore).release();
    return rows;
  } catch (error) {
    client.off('error', ignore).release(!isRefusal(error));
    throw error;
  }
}

/** Whether the database answered and said no, by a SQLSTATE that is not about the connection. */
function isRefusal(error: unknown): boolean {
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(readErrorCode(error)) && !isDatabaseAway(error);
}
