// Runs every check and every test, all of them even if one fails, and ends with the line
// "N passed, N failed". A static check counts as one test; a runner that crashed, ran nothing or
// skipped something counts as failed. A file that fails is run once more, alone; what passes then is
// named as unsteady, which is a defect to mend. Usage: node scripts/setup/test.mjs (npm test sets everything up first)
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addRepeat, listRepeats, readPlaywright, readVitest } from './test-reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
if (!existsSync(bin)) {
  console.error('The packages are not installed. Run `npm test`, which installs them first.');
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), 'funnelfile-test-'));

/** A static check: one test, passed when the command ends with 0. */
function readExitCode(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const color = process.stdout.isTTY ? 'force' : 'off';

const stages = [
  { title: 'Types', command: 'tsc', args: ['--noEmit'], read: readExitCode },
  {
    title: 'Format and lint',
    command: 'biome',
    args: ['ci', `--colors=${color}`],
    read: readExitCode,
  },
  { title: 'Dead code', command: 'knip', args: [], read: readExitCode },
  {
    title: 'Unit and database tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    alone: ['--maxWorkers=1'],
    read: (code) => readVitest(code, vitestReport),
  },
  {
    title: 'Browser tests',
    command: 'playwright',
    args: ['test', '--config=tests/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    alone: ['--workers=1'],
    read: (code) => readPlaywright(code, playwrightReport),
  },
];

/** The running stage, so that stopping the run stops it too. */
let running;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    running?.kill(signal);
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  });
}

function run({ command, args, env }) {
  return new Promise((resolve) => {
    running = spawn(join(bin, command), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // The Node that came with the packages comes before the system's.
      env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    });
    running.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    running.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a stage, and the few files of it that failed once more, with the machine to themselves. */
async function runStage(stage) {
  const first = stage.read(await run(stage));
  const files = listRepeats(first);
  if (files.length === 0) return first;
  console.log(`\n── ${stage.title}, once more and alone: ${files.join(', ')} ──`);
  const args = [...stage.args, ...stage.alone, ...files];
  return addRepeat(first, stage.read(await run({ ...stage, args })));
}

const results = [];
for (const stage of stages) {
  console.log(`\n── ${stage.title} ──`);
  const start = Date.now();
  const result = await runStage(stage);
  results.push({ title: stage.title, took: (Date.now() - start) / 1000, ...result });
}
rmSync(reports, { recursive: true, force: true });

console.log('\n── Summary ──');
for (const { title, took, passed, failed, note } of results) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const remark = note ? `  (${note})` : '';
  console.log(`${title.padEnd(24)}${counts}${`${took.toFixed(1)} s`.padStart(9)}${remark}`);
}
// Once more at the end, where whoever keeps only the last lines of a run still finds them.
const tellAll = (mark, tests) => {
  for (const { text } of tests) console.log(`\n${mark} ${text}`);
};
tellAll(
  '~ unsteady, passed when repeated alone:',
  results.flatMap(({ unsteady = [] }) => unsteady),
);
tellAll(
  '✗',
  results.flatMap(({ failures = [] }) => failures),
);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
