import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg, { type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Table } from './tables.ts';
import { type Tally, TallyStream } from './tally.ts';

const listNames = ({ columns }: Table) =>
  columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');

/** The statement's list of a table and its columns. */
export function listColumns(table: Table): string {
  return `${pg.escapeIdentifier(table.name)} (${listNames(table)})`;
}

/**
 * The rows of a table as text, in the order in which they are stored. They are selected, because a
 * table in partitions has none of its own to copy.
 */
export function readRows(client: ClientBase, table: Table): NodeJS.ReadableStream {
  const rows = `select ${listNames(table)} from ${pg.escapeIdentifier(table.name)}`;
  return client.query(copyTo(`copy (${rows}) to stdout`));
}

/** Takes the rows of a table as text. */
export function writeRows(client: ClientBase, table: Table): NodeJS.WritableStream {
  return client.query(copyFrom(`copy ${listColumns(table)} from stdin`));
}

/** What is in a table now. */
export async function tallyTable(client: ClientBase, table: Table): Promise<Tally> {
  const tally = new TallyStream();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(readRows(client, table), tally, nowhere);
  return tally.finish();
}

/**
 * Does something in one transaction on one connection, whose texts look the same on every server:
 * zone, number and date format, and the order of rows.
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
    // A connection in the middle of a copy cannot be used again; closing it rolls back.
    client.release(isBroken);
  }
}

/** Reads as of one moment. */
export const snapshot = 'isolation level repeatable read read only';
