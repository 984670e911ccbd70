import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readErrorCode } from '#server/db/errors.ts';

/**
 * Makes a folder and those it lies in; several processes may do so at once. Node's own recursive way goes
 * round in circles where a folder that is there says that it is not, as in /proc.
 *
 * @throws the operating system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  const refused = await tryToMake(folder);
  if (refused === undefined) return;
  if (readErrorCode(refused) !== 'ENOENT' || dirname(folder) === folder) throw refused;
  await makeFolder(dirname(folder));
  const again = await tryToMake(folder);
  if (again !== undefined) throw again;
}

/** @returns why the folder is not there */
async function tryToMake(folder: string): Promise<unknown> {
  try {
    await mkdir(folder);
  } catch (error) {
    const isThere = readErrorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory();
    return isThere ? undefined : error;
  }
  return undefined;
}
