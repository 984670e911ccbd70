import { type FileHandle, open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileFormats, formatOfName } from '#engine/declaration/offered-file.ts';
import { offeredFileOf, type StoredFile } from '#engine/site/offered-file.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

export interface FileStore {
  readonly folder: string;
  /** A file's path, by its name relative to the project. */
  find(file: string): Promise<StoredFile | undefined>;
}

/** A file that a funnel offers, with what a response needs to know. */
export interface Offered extends StoredFile {
  readonly contentType: string;
  /** Without its dot, in lower case. */
  readonly extension: string;
  open(): Promise<FileHandle>;
}

/** The file that a funnel offers; undefined if it offers none, or it is not in the store. */
export async function findOffered(
  { folder, find }: FileStore,
  funnel: CompiledFunnel,
): Promise<Offered | undefined> {
  const name = offeredFileOf(funnel);
  if (name === undefined) return undefined;
  const stored = await find(name);
  // A guide written here is stored as its PDF.
  const format = stored && formatOfName(stored.path);
  if (stored === undefined || format === undefined) return undefined;
  return {
    ...stored,
    contentType: fileFormats[format].contentType,
    extension: extname(stored.path).slice(1).toLowerCase(),
    open: () => open(join(folder, stored.path)),
  };
}
