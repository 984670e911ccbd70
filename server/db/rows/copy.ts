import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg, { type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Table } from './tables.ts';
import { type Tally, TallyStream } from './tally.ts';

const listNames = ({ columns }: Table) =>
  columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');

/** The table with its column list for a statement. */
export function listColumns(table: Table): string {
  return `${pg.escapeIdentifier(table.name)} (${listNames(table)})`;
}

/**
 * A table's rows as text, in storage order. They are selected, because a partitioned table has no rows
 * of its own to copy.
 */
export function readRows(client: ClientBase, table: Table): NodeJS.ReadableStream {
  const rows = `select ${listNames(table)} from ${pg.escapeIdentifier(table.name)}`;
  return client.query(copyTo(`copy (${rows}) to stdout`));
}

/** Consumes a table's rows as text. */
export function writeRows(client: ClientBase, table: Table): NodeJS.WritableStream {
  return client.query(copyFrom(`copy ${listColumns(table)} from stdin`));
}

/** A table's current content. */
export async function tallyTable(client: ClientBase, table: Table): Promise<Tally> {
  const tally = new TallyStream();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(readRows(client, table), tally, nowhere);
  return tally.finish();
}

/**
 * Runs something in one transaction on one connection whose texts are the same on every server: time
 * zone, number and date format, and order of rows.
 *
 * @param mode as after `begin`: `isolation level repeatable read read only` sees one moment
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  mode: string,
  act: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query(`begin ${mode}`);
    await client.query(`set local timezone = 'UTC'`);
    await client.query(`set local datestyle = 'ISO'`);
    await client.query(`set local intervalstyle = 'postgres'`);
    await client.query('set local extra_float_digits = 3');
    await client.query(`set local bytea_output = 'hex'`);
    await client.query('set local synchronize_seqscans = off');
    await client.query('set local statement_timeout = 0');
    const result = await act(client);
    await client.query('commit');
    isBroken = false;
    return result;
  } finally {
    // A connection in the middle of a copy cannot be reused; closing it rolls back.
    client.release(isBroken);
  }
}

/** A read-only transaction as of one moment. */
export const snapshot = 'isolation level repeatable read read only';
