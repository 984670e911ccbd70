// Checks every declaration and prints all mistakes at once; ends with 1 if there are any.
// Usage: npm run check [-- --json] [-- --dir <folder of coach folders>]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileSite } from '#engine/compile.ts';
import { formatFindings } from '#engine/read/findings.ts';
import type { DeclarationFile, Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { readFolder } from '#renderer/source/read-folder.ts';
import type { SourceFile } from '#renderer/source/read-source.ts';
import { describeLoadError } from '#scripts/support/load-error.ts';

const root = process.cwd();

/** A file with its exports: what its text does not say as data, running it does. */
async function load(source: SourceFile): Promise<DeclarationFile> {
  if (source.isData || source.mistakes?.some(({ rule }) => rule === 'unreadable-file'))
    return source;
  const path = resolve(root, source.file);
  try {
    // Vite resolves the path, so the file may be anywhere in the project.
    const exports: Record<string, unknown> = await import(/* @vite-ignore */ path);
    return { ...source, exports };
  } catch (error) {
    return { ...source, failure: describeLoadError(error, path) };
  }
}

/** The size of the site, in words. */
function countSite(site: Site): string {
  const paths = site.funnels.flatMap((funnel) => funnel.paths).length;
  const coaches = count(site.coaches.length, 'coach');
  const funnels = count(site.funnels.length, 'funnel');
  return `${coaches}, ${funnels}, ${count(paths, 'path')}: no mistakes.`;
}

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, dir: { type: 'string' } },
});
const folder = resolve(root, options.dir ?? 'funnels');
const declared = readFolder(root, folder);
if (declared === undefined) {
  console.error(`There is no folder ${folder}. Name the one that holds the coaches' folders.`);
  process.exit(1);
}
const files = await Promise.all(declared.files.map(load));
const { site, findings } = compileSite(files, [], declared.pictures);

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
if (options.json) console.log(JSON.stringify(findings, null, 2));
else {
  if (findings.length > 0) console.log(formatFindings(findings, { colour }));
  if (site) console.log(`${findings.length > 0 ? '\n' : ''}${countSite(site)}`);
}
if (!site) process.exitCode = 1;
