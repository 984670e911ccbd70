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
  const files = readTexts(root, beside).map(({ file, text }) => readSource(file, text));
  return { files, ...beside };
}

/** A declaration as it is written. */
export interface DeclaredText {
  readonly file: string;
  readonly text: string;
}

/** The texts of every declaration in the coaches' folders. */
export function readTexts(root: string, beside: FunnelFolder): readonly DeclaredText[] {
  return declaredIn(beside).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/** The files of a folder that are read as declarations. */
function declaredIn({ folder: { path, files } }: FunnelFolder): readonly string[] {
  return files.filter(
    (file) =>
      kindOfFile(nameOf(file)) === 'declaration' &&
      file.slice(path.length + 1).split('/').length === 2,
  );
}
