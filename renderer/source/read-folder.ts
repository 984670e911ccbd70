import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfFile, nameOf } from '#engine/checks/files/file-kinds.ts';
import { type FunnelFolder, readFunnelFolder } from './funnel-folder.ts';
import { readSource, type SourceFile } from './read-source.ts';

/** The declarations of a folder, and what else lies in it. */
export interface DeclaredFolder extends FunnelFolder {
  readonly files: readonly SourceFile[];
}

/**
 * Reads every declaration in the coaches' folders, without running any.
 *
 * @param root the project's folder
 * @param path the folder that holds a folder per coach, relative to the project
 * @param beside what lies in the folder, where it is known already
 */
export function readFolder(
  root: string,
  path: string,
  beside: FunnelFolder = readFunnelFolder(root, path),
): DeclaredFolder {
  const files = declaredIn(beside).map((file) =>
    readSource(file, readFileSync(join(root, file), 'utf8')),
  );
  return { files, ...beside };
}

/** The files of a folder that are read as declarations. */
export function declaredIn({ folder: { path, files } }: FunnelFolder): readonly string[] {
  return files.filter(
    (file) =>
      kindOfFile(nameOf(file)) === 'declaration' &&
      file.slice(path.length + 1).split('/').length === 2,
  );
}
