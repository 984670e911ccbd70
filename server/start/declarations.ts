import { compileSite } from '#engine/compile.ts';
import type { Beside } from '#engine/compile-read.ts';
import type { DeclarationSource, Site } from '#engine/site/site.ts';
import { type DeclarationModules, filesOf, siteOf } from './declared-site.ts';

/**
 * Compiles a site from the discovered files.
 *
 * @param sitePaths paths of the site's own pages
 * @param beside what else is in their folder, as `compileSite` takes it
 * @param sourceOf the text of a file, for the lines of findings; undefined if unknown
 * @throws DeclarationError with every finding in every file
 */
export function compileDeclarations(
  modules: DeclarationModules,
  sitePaths: readonly string[],
  beside?: Beside,
  sourceOf?: (file: string) => DeclarationSource | undefined,
): Site {
  return siteOf(compileSite(filesOf(modules, sourceOf), sitePaths, beside));
}
