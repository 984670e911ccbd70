import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readPlaywright, readVitest } from '../../../scripts/setup/test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'funnelfile-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const testFile = fileURLToPath(new URL('../../engine/shape.test.ts', import.meta.url));

it('names each failed test of vitest and how its error begins', () => {
  const file = write({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: testFile,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a circle is round' },
          {
            status: 'failed',
            fullName: 'a square has corners',
            failureMessages: ['\u001b[31mexpected 3 to be 4\u001b[39m\n    at once'],
          },
        ],
      },
      { name: testFile, status: 'failed', message: 'does not load', assertionResults: [] },
    ],
  });
  expect(readVitest(1, file)).toEqual({
    passed: 1,
    failed: 2,
    note: undefined,
    failures: [
      'tests/engine/shape.test.ts › a square has corners\n    expected 3 to be 4\n        at once',
      'tests/engine/shape.test.ts › \n    does not load',
    ],
  });
});

it('names each failed test of Playwright, however deep its suite lies', () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'e2e/shape.spec.ts',
    title,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'no corner found' }] }] }],
  });
  const file = write({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [spec('round', true)], suites: [{ specs: [spec('square', false)] }] }],
  });
  expect(readPlaywright(1, file)).toEqual({
    passed: 1,
    failed: 1,
    note: undefined,
    failures: ['e2e/shape.spec.ts › square\n    no corner found'],
  });
});

it('counts a run without a report, without a test or with an error outside as failed', () => {
  const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  expect(readVitest(0, join(folder, 'absent.json'))).toMatchObject({ passed: 0, failed: 1 });
  expect(readVitest(0, write({ ...nothing, testResults: [] }))).toMatchObject({ failed: 1 });
  const crashed = write({ ...nothing, numPassedTests: 1, testResults: [] });
  expect(readVitest(1, crashed)).toMatchObject({ passed: 1, failed: 1 });
  expect(readVitest(0, crashed)).toMatchObject({ passed: 1, failed: 0 });
});
