import { type FileHandle, open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileFormats, formatOfName } from '#engine/declaration/offered-file.ts';
import { type FileManifest, offeredFileOf, type StoredFile } from '#engine/site/offered-file.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** Where the files are. */
export interface FileStore {
  /** The folder of files. */
  readonly folder: string;
  /** What it holds now. */
  list(): Promise<FileManifest>;
}

/** A file that a funnel offers, with what an answer says about it. */
export interface Offered extends StoredFile {
  readonly contentType: string;
  /** Without its dot, in lower case. */
  readonly extension: string;
  open(): Promise<FileHandle>;
}

/** The file that a funnel offers; undefined where it offers none, or the store has none. */
export async function findOffered(
  { folder, list }: FileStore,
  funnel: CompiledFunnel,
): Promise<Offered | undefined> {
  const name = offeredFileOf(funnel);
  if (name === undefined) return undefined;
  const stored = (await list())[name];
  const format = formatOfName(name);
  if (stored === undefined || format === undefined) return undefined;
  return {
    ...stored,
    contentType: fileFormats[format].contentType,
    extension: extname(name).slice(1).toLowerCase(),
    open: () => open(join(folder, stored.path)),
  };
}
