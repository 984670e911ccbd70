import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { maxImportColumns, maxImportRows } from '#engine/contract/console/imports.ts';
import { toStorable } from '#server/db/storable-text.ts';
import { decode, type Encoding, UnreadableFile } from './decode.ts';

/** A line of the file: as a spreadsheet counts it, the titles being the first. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** How a file was read. */
export interface CsvShape {
  readonly encoding: Encoding;
  readonly delimiter: string;
}

/** The longest row, in characters. */
const maxRowLength = 64 * 1024;

/** What may stand between two cells; where several could, the first of them. */
const delimiters = [',', ';', '\t', '|'] as const;

/** By how much of the file its delimiter is chosen. */
const headLength = 16 * 1024;

/**
 * Reads a CSV file row by row, in constant memory. Encoding and delimiter are found out; rows may be of
 * different lengths, and those without any content are passed over, but counted.
 *
 * @param note told how the file is read before the first row comes, and again when all of it is known
 * @throws UnreadableFile where it is no CSV file, or too large
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
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  });
  // What breaks in the source ends the parser, and whoever leaves the parser ends the source.
  pipeline(Readable.from(joined(head.slice(begin), rest)), parser, () => {});
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

/** The first letters of a file, and what comes after them. */
async function takeHead(letters: AsyncGenerator<string>) {
  let head = '';
  while (head.length < headLength) {
    const { value, done } = await letters.next();
    if (done) break;
    head += value;
  }
  return { head, rest: letters };
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/**
 * The sign that parts most lines into the same number of cells. A spreadsheet may name it in a first
 * line of its own: `sep=;`.
 */
function findDelimiter(head: string): { readonly delimiter: string; readonly begin: number } {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(head);
  if (named) return { delimiter: named[1] ?? ',', begin: named[0].length };
  const lines = head
    .replace(/^\uFEFF/, '')
    .replace(/"(?:[^"]|"")*"?/g, '')
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
