import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Examined } from '#engine/contract/console/examination-reports.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { runScript } from '#tests/support/run/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
closeAfterFile(async () => rmSync(folder, { recursive: true, force: true }));

it('a site that is only tried out has nothing wrong, and no data folder comes of looking', () => {
  const { status, stdout, stderr } = runScript('doctor', '--json', {
    DATA_DIR: join(folder, 'data'),
  });
  const { examinedAt, results } = JSON.parse(stdout) as { examinedAt: string; results: Examined[] };
  expect(results.filter(({ state }) => state !== 'good')).toEqual([]);
  expect([...new Set(results.map(({ family }) => family))].toSorted()).toEqual([
    'address',
    'database',
    'mail',
    'postmark',
    'site',
  ]);
  expect(Date.parse(examinedAt)).not.toBeNaN();
  expect([status, stderr]).toEqual([0, '']);
});

it('a database that is not there ends it with 2, and all else is examined', () => {
  const { status, stdout } = runScript('doctor', {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SECRET: 'change-me-please-1',
  });
  expect(stdout).toContain('BAD      Database');
  expect(stdout).toContain('unknown  Durability');
  expect(stdout).toContain('SECRET can be guessed: it holds a word that is tried first.');
  expect(stdout).not.toContain('change-me-please-1');
  expect(status).toBe(2);
});

it('what is not understood is answered with how to use it', () => {
  const { status, stderr } = runScript('doctor', '--fix');
  expect([status, stderr]).toEqual([
    2,
    "Unknown option '--fix'. Use: npm run doctor -- [--json] [--dns 9.9.9.9,149.112.112.112]",
  ]);
});
