import type { Judged } from '#engine/checks/judge-declarations.ts';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import {
  type Beside,
  type Compiled,
  compileRead,
  type ReadSite,
  readSite,
} from '#engine/compile-read.ts';
import type { DeclarationFile } from '#engine/site/site.ts';

interface Known extends Beside {
  /** What `judgeLasting` says of what was read, where somebody knows it from before. */
  readonly known?: ((read: ReadSite) => Judged | undefined) | undefined;
}

/**
 * Turns the files under funnels/ into a site.
 *
 * @param files every declaration there, with its exports
 * @param sitePaths the paths of the site's own pages (home, library …)
 * @param beside what else is known
 * @returns the site unless there is an error, and all findings of all files
 */
export function compileSite(
  files: readonly DeclarationFile[],
  sitePaths: readonly string[],
  { known, ...beside }: Known = {},
): Compiled {
  const read = readSite(files, sitePaths, beside);
  return compileRead(read, known?.(read) ?? judgeLasting(read.around));
}
