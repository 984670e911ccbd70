import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import type { FileManifest, OfferedFile, StoredFile } from '#engine/site/offered-file.ts';
import { OperatorError } from '#engine/text/operator-error.ts';

const manifest: v.GenericSchema<unknown, FileManifest> = v.record(
  v.string(),
  v.object({
    path: v.string(),
    bytes: v.number(),
    sum: v.string(),
    origin: v.optional(v.string()),
  }),
);

/** The files of a build, and the list of them beside their folder. */
const placesIn = (outDir: string) => ({
  folder: join(outDir, 'files'),
  list: join(outDir, 'files.json'),
});

/**
 * Copies every file that funnels may offer into `outDir/files`, under its coach and a hash of its
 * content: the same folder can be put into an object store as it is, and no address in it is guessed.
 * A guide that is written here lies among them as the PDF that was drawn of it.
 *
 * @param root the project's folder
 * @param outDir the folder of the build, dist
 * @param guides the drawn guides in their files, by the name of what they were drawn from
 * @param origin where the guides' links to pages of the site lead
 */
export async function prepareFiles({
  root,
  outDir,
  offered,
  guides = new Map(),
  origin,
}: {
  readonly root: string;
  readonly outDir: string;
  readonly offered: readonly OfferedFile[];
  readonly guides?: ReadonlyMap<string, string>;
  readonly origin?: string;
}): Promise<FileManifest> {
  const places = placesIn(outDir);
  await rm(places.folder, { recursive: true, force: true });
  const stored: Record<string, StoredFile> = {};
  const copies = [...offered.map(({ file }) => [file, join(root, file)] as const), ...guides];
  for (const [file, source] of copies) {
    const sum = await hashFile(source);
    const path = `${basename(dirname(file))}/${sum}/${givenName(file)}`;
    const target = join(places.folder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
    const links = origin !== undefined && guides.has(file) ? { origin } : {};
    stored[file] = { path, sum, bytes: (await stat(target)).size, ...links };
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(places.list, JSON.stringify(stored));
  return stored;
}

/** What a file is called when it is given out. */
function givenName(file: string): string {
  return basename(file).replace(/\.guide\.ts$/, '.pdf');
}

/**
 * The files of a build, for a server.
 *
 * @throws OperatorError with what to do, if the build is incomplete or another version's
 */
export function readPreparedFiles(outDir: string): {
  readonly folder: string;
  find(file: string): Promise<StoredFile | undefined>;
  /** Where the links of the drawn guides lead. */
  readonly origins: readonly string[];
} {
  const { folder, list } = placesIn(outDir);
  try {
    const stored = v.parse(manifest, JSON.parse(readFileSync(list, 'utf8')));
    const origins = new Set(Object.values(stored).flatMap(({ origin }) => origin ?? []));
    return { folder, find: async (file) => stored[file], origins: [...origins] };
  } catch (cause) {
    throw new OperatorError(
      `The built file ${list} cannot be read or is another version's. Run npm run build.`,
      { cause },
    );
  }
}

/**
 * The files as they lie beside the declarations, for the dev server: a replaced one is given out at
 * once, and a guide is drawn when somebody asks for it.
 *
 * @param root the project's folder
 * @param findGuide the file of a drawn guide; undefined for what is none
 */
export function serveSourceFiles(
  root: string,
  offered: readonly OfferedFile[],
  findGuide: (file: string) => Promise<string | undefined> = async () => undefined,
): { readonly folder: string; find(file: string): Promise<StoredFile | undefined> } {
  return {
    folder: root,
    async find(file) {
      const isOffered = offered.some((one) => one.file === file);
      const source = isOffered ? join(root, file) : await findGuide(file);
      if (source === undefined) return undefined;
      const bytes = (await stat(source)).size;
      return { path: relative(root, source), sum: await hashFile(source), bytes };
    },
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex').slice(0, 32);
}
