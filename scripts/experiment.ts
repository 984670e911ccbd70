// Lists the experiments, or concludes one: rewrites its funnel's file with the chosen words.
// Usage: npm run experiment -- list | conclude <id> --keep <variant or control>
// [-- --dir <folder of coach folders>]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { compileSite } from '#engine/compile.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { applyVariant } from '#engine/experiment/apply-variant.ts';
import { formatFinding, isError } from '#engine/read/findings.ts';
import { controlName } from '#engine/site/experiment.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { allOf, count, oneOf } from '#engine/text/wording.ts';
import { writeSeen } from '#engine/version/seen.ts';
import { sitePaths } from '#renderer/documents.tsx';
import { concludeExperiment } from '#renderer/source/edit/conclude-experiment.ts';
import { readFolder } from '#renderer/source/read-folder.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';

const usage =
  'Say what to do: npm run experiment -- list, or conclude <id> --keep <variant>, where control leaves the page as it is.';

const root = process.cwd();

/** A funnel with an experiment, and its file. */
interface Declared {
  readonly file: string;
  readonly funnel: DeepReadonly<LeadFunnel>;
  readonly experiment: NonNullable<DeepReadonly<LeadFunnel>['experiment']>;
}

function listExperiments(path: string): readonly Declared[] {
  return readFolder(root, path).files.flatMap(({ file, exports }) => {
    const funnel = exports['funnel'] as DeepReadonly<LeadFunnel> | undefined;
    const experiment = funnel?.experiment;
    return funnel && experiment ? [{ file, funnel, experiment }] : [];
  });
}

function list(experiments: readonly Declared[]): void {
  if (experiments.length === 0) console.log('No funnel declares an experiment.');
  for (const { file, funnel, experiment } of experiments) {
    const names = Object.keys(experiment.variants);
    console.log(
      `${experiment.id}  ${file}, ${funnel.id}: ${experiment.share}% of the visitors see ${allOf(names)}.`,
    );
  }
  if (experiments.length > 0) {
    console.log('\nTheir results so far are in the console, under Experiments.');
  }
}

/** The new words are inserted, formatted and checked before anything is written. */
function conclude({ file, funnel, experiment }: Declared, keep: string, path: string): void {
  const names = [controlName, ...Object.keys(experiment.variants)];
  if (!names.includes(keep)) {
    throw new OperatorError(
      `The experiment ${experiment.id} has no variant ${keep}: --keep takes ${oneOf(names)}.`,
    );
  }
  const before = readFileSync(join(root, file), 'utf8');
  const kept = keep === controlName ? undefined : keep;
  const text = format(file, concludeExperiment(file, before, kept));
  const wanted = kept === undefined ? withoutExperiment(funnel) : applyVariant(funnel, kept);
  const source = readSource(file, text);
  if (write(source.exports['funnel']) !== write(wanted)) {
    throw new OperatorError(
      `${file} cannot be rewritten automatically without changing what the variant says. Copy its words into the page by hand and remove the experiment.`,
    );
  }
  const { files, ...beside } = readFolder(root, path);
  const others = files.map((one) => (one.file === file ? source : one));
  const mistakes = compileSite(others, sitePaths, beside).findings.filter(isError);
  if (mistakes.length > 0) {
    throw new OperatorError(
      `Nothing was written, because the declarations contain ${count(mistakes.length, 'mistake')}:\n\n${mistakes.map(formatFinding).join('\n')}`,
    );
  }
  writeFileSync(join(root, file), text);
  console.log(showDifference(file, before));
  console.log(
    `The experiment ${experiment.id} is concluded in ${file}. Commit and deploy it; the result stays in the console.`,
  );
}

function withoutExperiment({ experiment: _, ...funnel }: DeepReadonly<LeadFunnel>) {
  return funnel;
}

function write(declared: unknown): string {
  return writeSeen(JSON.parse(JSON.stringify(declared ?? null)));
}

/** Formats the text as if it were in `funnels/`; Biome may ignore files elsewhere. */
function format(file: string, text: string): string {
  const place = join(root, 'funnels', basename(file));
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${place}`], {
    cwd: root,
    encoding: 'utf8',
    input: text,
  });
  if (status !== 0) throw new OperatorError(`${file} cannot be formatted: ${stderr.trim()}`);
  return stdout;
}

/** The changed lines as git shows them, once the new text is in the file. */
function showDifference(file: string, before: string): string {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '--', '-', file], {
    cwd: root,
    encoding: 'utf8',
    input: before,
  });
  return stdout.slice(Math.max(0, stdout.indexOf('@@')));
}

await runCommand(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { keep: { type: 'string' }, dir: { type: 'string' } },
  });
  const path = relative(root, resolve(root, values.dir ?? 'funnels')).replaceAll('\\', '/');
  if (!existsSync(path)) throw new OperatorError(`There is no folder ${path}.`);
  const [command, id, ...others] = positionals;
  const experiments = listExperiments(path);
  if (others.length > 0 || (command === 'list' && id !== undefined)) throw new OperatorError(usage);
  if (command === 'list') {
    list(experiments);
    return;
  }
  if (command !== 'conclude' || id === undefined || values.keep === undefined) {
    throw new OperatorError(usage);
  }
  const declared = experiments.find(({ experiment }) => experiment.id === id);
  if (!declared) {
    const known = experiments.map(({ experiment }) => experiment.id);
    throw new OperatorError(
      `No funnel declares an experiment ${id}. ${known.length > 0 ? `There are: ${allOf(known)}.` : 'There is none.'}`,
    );
  }
  conclude(declared, values.keep, path);
});
