// Checks every declaration and prints all mistakes at once; ends with 1 if there are any.
// Usage: npm run check [-- --json] [-- --dir <folder of coach folders>]
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileSite } from '#engine/compile.ts';
import { formatFindings } from '#engine/read/findings.ts';
import type { DeclarationFile, Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { describeLoadError } from '#scripts/support/load-error.ts';

const root = process.cwd();

/** A declaration's exports, or why it cannot be loaded. */
async function loadFile(path: string): Promise<DeclarationFile> {
  const file = relative(root, path).replaceAll('\\', '/');
  try {
    // Vite resolves the path, so the file may be anywhere in the project.
    const exports: Record<string, unknown> = await import(/* @vite-ignore */ path);
    return { file, exports };
  } catch (error) {
    return { file, exports: {}, failure: describeLoadError(error, path) };
  }
}

/** Every file in the coaches' folders. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}. Name the one that holds the coaches' folders.`);
    process.exit(1);
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .sort();
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
const files = listFiles(folder);
const declarations = await Promise.all(files.filter((file) => file.endsWith('.ts')).map(loadFile));
const pictures = files
  .filter((file) => /\.(avif|jpe?g|png|webp)$/i.test(file))
  .map((file) => relative(root, file).replaceAll('\\', '/'));
const { site, findings } = compileSite(declarations, [], pictures);

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
if (options.json) console.log(JSON.stringify(findings, null, 2));
else {
  if (findings.length > 0) console.log(formatFindings(findings, { colour }));
  if (site) console.log(`${findings.length > 0 ? '\n' : ''}${countSite(site)}`);
}
if (!site) process.exitCode = 1;
