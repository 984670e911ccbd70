// Reads the reports of vitest and Playwright: how many tests passed and failed, and which failed.
import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, note?: string | undefined, failures?: string[] }} Result
 *   what failed is told by file, name and first error
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A runner's report; undefined if it wrote none, or only part of one. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Something failed outside a test: a file that does not load, an unhandled rejection, a crash. */
function addCrash(counts, isCrash, note) {
  if (!isCrash || counts.failed > 0) return counts;
  return { ...counts, failed: 1, note };
}

/** Each failed test in vitest's report: its file, its name and the beginning of its first error. */
function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [tell(file, '', message)];
    return failed.map(({ fullName, failureMessages }) => tell(file, fullName, failureMessages[0]));
  });
}

/** Each failed test in Playwright's report, whose suites are nested. */
function listPlaywrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return tell(file, title, errors[0]?.message);
    }),
    ...suites.flatMap(listPlaywrightFailures),
  ];
}

function tell(path, name, message = '') {
  const file = isAbsolute(path) ? relative(root, path) : path;
  const beginning = stripVTControlCharacters(message).split('\n').slice(0, 30);
  return [`${file} › ${name}`, ...beginning.map((line) => `    ${line}`)].join('\n');
}

/**
 * Reads vitest's JSON report.
 *
 * @param {number} code the runner's exit code
 * @param {string} file the report
 * @returns {Result} a skipped test counts as failed, and so does a run without a report, without a test
 *   or with an error outside the tests
 */
export function readVitest(code, file) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, note: 'vitest crashed before it reported' };
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable + skipped,
    note: skipped > 0 ? `${skipped} skipped` : undefined,
    failures: listVitestFailures(report),
  };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test ran' };
  return addCrash(counts, code !== 0, 'an error outside the tests');
}

/** Reads Playwright's report; a test that only passed when repeated counts as failed. */
export function readPlaywright(code, file) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, note: 'Playwright crashed before it reported' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = {
    passed: expected,
    failed: unexpected + flaky + skipped,
    note: skipped > 0 ? `${skipped} skipped` : undefined,
    failures: listPlaywrightFailures(report),
  };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test ran' };
  return addCrash(counts, code !== 0, 'an error outside the tests');
}
