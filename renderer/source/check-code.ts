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
  const { files, ...beside } = readFolder(root, 'funnels');
  if (files.every(({ mistakes }) => mistakes?.length === 0)) return [];
  return compileSite(files, [], beside).findings;
}
