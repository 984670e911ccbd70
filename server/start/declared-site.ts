import type { Compiled } from '#engine/compile-read.ts';
import { type Finding, formatFindings, isError } from '#engine/read/findings.ts';
import type { DeclarationFile, DeclarationSource, Site } from '#engine/site/site.ts';
import { OperatorError } from '#engine/text/operator-error.ts';

/** Modules by their files under funnels/, as Vite's `import.meta.glob` returns them. */
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
 * The discovered files, named as people know them.
 *
 * @param sourceOf the text of a file, for the lines of findings; undefined if unknown
 */
export function filesOf(
  modules: DeclarationModules,
  sourceOf?: (file: string) => DeclarationSource | undefined,
): readonly DeclarationFile[] {
  return Object.entries(modules).map(([path, exports]) => {
    const file = path.replace(/^(?:\.\.\/)+/, '');
    return { file, exports, source: () => sourceOf?.(file) };
  });
}

/**
 * What was compiled, if it is a site.
 *
 * @throws DeclarationError with every mistake in every file
 */
export function siteOf({ site, findings }: Compiled): Site {
  if (site === undefined) throw new DeclarationError(findings.filter(isError));
  return site;
}
