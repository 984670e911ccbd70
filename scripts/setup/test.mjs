// Runs every check and every test, all of them even if one fails, and ends with the line
// "N passed, N failed". A static check counts as one test; a runner that crashed, ran nothing or
// skipped something counts as failed. Three stages run at a time; their output comes in order.
// Usage: node scripts/setup/test.mjs [unit | database | system]
// (npm test and npm run test:system set everything up first)
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listMissingBrowsers } from './browser.mjs';
import { makeTestFolder } from './test-folder.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';
import { carryOutStages } from './test-stages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
if (!existsSync(bin)) {
  console.error('The packages are not installed. Run `npm test`, which installs them first.');
  process.exit(1);
}
const folder = makeTestFolder();

/** A static check: one test, passed when the command ends with 0. */
function readExitCode(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const color = process.stdout.isTTY ? 'force' : 'off';

/**
 * The files of one vitest project.
 *
 * @param workers how many at a time; more than there are cores where tests wait for other processes
 */
function vitestStage(title, project, workers) {
  const report = join(folder, `${project}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--project=${project}`, `--maxWorkers=${workers}`, ...output];
  return { title, command: 'vitest', args, read: (code) => readVitest(code, report) };
}

const browserReport = join(folder, 'playwright.json');

const checks = [
  {
    title: 'Types',
    command: 'tsc',
    args: ['--noEmit'],
    // It collects no garbage before there is a lot, which took a fifth of its time.
    env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
    read: readExitCode,
  },
  { title: 'Lint', command: 'biome', args: ['ci', `--colors=${color}`], read: readExitCode },
  { title: 'Dead code', command: 'knip', args: [], read: readExitCode },
];
const tiers = {
  unit: [vitestStage('Unit', 'unit', 2)],
  database: [vitestStage('Database', 'database', 3)],
  system: [
    { ...vitestStage('System: processes', 'system', 4), isLong: true },
    {
      title: 'System: browsers',
      command: 'playwright',
      args: ['test', '--config=tests/playwright.config.ts', '--reporter=line,json'],
      // Node runs the sources as they are; Playwright would turn them into other code in each process.
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, PW_DISABLE_TS_ESM: '1' },
      isLong: true,
      read: (code) => readPlaywright(code, browserReport),
    },
  ],
};
const [chosen] = process.argv.slice(2);
const stages = chosen ? tiers[chosen] : [...checks, ...Object.values(tiers).flat()];
if (!stages) {
  console.error(`There is no tier "${chosen}". There are: ${Object.keys(tiers).join(', ')}.`);
  process.exit(1);
}

/** The running program, so that stopping the run stops it too. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}

/** @param say receives the output */
function run({ command, args, env, isLong }, say) {
  return new Promise((resolve) => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The Node that came with the packages precedes the system's.
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        // Hundreds of processes run the same sources.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
        ...env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        TMPDIR: folder,
      },
    });
    running.add(child);
    // Stages that compute fill the time in which those that wait leave the cores idle.
    if (!isLong && child.pid !== undefined) setPriority(child.pid, 10);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', say);
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

const results = await carryOutStages(stages, run, (text) => process.stdout.write(text));
rmSync(folder, { recursive: true, force: true });

console.log('\n── Summary ──');
for (const { title, took, passed, failed, note } of results) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const remark = note ? `  (${note})` : '';
  console.log(`${title.padEnd(24)}${counts}${`${took.toFixed(1)} s`.padStart(9)}${remark}`);
}
const missing = listMissingBrowsers();
if (missing.length > 0) {
  console.log(
    `\nNot run: the tests in ${missing.join(' and ')}, for which there is no package here.`,
  );
}
// Repeated at the end, for whoever only keeps the last lines of a run.
for (const failure of results.flatMap(({ failures = [] }) => failures)) {
  console.log(`\n✗ ${failure}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
