import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeOnce } from './make-once.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses the scripts and styles of a build as far as it goes, and lays the bytes beside them, with
 * the endings .br and .gz: nobody who asks for one waits for that. A name holds a hash of the content, so
 * what lies beside a file already is its own.
 *
 * @param outDir the built client's folder
 */
export async function compressScripts(outDir: string): Promise<void> {
  const folder = join(outDir, 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(?:css|js)$/.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await Promise.all([
    makeOnce(`${file}.br`, () => toBrotli(plain, { params })),
    makeOnce(`${file}.gz`, () => toGzip(plain, { level: 9 })),
  ]);
}
