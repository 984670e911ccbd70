// Checks every declaration and prints all mistakes at once; ends with 1 if there are any.
// With --accept, what is declared is recorded as published in published.json.
// Usage: npm run check [-- --json] [-- --accept] [-- --dir <folder of coach folders>]
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOfFile, nameOf } from '#engine/checks/files/file-kinds.ts';
import { compileSite } from '#engine/compile.ts';
import { ledgerName } from '#engine/ledger/ledger.ts';
import { formatFindings } from '#engine/read/findings.ts';
import type { DeclarationFile, Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { fileAges } from '#renderer/build/file-ages.ts';
import { readFunnelFolder } from '#renderer/build/funnel-folder.ts';
import { acceptLedger } from '#scripts/support/accept-ledger.ts';
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

/** Whether a file is a declaration, and where declarations are. */
function isDeclared(file: string, path: string): boolean {
  const parts = file.slice(path.length + 1).split('/');
  return parts.length === 2 && kindOfFile(nameOf(file)) === 'declaration';
}

/** The size of the site, in words. */
function countSite(site: Site): string {
  const paths = site.funnels.flatMap((funnel) => funnel.paths).length;
  const coaches = count(site.coaches.length, 'coach');
  const funnels = count(site.funnels.length, 'funnel');
  return `${coaches}, ${funnels}, ${count(paths, 'path')}: no mistakes.`;
}

const { values: options } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    dir: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const path = relative(root, resolve(root, options.dir ?? 'funnels')).replaceAll('\\', '/');
if (!existsSync(path)) {
  console.error(`There is no folder ${path}. Name the one that holds the coaches' folders.`);
  process.exit(1);
}
const { folder, published } = readFunnelFolder(root, path);
const declared = folder.files.filter((file) => isDeclared(file, path));
const declarations = await Promise.all(declared.map((file) => loadFile(join(root, file))));
const beside = { folder, published, ages: fileAges(root, declared) };
const { site, findings } = compileSite(declarations, [], beside);
const accepted = options.accept
  ? acceptLedger(root, path, declarations, beside, findings)
  : undefined;

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
if (options.json) console.log(JSON.stringify(findings, null, 2));
else if (accepted) for (const sentence of accepted) console.log(sentence);
else {
  if (findings.length > 0) console.log(formatFindings(findings, { colour }));
  if (site) console.log(`${findings.length > 0 ? '\n' : ''}${countSite(site)}`);
  else if (options.accept) {
    console.log(`\nNothing was recorded in ${path}/${ledgerName}: correct these mistakes first.`);
  }
}
if (!site && !accepted) process.exitCode = 1;
