import { isEmailAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { UnreadableFile } from './file/decode.ts';
import { type CsvRow, type CsvShape, readCsv } from './file/read-csv.ts';
import { batchSize, type Import, readParts, updateImport } from './work.ts';

/**
 * Reads an import's file into rows in one transaction, then deletes the file. An interrupted file is
 * read again.
 *
 * @throws UnreadableFile if it is not a CSV file
 */
export async function readRows(db: Executor, { id }: Import, signal: AbortSignal): Promise<void> {
  let shape: CsvShape | undefined;
  const rows = readCsv(readParts(db, id), (found) => {
    shape = found;
  });
  const { value: first } = await rows.next();
  if (!first) throw new UnreadableFile('The file is empty.');
  // Titles are not addresses: a file that begins with one has no titles.
  const hasTitles = !first.cells.some(isEmailAddress);
  let titles = hasTitles ? nameColumns(first.cells) : [];
  let count = 0;
  let batch: CsvRow[] = [];
  const write = async () => {
    signal.throwIfAborted();
    count += batch.length;
    await writeRows(db, id, batch);
    batch = [];
  };
  const add = async (row: CsvRow) => {
    titles = nameColumns(titles, row.cells.length);
    batch.push(row);
    if (batch.length === batchSize) await write();
  };
  if (!hasTitles) await add(first);
  for await (const row of rows) await add(row);
  if (batch.length > 0) await write();
  if (count === 0) throw new UnreadableFile('The file has column titles, but no rows below them.');
  await db.deleteFrom('import_parts').where('import_id', '=', id).execute();
  await updateImport(db, id, {
    state: 'draft',
    rows: count,
    position: 0,
    titles: [...titles],
    encoding: shape?.encoding ?? null,
    delimiter: shape?.delimiter ?? null,
  });
}

/** The file's titles, made unique; a column without one gets its number. */
function nameColumns(given: readonly string[], columns = given.length): readonly string[] {
  const titles: string[] = [];
  for (let place = 0; place < Math.max(columns, given.length); place += 1) {
    const title = given[place]?.trim().slice(0, 100) || `Column ${place + 1}`;
    titles.push(titles.includes(title) ? `${title} (${place + 1})` : title);
  }
  return titles;
}

async function writeRows(db: Executor, id: string, rows: readonly CsvRow[]): Promise<void> {
  await db
    .insertInto('import_rows')
    .values(rows.map(({ row, cells }) => ({ import_id: id, row, cells: [...cells] })))
    .execute();
}
