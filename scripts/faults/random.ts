import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, never } from '#scripts/support/figures.ts';
import { runProcess } from '#scripts/support/processes.ts';
import type { Say } from '#scripts/support/say.ts';
import { timesName } from '#tests/support/any/random-runs.ts';

const limitMs = 3 * 3_600_000;

/**
 * Runs the tests whose input is made up with so many times as many inputs as `npm test`.
 *
 * @throws Error if Vitest could not run
 */
export async function tryManyInputs(
  dataDir: string,
  { times }: { readonly times: number },
  say: Say,
): Promise<readonly Figure[]> {
  const files = globSync('tests/**/*.test.ts')
    .filter((file) => readFileSync(file, 'utf8').includes('/random-runs.ts'))
    .toSorted();
  say(`${files.length} files, ${times} times as many inputs as npm test tries`);
  const report = join(dataDir, 'random.json');
  const options = ['--reporter=json', `--outputFile=${report}`];
  const env = { [timesName]: String(times) };
  const command = [join('node_modules', '.bin', 'vitest'), 'run', ...files, ...options] as const;
  // It ends with a failure where a test fails, and without a report where it did not run.
  await runProcess(command, { env, limitMs }).catch(() => {});
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly numFailedTests: number;
    readonly numPassedTests: number;
  };
  return [
    never(
      'random',
      'tests with made-up input that fail',
      numFailedTests,
      `${numPassedTests} passed`,
    ),
  ];
}
