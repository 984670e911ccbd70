import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import type { FileManifest, OfferedFile, StoredFile } from '#engine/site/offered-file.ts';
import { OperatorError } from '#engine/text/operator-error.ts';

const manifest: v.GenericSchema<unknown, FileManifest> = v.record(
  v.string(),
  v.object({ path: v.string(), bytes: v.number(), sum: v.string() }),
);

/** The files of a build, and the list of them beside their folder. */
const placesIn = (outDir: string) => ({
  folder: join(outDir, 'files'),
  list: join(outDir, 'files.json'),
});

/**
 * Copies every file that funnels may offer into `outDir/files`, under its coach and a hash of its
 * content: the same folder can be put into an object store as it is, and no address in it is guessed.
 *
 * @param root the project's folder
 * @param outDir the folder of the build, dist
 */
export async function prepareFiles({
  root,
  outDir,
  offered,
}: {
  readonly root: string;
  readonly outDir: string;
  readonly offered: readonly OfferedFile[];
}): Promise<FileManifest> {
  const places = placesIn(outDir);
  await rm(places.folder, { recursive: true, force: true });
  const stored: Record<string, StoredFile> = {};
  for (const { file } of offered) {
    const sum = await hashFile(join(root, file));
    const path = `${basename(dirname(file))}/${sum}/${basename(file)}`;
    const target = join(places.folder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(root, file), target);
    stored[file] = { path, sum, bytes: (await stat(target)).size };
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(places.list, JSON.stringify(stored));
  return stored;
}

/**
 * The files of a build, for a server.
 *
 * @throws OperatorError with what to do, if the build is incomplete or another version's
 */
export function readPreparedFiles(outDir: string): {
  readonly folder: string;
  list(): Promise<FileManifest>;
} {
  const { folder, list } = placesIn(outDir);
  try {
    const stored = v.parse(manifest, JSON.parse(readFileSync(list, 'utf8')));
    return { folder, list: async () => stored };
  } catch (cause) {
    throw new OperatorError(
      `The built file ${list} cannot be read or is another version's. Run npm run build.`,
      { cause },
    );
  }
}

/**
 * The files as they lie beside the declarations, for the dev server: a replaced one is given out at once.
 *
 * @param root the project's folder
 */
export function serveSourceFiles(
  root: string,
  offered: readonly OfferedFile[],
): { readonly folder: string; list(): Promise<FileManifest> } {
  return {
    folder: root,
    async list() {
      const stored: Record<string, StoredFile> = {};
      for (const { file } of offered) {
        const path = join(root, file);
        const sum = await hashFile(path);
        stored[file] = { path: file, sum, bytes: (await stat(path)).size };
      }
      return stored;
    },
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex').slice(0, 32);
}
