import { type Beside, compileSite } from '#engine/compile.ts';
import { type Finding, formatFindings, isError } from '#engine/read/findings.ts';
import type { DeclarationFile, DeclarationSource, Site } from '#engine/site/site.ts';
import { OperatorError } from '#engine/text/operator-error.ts';

/** Modules as returned by `import.meta.glob('../../funnels/*\/*.ts')` in a file in server/. */
export type DeclarationModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The declarations contain mistakes; the message lists all of them like `npm run check`. */
export class DeclarationError extends OperatorError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const count = findings.length === 1 ? 'one mistake' : `${findings.length} mistakes`;
    super(
      `The declarations contain ${count}; the site does not start until all are corrected.\n\n` +
        formatFindings(findings, { colour: false }),
    );
    this.findings = findings;
  }
}

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
  const files: DeclarationFile[] = Object.entries(modules).map(([path, exports]) => {
    const file = path.replace(/^(?:\.\.\/)+/, '');
    return { file, exports, source: () => sourceOf?.(file) };
  });
  const { site, findings } = compileSite(files, sitePaths, beside);
  if (site === undefined) throw new DeclarationError(findings.filter(isError));
  return site;
}
