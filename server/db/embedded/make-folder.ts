import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readErrorCode } from '#server/db/errors.ts';

/**
 * Makes a folder and those it lies in. Node's own recursive way goes round in circles where a folder that
 * is there says that it is not, as in /proc.
 *
 * @throws the operating system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return;
    if (readErrorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}
