import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg, { type ClientBase } from 'pg';
import { OperatorError } from '#engine/text/operator-error.ts';
import { inTransaction, listColumns, readRows, snapshot } from '#server/db/rows/copy.ts';
import { readMigrations, readTables, type Table } from '#server/db/rows/tables.ts';
import { TallyStream } from '#server/db/rows/tally.ts';
import { comment, endOfRows, type FileEnd, firstLine, type Header } from './format.ts';

/** What a backup contains, or how many rows of a table have been written so far. */
export interface BackupProgress {
  readonly table: string;
  readonly rows: number;
  readonly isDone: boolean;
}

const progressEveryMs = 5000;

/**
 * Writes every row of every table as of one moment, while the site keeps running.
 *
 * @param out receives the text; it is neither compressed nor ended here
 * @returns when the backup was made, by the database's clock, and how many rows it holds
 * @throws OperatorError if there are no tables
 */
export async function writeBackup(
  pool: pg.Pool,
  out: Writable,
  onProgress: (progress: BackupProgress) => void = () => {},
): Promise<{ readonly madeAt: Date; readonly rows: number }> {
  return inTransaction(pool, snapshot, async (client) => {
    const tables = await readTables(client);
    if (tables.length === 0) {
      throw new OperatorError(
        'There is nothing to back up: the database has no tables yet. They are created when the site ' +
          'starts for the first time. If the site is already running, it uses another database: check ' +
          'DATABASE_URL and DATA_DIR.',
      );
    }
    await keepShape(client, tables);
    const header = await readHeader(client, tables);
    const hash = createHash('sha256');
    const say = async (line: string) => {
      hash.update(line);
      await write(out, `${line}\n`);
    };
    await write(out, `${firstLine}\n`);
    await say(comment(header));
    let sum = 0;
    for (const table of tables) {
      await write(out, `copy ${listColumns(table)} from stdin;\n`);
      const { rows, sha256 } = await writeTable(client, table, out, onProgress);
      await write(out, endOfRows);
      await say(comment({ table: table.name, rows, sha256 }));
      sum += rows;
      onProgress({ table: table.name, rows, isDone: true });
    }
    const end: FileEnd = { rows: sum, sha256: hash.digest('hex') };
    await write(out, `${comment(end)}\n`);
    return { madeAt: new Date(header.madeAt), rows: sum };
  });
}

/** Keeps releases from changing the tables until their rows have been read. */
async function keepShape(client: ClientBase, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
}

async function readHeader(client: ClientBase, tables: readonly Table[]): Promise<Header> {
  const { rows } = await client.query<{ made_at: Date; server: string }>(
    `select now() as made_at, current_setting('server_version') as server`,
  );
  const [found] = rows;
  if (!found) throw new Error('The database did not say what it is.');
  return {
    madeAt: found.made_at.toISOString(),
    server: found.server,
    migrations: [...(await readMigrations(client))],
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
  };
}

async function writeTable(
  client: ClientBase,
  table: Table,
  out: Writable,
  onProgress: (progress: BackupProgress) => void,
) {
  const tally = new TallyStream();
  const source = readRows(client, table);
  source.on('error', (error: Error) => tally.destroy(error));
  let toldAt = Date.now();
  for await (const chunk of source.pipe(tally)) {
    await write(out, chunk);
    if (Date.now() - toldAt < progressEveryMs) continue;
    toldAt = Date.now();
    onProgress({ table: table.name, rows: tally.rows, isDone: false });
  }
  return tally.finish();
}

/** Waits while the stream is full. @throws the stream's error */
async function write(out: Writable, chunk: string | Buffer): Promise<void> {
  if (out.errored) throw out.errored;
  if (!out.write(chunk)) await once(out, 'drain');
}
