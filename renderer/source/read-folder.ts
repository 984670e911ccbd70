import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSource, type SourceFile } from './read-source.ts';

/** The declarations of a folder, and the pictures next to them. */
export interface DeclarationFolder {
  readonly files: readonly SourceFile[];
  /** Relative to the project, like the files' names. */
  readonly pictures: readonly string[];
}

/**
 * Reads every declaration in the coaches' folders, without running any.
 *
 * @param root the project's folder
 * @param folder holds a folder per coach; undefined is returned where it does not exist
 */
export function readFolder(root: string, folder: string): DeclarationFolder | undefined {
  if (!existsSync(folder)) return undefined;
  const paths = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .sort();
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  return {
    files: paths
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readSource(nameOf(path), readFileSync(path, 'utf8'))),
    pictures: paths.filter((path) => /\.(avif|jpe?g|png|webp)$/i.test(path)).map(nameOf),
  };
}
