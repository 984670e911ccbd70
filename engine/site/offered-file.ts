import type { FileFormat } from '#engine/declaration/offered-file.ts';
import type { CompiledFunnel } from './site.ts';

/** A file that a funnel may offer, as it lies beside the declarations. */
export interface OfferedFile {
  /** Relative to the project, like the declarations' own. */
  readonly file: string;
  readonly bytes: number;
  /** What its content is, whatever its name says; absent if it is none of the known formats. */
  readonly format?: FileFormat | undefined;
}

export interface StoredFile {
  /** Below the folder of files, and below `ASSETS_URL`. */
  readonly path: string;
  readonly bytes: number;
  /** A hash of its content. */
  readonly sum: string;
  /** The site's address that the links of a drawn guide lead to. */
  readonly origin?: string | undefined;
}

/** Where each file is stored, by its name relative to the project. */
export type FileManifest = Readonly<Record<string, StoredFile>>;

/** The file that a funnel offers, relative to the project; undefined where it offers none. */
export function offeredFileOf({ file, declaration }: CompiledFunnel): string | undefined {
  const name = declaration.offer.file;
  return name === undefined ? undefined : file.slice(0, file.lastIndexOf('/') + 1) + name;
}
