import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { maxImportColumns, maxImportRows } from '#engine/contract/console/imports.ts';
import { toStorable } from '#server/db/storable-text.ts';
import { decode, type Encoding, UnreadableFile } from './decode.ts';

/** A row's number as a spreadsheet counts it; the titles are row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvShape {
  readonly encoding: Encoding;
  readonly delimiter: string;
}

/** The longest row, in characters. */
const maxRowLength = 64 * 1024;

/** Possible delimiters; if several fit, the first one wins. */
const delimiters = [',', ';', '\t', '|'] as const;

/** How much of the file is used to choose the delimiter, in characters. */
const headLength = 16 * 1024;

/** How much is read without a pause, in bytes: a million rows may take many seconds. */
const pieceBytes = 2 * 1024;

/**
 * Reads a CSV file row by row, in constant memory, and lets others have their turn in between. Detects
 * encoding and delimiter; rows may have different lengths, and empty ones are skipped but counted.
 *
 * @param note called with how the file is read before the first row, and again when all of it is known
 * @throws UnreadableFile if it is not a CSV file, or too large
 */
export async function* readCsv(
  parts: AsyncIterable<Uint8Array>,
  note: (shape: CsvShape) => void = () => {},
): AsyncGenerator<CsvRow> {
  let encoding: Encoding = 'utf-8';
  const letters = decode(parts, (found) => {
    encoding = found;
  });
  const { head, rest } = await takeHead(letters);
  const { delimiter, begin } = findDelimiter(head);
  note({ encoding, delimiter });
  const parser = parse({
    delimiter,
    // Lines that were added by another program end in another way; unsaid, the first line's end counts.
    record_delimiter: unquoted(head).includes('\n') ? ['\r\n', '\n'] : ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  });
  // An error in the source ends the parser, and leaving the parser ends the source.
  pipeline(Readable.from(inPieces(head.slice(begin), rest)), parser, () => {});
  let row = 0;
  try {
    for await (const cells of parser) {
      row += 1;
      if (!Array.isArray(cells) || cells.every((cell) => cell.trim() === '')) continue;
      if (cells.length > maxImportColumns) throw tooManyColumns(row);
      if (row > maxImportRows + 1) throw tooManyRows();
      yield { row, cells: cells.map((cell) => toStorable(String(cell))) };
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, Number(error['records']) + 1) : error;
  }
  note({ encoding, delimiter });
}

/** The first characters of a file, and what follows. */
async function takeHead(letters: AsyncGenerator<string>) {
  let head = '';
  while (head.length < headLength) {
    const { value, done } = await letters.next();
    if (done) break;
    head += value;
  }
  return { head, rest: letters };
}

/** The file in pieces, with a pause after each for whatever else the process has to do. */
async function* inPieces(head: string, rest: AsyncIterable<string>): AsyncGenerator<Buffer> {
  yield* cut(head);
  for await (const letters of rest) yield* cut(letters);
}

/** Between bytes, which the parser puts together again; half a letter of two would be none. */
async function* cut(letters: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(letters);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
    await nextTurn();
  }
}

/**
 * The character that splits most lines into the same number of cells. A spreadsheet may name it in a
 * first line of its own: `sep=;`.
 */
function findDelimiter(head: string): { readonly delimiter: string; readonly begin: number } {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(head);
  if (named) return { delimiter: named[1] ?? ',', begin: named[0].length };
  const lines = unquoted(head)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scores = delimiters.map((delimiter) => {
    const cells = lines.map((line) => line.split(delimiter).length);
    const first = cells[0] ?? 1;
    return {
      delimiter,
      score: first === 1 ? 0 : cells.filter((one) => one === first).length * first,
    };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return { delimiter: best.delimiter, begin: head.startsWith('\uFEFF') ? 1 : 0 };
}

/** Without what stands in quotation marks, which may hold delimiters and line ends of its own. */
function unquoted(head: string): string {
  return head.replace(/"(?:[^"]|"")*"?/g, '');
}

function explain(error: CsvError, row: number): UnreadableFile {
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(
      `Row ${row} is longer than ${maxRowLength / 1024} KB. Most often an earlier quotation mark was never closed: look for a single ".`,
    );
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(
      `A quotation mark in or before row ${row} is never closed. Look for a single ", and remove or double it.`,
    );
  }
  return new UnreadableFile(
    `Row ${row} cannot be read as CSV. Check its quotation marks, or save the file again as “CSV UTF-8”.`,
  );
}

function tooManyColumns(row: number): UnreadableFile {
  return new UnreadableFile(
    `Row ${row} has more than ${maxImportColumns} columns. Remove those that are not needed.`,
  );
}

function tooManyRows(): UnreadableFile {
  return new UnreadableFile(
    `The file has more than ${maxImportRows.toLocaleString('en-GB')} rows. Split it, and import the parts one after another.`,
  );
}
