import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { OperatorError } from '#engine/text/operator-error.ts';
import {
  endOfRows,
  fileEnd,
  firstLine,
  type Header,
  header,
  tableEnd,
} from '#scripts/backup/format.ts';
import { listColumns } from '#server/db/rows/copy.ts';
import type { Table } from '#server/db/rows/tables.ts';
import { type Tally, TallyStream } from '#server/db/rows/tally.ts';

export type RowsTaker = (table: Table) => Promise<NodeJS.WritableStream>;

/**
 * Reads a backup from beginning to end and compares every table with its tally.
 *
 * @param text the backup, decompressed
 * @param options.onHeader called before the first row
 * @param options.take where a table's rows go; without it they are only counted
 * @returns the tables' tallies, in order
 * @throws OperatorError if it is not a backup, is incomplete, or has been damaged
 */
export async function readBackup(
  text: AsyncIterable<Buffer>,
  {
    onHeader = async () => {},
    take = async () => new Writable({ write: (_chunk, _encoding, done) => done() }),
    onTable = async () => {},
  }: {
    readonly onHeader?: (header: Header) => Promise<void>;
    readonly take?: RowsTaker;
    readonly onTable?: (table: Table, tally: Tally) => Promise<void>;
  } = {},
): Promise<{ readonly header: Header; readonly rows: number }> {
  const lines = new BackupText(text);
  const hash = createHash('sha256');
  if ((await lines.readLine()) !== firstLine) {
    throw new OperatorError('This is not a backup of a Funnelfile site; nothing was changed.');
  }
  const heard = <Value>(schema: v.GenericSchema<unknown, Value>, line: string): Value => {
    const value = parse(schema, line);
    hash.update(line);
    return value;
  };
  const head = heard(header, await lines.readLine());
  await onHeader(head);
  let sum = 0;
  for (const table of head.tables) {
    if ((await lines.readLine()) !== `copy ${listColumns(table)} from stdin;`) throw damaged();
    const tally = new TallyStream();
    await pipeline(Readable.from(lines.readRows()), tally, await take(table));
    const read = tally.finish();
    const written = heard(tableEnd, await lines.readLine());
    const isSame = written.rows === read.rows && written.sha256 === read.sha256;
    if (written.table !== table.name || !isSame) throw damaged(table.name);
    sum += read.rows;
    await onTable(table, read);
  }
  const end = parse(fileEnd, await lines.readLine());
  if (end.rows !== sum || end.sha256 !== hash.digest('hex')) throw damaged();
  return { header: head, rows: sum };
}

function damaged(table?: string): OperatorError {
  const where = table === undefined ? '' : ` in the table ${table}`;
  return new OperatorError(
    `The backup is damaged${where}: its content does not match its checksum. Nothing was changed; use another one.`,
  );
}

function parse<Value>(schema: v.GenericSchema<unknown, Value>, line: string): Value {
  try {
    return v.parse(schema, JSON.parse(line.replace(/^-- /, '')));
  } catch {
    throw damaged();
  }
}

/** A backup's lines, and the rows between two of them. */
class BackupText {
  readonly #chunks: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(text: AsyncIterable<Buffer>) {
    this.#chunks = text[Symbol.asyncIterator]();
  }

  /** @throws OperatorError if the text ends */
  async #more(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) {
      throw new OperatorError(
        'The backup is incomplete: its last line is missing. Nothing was changed; use another one.',
      );
    }
    this.#left = this.#left.length === 0 ? next.value : Buffer.concat([this.#left, next.value]);
  }

  async readLine(): Promise<string> {
    let end = this.#left.indexOf('\n');
    while (end < 0) {
      await this.#more();
      end = this.#left.indexOf('\n');
    }
    const line = this.#left.toString('utf8', 0, end);
    this.#left = this.#left.subarray(end + 1);
    return line;
  }

  /** Complete rows, many at a time, up to the line that ends them. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#left.length < endOfRows.length) {
        await this.#more();
        continue;
      }
      if (this.#left.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) {
        this.#left = this.#left.subarray(endOfRows.length);
        return;
      }
      const end = this.#left.indexOf(`\n${endOfRows}`);
      const length = end >= 0 ? end + 1 : this.#left.lastIndexOf('\n') + 1;
      if (length === 0) {
        await this.#more();
        continue;
      }
      yield this.#left.subarray(0, length);
      this.#left = this.#left.subarray(length);
    }
  }
}
