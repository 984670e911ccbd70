import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '../../../scripts/setup/test-folder.mjs';

/** Larger than any process id on Linux: a process that cannot exist. */
const nobody = 4_194_305;

it('a run has a folder of its own and removes those of runs that are gone', () => {
  const first = makeTestFolder();
  onTestFinished(() => rmSync(first, { recursive: true }));
  expect(existsSync(first)).toBe(true);
  const left = join(dirname(first), `funnelfile-test-${nobody}-left`);
  mkdirSync(join(left, 'data'), { recursive: true });

  const second = makeTestFolder();
  onTestFinished(() => rmSync(second, { recursive: true }));
  expect(second).not.toBe(first);
  expect(existsSync(first)).toBe(true);
  expect(existsSync(left)).toBe(false);
});
