import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type FileFormat, formatOfName } from '#engine/declaration/offered-file.ts';
import type { OfferedFile } from '#engine/site/offered-file.ts';
import type { DeclarationFolder } from '#engine/site/site.ts';

/** How much of a file is read to detect its format: some programs put a few lines before a PDF. */
const beginning = 1024;

/**
 * The files that funnels may offer, with their real formats.
 *
 * @param root the project's folder
 * @param folder the declarations' folder
 */
export function readOfferedFiles(
  root: string,
  { path, files }: DeclarationFolder,
): readonly OfferedFile[] {
  return files
    .filter((file) => file.slice(path.length + 1).split('/').length === 2)
    .filter((file) => formatOfName(file) !== undefined)
    .map((file) => {
      const handle = openSync(join(root, file), 'r');
      try {
        const start = Buffer.alloc(beginning);
        const read = readSync(handle, start, 0, beginning, 0);
        const bytes = fstatSync(handle).size;
        return { file, bytes, format: formatOfContent(start.subarray(0, read)) };
      } finally {
        closeSync(handle);
      }
    });
}

/** A file's format by its first bytes; undefined for formats that funnels do not offer. */
export function formatOfContent(start: Buffer): FileFormat | undefined {
  const text = start.toString('latin1');
  if (text.includes('%PDF-')) return 'pdf';
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('PK\u0005\u0006')) {
    return text.startsWith('mimetypeapplication/epub+zip', 30) ? 'epub' : 'zip';
  }
  if (text.startsWith('ftyp', 4) && /^(?:M4[AB] |mp4|iso|dash)/.test(text.slice(8, 12)))
    return 'm4a';
  return text.startsWith('ID3') || beginsWithMp3Frame(start) ? 'mp3' : undefined;
}

/** Eleven bits of synchronisation, then layer III (ISO 11172-3). */
function beginsWithMp3Frame(start: Buffer): boolean {
  const [first = 0, second = 0] = start;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
}
