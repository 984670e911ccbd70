// Imports people from a CSV file as leads of a coach.
// Usage: npm run import -- <file.csv> --coach <slug> --agreed-to <words> --agreed-where <place>
//        [--agreed-at 2026-05-31] [--campaign <name>] [--column "Title=role"] [--needs-name]
//        [--refused <file>] [--yes]

import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ColumnRole } from '#engine/contract/console/imports.ts';
import { guessColumns } from '#engine/import/guess-columns.ts';
import { verdictNames } from '#engine/import/reasons.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { count } from '#engine/text/wording.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Executor } from '#server/db/kysely.ts';
import { confirmImport, settleImport } from '#server/imports/begin-import.ts';
import { advanceImport } from '#server/imports/imports.ts';
import { findImport, previewOf } from '#server/imports/read-import.ts';
import type { Import, ImportDeps } from '#server/imports/work.ts';
import { streamRefusedRows } from '#server/operator/exports/refused-rows.ts';
import { loadSiteSecret } from '#server/signing/secret.ts';
import { readEnv } from '#server/start/environment.ts';
import { type ImportOptions, readOptions } from './read-options.ts';
import { uploadFile } from './upload-file.ts';

const going = new AbortController().signal;
/** How long to wait for another process that works on the import, in milliseconds. */
const pauseMs = 300;

/** Works until nothing is left to do; a running site may do part of it. */
async function work(db: Executor, deps: ImportDeps, id: string): Promise<Import> {
  let said = 0;
  for (;;) {
    const didWork = await advanceImport(db, deps, going, id);
    const one = await readImport(db, id);
    if (one.problem !== null) throw new OperatorError(one.problem);
    if (!['reading', 'judging', 'writing'].includes(one.state)) return one;
    if (one.position - said >= 50_000) {
      said = one.position;
      console.log(`${one.state}: ${Math.min(one.position, one.rows)} of ${one.rows} rows`);
    }
    if (!didWork) await wait(pauseMs);
  }
}

async function readImport(db: Executor, id: string): Promise<Import> {
  const one = await findImport(db, id);
  if (!one) throw new OperatorError('The import no longer exists.');
  return one;
}

async function settle(
  db: Executor,
  deps: ImportDeps,
  one: Import,
  { columns, settings }: ImportOptions,
): Promise<void> {
  const guessed = guessColumns(one.titles, await previewOf(db, one.id));
  for (const title of columns.keys()) {
    if (!one.titles.includes(title)) {
      throw new OperatorError(
        `The file has no column “${title}”. There are: ${one.titles.join(', ')}.`,
      );
    }
  }
  const roles: ColumnRole[] = one.titles.map(
    (title, place) => columns.get(title) ?? guessed[place] ?? 'leave-out',
  );
  console.log(`\nRead as ${one.encoding}, ${count(one.rows, 'row')}. Its columns:`);
  for (const [place, title] of one.titles.entries()) console.log(`  ${title}: ${roles[place]}`);
  await settleImport(db, deps.site, one, { ...settings, columns: roles });
}

function printCounts({ counts }: Import): void {
  console.log('');
  for (const [verdict, name] of Object.entries(verdictNames)) {
    const rows = new Map(Object.entries(counts)).get(verdict) ?? 0;
    if (rows > 0) console.log(`  ${String(rows).padStart(9)} ${name}`);
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function importPeople(db: Executor, deps: ImportDeps, options: ImportOptions): Promise<void> {
  const { coach, settings, isConfirmed, refused } = options;
  const id = await uploadFile(db, options.file, coach);
  let one = await work(db, deps, id);
  if (one.state === 'draft' || one.state === 'judged') {
    await settle(db, deps, one, options);
    one = await work(db, deps, id);
    printCounts(one);
    const people = one.counts.new ?? 0;
    const begins = settings.campaign === null ? '' : ` and start “${settings.campaign}” for them`;
    const question = `\nWrite ${count(people, 'new lead')}${begins}?`;
    if (people > 0 && !isConfirmed && !(await confirm(question))) {
      console.log('Nothing was written. Run it again with --yes, or confirm it in the console.');
      return;
    }
    await confirmImport(db, one, people);
    one = await work(db, deps, id);
  }
  console.log(`\n${count(one.imported, 'lead')} imported. Not imported:`);
  printCounts(one);
  if (refused === undefined) return;
  const { body } = await streamRefusedRows(db, one);
  await pipeline(body ?? [], createWriteStream(refused, { mode: 0o600 }));
  console.log(`The rows that were not imported are in ${refused}, each with its reason.`);
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const site = readSite();
  const slugs = site.coaches.map(({ slug }) => slug);
  if (!slugs.includes(options.coach)) {
    throw new OperatorError(`There is no coach ${options.coach}. There are: ${slugs.join(', ')}.`);
  }
  const env = readEnv(process.env);
  await withDatabase(env, async ({ kysely }) => {
    const secret = await loadSiteSecret(kysely, env.SECRET);
    await importPeople(kysely, { site, secret }, options);
  });
});
