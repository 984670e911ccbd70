// Runs every check and every test, all of them even if one fails, and ends with the line
// "N passed, N failed". A static check counts as one test; a runner that crashed, ran nothing or
// skipped something counts as failed. Usage: node scripts/setup/test.mjs [unit | database | system]
// (npm test and npm run test:system set everything up first)
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listMissingBrowsers } from './browser.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

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

const color = process.stdout.isTTY ? 'force' : 'off';

/** The files of one of vitest's projects. */
function vitestStage(title, project) {
  const report = join(reports, `${project}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--project=${project}`, ...output];
  return { title, command: 'vitest', args, read: (code) => readVitest(code, report) };
}

const browserReport = join(reports, 'playwright.json');

const checks = [
  { title: 'Types', command: 'tsc', args: ['--noEmit'], read: readExitCode },
  { title: 'Lint', command: 'biome', args: ['ci', `--colors=${color}`], read: readExitCode },
  { title: 'Dead code', command: 'knip', args: [], read: readExitCode },
];
const tiers = {
  unit: [vitestStage('Unit', 'unit')],
  database: [vitestStage('Database', 'database')],
  system: [
    vitestStage('System: processes', 'system'),
    {
      title: 'System: browsers',
      command: 'playwright',
      args: ['test', '--config=tests/playwright.config.ts', '--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      // It waits for pages as long as the processes wait for theirs, so the two share the cores well.
      isAside: true,
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

/** The running stages, so that stopping the run stops them too. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  });
}

/** Runs a stage's command; what one that runs aside prints is shown when it has ended. */
function run({ command, args, env, isAside = false }) {
  return new Promise((resolve) => {
    const output = isAside ? 'pipe' : 'inherit';
    const child = spawn(join(bin, command), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      // The Node that came with the packages comes before the system's.
      env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    });
    running.add(child);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => printed.push(chunk));
    }
    child.on('error', (error) => {
      printed.push(`${command} could not be started: ${error.message}\n`);
      resolve({ code: 1, printed });
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, printed });
    });
  });
}

const results = [];
async function runStages(list) {
  for (const stage of list) {
    if (!stage.isAside) console.log(`\n── ${stage.title} ──`);
    const start = Date.now();
    const { code, printed } = await run(stage);
    if (stage.isAside) console.log(`\n── ${stage.title} ──`);
    for (const chunk of printed) process.stdout.write(chunk);
    results.push({ title: stage.title, took: (Date.now() - start) / 1000, ...stage.read(code) });
  }
}
const begun = Date.now();
await Promise.all([
  runStages(stages.filter(({ isAside }) => !isAside)),
  runStages(stages.filter(({ isAside }) => isAside)),
]);
rmSync(reports, { recursive: true, force: true });

console.log('\n── Summary ──');
for (const { title, took, passed, failed, note } of results) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const remark = note ? `  (${note})` : '';
  console.log(`${title.padEnd(24)}${counts}${`${took.toFixed(1)} s`.padStart(9)}${remark}`);
}
console.log(`${'Together'.padEnd(50)}${((Date.now() - begun) / 1000).toFixed(1)} s`);
const missing = listMissingBrowsers();
if (missing.length > 0) {
  console.log(
    `\nNot run: the tests in ${missing.join(' and ')}, for which there is no package here.`,
  );
}
// Once more at the end, where whoever keeps only the last lines of a run still finds them.
for (const failure of results.flatMap(({ failures = [] }) => failures)) {
  console.log(`\n✗ ${failure}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
