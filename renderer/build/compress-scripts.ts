import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses the scripts and styles of a build as far as it goes, and lays the bytes beside them, with
 * the endings .br and .gz: nobody who asks for one waits for that.
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
  const [br, zipped] = await Promise.all([
    toBrotli(plain, { params }),
    toGzip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)]);
}
