import { type Beside, compileSite } from '#engine/compile.ts';
import { type Finding, formatFinding, isError } from '#engine/read/findings.ts';
import type { DeclarationFile, Site } from '#engine/site/site.ts';
import { OperatorError } from '#engine/text/operator-error.ts';

/** Modules as `import.meta.glob('../../funnels/*\/*.ts')` gives them from a file in server/. */
export type DeclarationModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The declarations hold mistakes; the message lists all of them as `npm run check` does. */
export class DeclarationError extends OperatorError {
  override readonly name = 'DeclarationError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const count = findings.length === 1 ? 'one mistake' : `${findings.length} mistakes`;
    super(
      `The declarations hold ${count}; the site does not start until none is left.\n` +
        findings.map((finding) => `  ${formatFinding(finding)}`).join('\n'),
    );
    this.findings = findings;
  }
}

/**
 * Makes a site of the discovered files.
 *
 * @param sitePaths paths of the pages that belong to the site itself
 * @param beside what else lies in their folder, as `compileSite` takes it
 * @throws DeclarationError with every finding of every file
 */
export function compileDeclarations(
  modules: DeclarationModules,
  sitePaths: readonly string[],
  beside?: Beside,
): Site {
  const files: DeclarationFile[] = Object.entries(modules).map(([path, exports]) => ({
    file: path.replace(/^(?:\.\.\/)+/, ''),
    exports,
  }));
  const { site, findings } = compileSite(files, sitePaths, beside);
  if (site === undefined) throw new DeclarationError(findings.filter(isError));
  return site;
}
