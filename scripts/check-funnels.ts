// Checks every declaration and prints all mistakes at once; exits with 1 if there are any.
// With --accept, records what is declared as published in published.json.
// With --at, reports what would be out of date on that day; with --within, what changes by itself until
// then.
// With --against, lists the funnels whose version differs from a commit's, and what changed in them.
// Usage: npm run check [-- --json] [-- --accept] [-- --dir <folder of coach folders>]
// [-- --at 2027-03-20] [-- --within 30d] [-- --against <commit, branch or tag>]
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNoLedger } from '#engine/checks/published/no-ledger.ts';
import { comingBetween } from '#engine/checks/stale/coming.ts';
import { compileRead, readSite } from '#engine/compile-read.ts';
import { ledgerName } from '#engine/ledger/ledger.ts';
import { formatFindings } from '#engine/read/findings.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { DeclarationFile, Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { measurePictures } from '#renderer/photos/measure-pictures.ts';
import { fileAges } from '#renderer/source/file-ages.ts';
import { readFunnelFolder } from '#renderer/source/funnel-folder.ts';
import { readTexts } from '#renderer/source/read-folder.ts';
import { readSource, type SourceFile } from '#renderer/source/read-source.ts';
import { formatAgainst, readAgainst } from '#scripts/check-funnels/against.ts';
import { callJudges } from '#scripts/check-funnels/judge-in-two.ts';
import { KeptFindings } from '#scripts/check-funnels/kept-findings.ts';
import { formatComing, type Read, readAt, readWithin } from '#scripts/check-funnels/times.ts';
import { findStaleReference } from '#scripts/schema/fingerprint.ts';
import { acceptLedger } from '#scripts/support/accept-ledger.ts';
import { describeLoadError } from '#scripts/support/load-error.ts';
import { readOptions } from '#scripts/support/read-options.ts';

const root = process.cwd();

/** A file with its exports: what its text does not say as data, running it does. */
async function load(source: SourceFile): Promise<DeclarationFile> {
  if (source.isData || source.mistakes?.some(({ rule }) => rule === 'unreadable-file'))
    return source;
  const path = resolve(root, source.file);
  try {
    return { ...source, exports: await run(path) };
  } catch (error) {
    return { ...source, failure: describeLoadError(error, path) };
  }
}

/** What a file exports: Node runs most; the others run as in the build, whose words for mistakes are better. */
async function run(path: string): Promise<Record<string, unknown>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch {
    // Seldom needed and slow to load.
    const { runnerImport } = await import('vite');
    const { module } = await runnerImport<Record<string, unknown>>(path, {
      root,
      logLevel: 'error',
    });
    return module;
  }
}

/** The size of the site, in words. */
function countSite(site: Site, isRecorded: boolean): string {
  const paths = site.funnels.flatMap((funnel) => funnel.paths).length;
  const coaches = count(site.coaches.length, 'coach');
  const funnels = count(site.funnels.length, 'funnel');
  const size = `${coaches}, ${funnels}, ${count(paths, 'path')}: no mistakes.`;
  return isRecorded ? size : `${size} Not everything is recorded as published yet.`;
}

const { values: options } = readOptions({
  options: {
    accept: { type: 'boolean', default: false },
    against: { type: 'string' },
    at: { type: 'string' },
    dir: { type: 'string' },
    json: { type: 'boolean', default: false },
    within: { type: 'string' },
  },
});

/** Reads an option's value; a wrong one ends the command with a sentence. */
function take<Value>(read: Read<Value>): Value {
  if ('value' in read) return read.value;
  console.error(read.wrong);
  process.exit(1);
}

const now = options.at === undefined ? new Date() : take(readAt(options.at));
const days = options.within === undefined ? undefined : take(readWithin(options.within));
const path = relative(root, resolve(root, options.dir ?? 'funnels')).replaceAll('\\', '/');
if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`There is no folder ${path}. Name the folder that contains the coaches' folders.`);
  process.exit(1);
}
if (path.startsWith('..')) {
  console.error(
    `${options.dir} is outside this project, whose modules its declarations import. Name a folder of the project, or run the check of the project it belongs to.`,
  );
  process.exit(1);
}
const around = readFunnelFolder(root, path);
const { folder, published } = around;
const keeper = new KeptFindings();
const texts = readTexts(root, around);
const judge = callJudges(texts, keeper);
const sources = texts.map(({ file, text }) => readSource(file, text));
keeper.read(sources);
const files = await Promise.all(sources.map(load));
const sizes = await measurePictures(root, folder.files);
const ages = fileAges(root, folder.files);
const publicUrl = process.env['PUBLIC_URL'];
const beside = { ...around, sizes, ages, now, publicUrl };
const read = readSite(files, [], beside);
const { site, findings: found } = compileRead(read, await judge(read));
keeper.save();
const findings = [
  ...found,
  ...findNoLedger(folder, published),
  ...(options.dir === undefined ? findStaleReference(root) : []),
];
const accepted = options.accept ? acceptLedger(root, path, files, beside, findings) : undefined;

const isRecorded = findings.every(({ rule }) => rule !== 'not-recorded');
const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
const coming =
  site && days !== undefined
    ? comingBetween(site, now, new Date(now.getTime() + days * dayMs))
    : undefined;
const { against } = options;
const changed = against === undefined ? undefined : take(readAgainst(root, path, against, files));
if (options.json) {
  const whole = { findings, ...(coming && { coming }), ...(changed && { changed }) };
  console.log(JSON.stringify(coming || changed ? whole : findings, null, 2));
} else if (accepted) for (const sentence of accepted) console.log(sentence);
else {
  if (findings.length > 0) console.log(formatFindings(findings, { colour }));
  if (site) console.log(`${findings.length > 0 ? '\n' : ''}${countSite(site, isRecorded)}`);
  else if (options.accept) {
    console.log(`\nNothing was recorded in ${path}/${ledgerName}: correct these mistakes first.`);
  }
}
if (coming && days !== undefined && !options.json) {
  console.log(`\n${formatComing(coming, now, days)}`);
}
if (changed && against !== undefined && !options.json) {
  console.log(`\n${formatAgainst(against, changed)}`);
}
if (!site && !accepted) process.exitCode = 1;
