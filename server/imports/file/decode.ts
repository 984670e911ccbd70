import { OperatorError } from '#engine/text/operator-error.ts';

/** A file's character encoding. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Why a file cannot be read, as a sentence that says what to do. */
export class UnreadableFile extends OperatorError {
  override readonly name = 'UnreadableFile';
}

const saveAsUtf8 = 'Save it again as “CSV UTF-8” and upload that.';

/** The first bytes of other kinds of files. */
const otherKinds: readonly (readonly [start: readonly number[], kind: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a workbook (.xlsx, .ods) or another packed file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old workbook (.xls)'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x1f, 0x8b], 'a packed file (.gz)'],
];

/**
 * Decodes a file as it arrives. The encoding follows from a byte order mark or the pattern of NULs;
 * otherwise it is UTF-8 if the first non-ASCII bytes are valid, or else Windows-1252, which older
 * spreadsheets write.
 *
 * @param note called with the encoding before the first characters
 * @throws UnreadableFile
 */
export async function* decode(
  parts: AsyncIterable<Uint8Array>,
  note: (encoding: Encoding) => void = () => {},
): AsyncGenerator<string> {
  let encoding: Encoding | undefined;
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  /** The beginning of a character whose other bytes have not arrived yet. */
  let held: Buffer = Buffer.alloc(0);
  const begin = (found: Encoding) => {
    encoding = found;
    decoder = new TextDecoder(found, { fatal: found !== 'windows-1252' });
    note(found);
  };
  for await (const part of parts) {
    let bytes: Buffer = Buffer.concat([held, part]);
    held = Buffer.alloc(0);
    if (isFirst) {
      refuseOtherKinds(bytes);
      const marked = readMark(bytes);
      if (marked) begin(marked);
      isFirst = false;
    }
    if (decoder === undefined) {
      const decided = bytes.every((byte) => byte < 0x80) ? undefined : decide(bytes);
      if (decided === 'later') {
        const start = bytes.findIndex((byte) => byte >= 0x80);
        held = bytes.subarray(start);
        bytes = bytes.subarray(0, start);
      } else if (decided) begin(decided);
    }
    yield refuseNul(read(decoder, bytes));
  }
  if (decoder === undefined) {
    const decided = held.length > 0 ? decide(Buffer.concat([held, Buffer.from('\n')])) : 'utf-8';
    begin(decided === 'later' ? 'utf-8' : decided);
    yield read(decoder, held);
  }
  if (encoding) yield end(decoder);
}

function read(decoder: TextDecoder | undefined, bytes: Uint8Array): string {
  if (decoder === undefined) return Buffer.from(bytes).toString('latin1');
  return orUnreadable(() => decoder.decode(bytes, { stream: true }));
}

function end(decoder: TextDecoder | undefined): string {
  return decoder === undefined ? '' : orUnreadable(() => decoder.decode());
}

function orUnreadable(act: () => string): string {
  try {
    return act();
  } catch {
    throw new UnreadableFile(
      `The file mixes two encodings: some of its characters do not match the others. ${saveAsUtf8}`,
    );
  }
}

function refuseOtherKinds(bytes: Uint8Array): void {
  const kind = otherKinds.find(([start]) =>
    start.every((byte, place) => bytes[place] === byte),
  )?.[1];
  if (kind === undefined) return;
  throw new UnreadableFile(
    `This is ${kind}, not a CSV file. Open it in a spreadsheet and save it as “CSV UTF-8”.`,
  );
}

function refuseNul(text: string): string {
  if (!text.includes('\0')) return text;
  throw new UnreadableFile(`The file contains bytes that are not text. ${saveAsUtf8}`);
}

/** Detected by a byte order mark, or by every other byte being NUL. */
function readMark(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const head = [...bytes.subarray(0, 64)];
  const nuls = (parity: number) =>
    head.filter((byte, place) => byte === 0 && place % 2 === parity).length;
  if (nuls(1) > head.length / 4 && nuls(0) === 0) return 'utf-16le';
  if (nuls(0) > head.length / 4 && nuls(1) === 0) return 'utf-16be';
  return undefined;
}

/** So many bytes without ASCII among them are enough to decide by; a whole file may have no other. */
const enough = 1024;

/** Decides by the first non-ASCII characters, or waits if they may be incomplete. */
function decide(bytes: Uint8Array): Encoding | 'later' {
  const start = bytes.findIndex((byte) => byte >= 0x80);
  const first = bytes.subarray(start, start + enough);
  const length = first.findIndex((byte) => byte < 0x80);
  if (length < 0 && first.length < enough) return 'later';
  const letters = length < 0 ? first : first.subarray(0, length);
  try {
    // The last of so many may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(letters, { stream: length < 0 });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
