import { join } from 'node:path';
import { compileSite } from '#engine/compile.ts';
import type { Finding } from '#engine/site/finding.ts';
import { readFolder } from './read-folder.ts';

/**
 * Everything wrong with the declarations of a project, if one of them is not even written as data:
 * what loads it as code would stop at the first such file, with words for programmers.
 *
 * @returns nothing where every file can be loaded; what it declares is then judged by whoever loads it
 */
export function findUnwritten(root: string): readonly Finding[] {
  const declared = readFolder(root, join(root, 'funnels'));
  if (declared?.files.every(({ mistakes }) => mistakes?.length === 0) !== false) return [];
  return compileSite(declared.files, [], declared.pictures).findings;
}
