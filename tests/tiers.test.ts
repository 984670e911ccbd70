import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/open/open.ts';
import { createPool } from '#server/db/pool.ts';
import { sortIntoTiers } from './support/run/tiers.ts';

const log = { info() {}, warn() {}, error() {} };

it('a unit test that reaches for a database is told where it belongs', async () => {
  const connection = { connectionString: 'postgres://127.0.0.1:1/none' };
  const open = () => createPool({ connection, size: 1, log, answerTimeoutMs: 0 });
  expect(open).toThrow('A unit test has no database.');
  const databaseUrl = connection.connectionString;
  await expect(openDatabase({ databaseUrl, dataDir: '', log })).rejects.toThrow(
    'A unit test has no database.',
  );
});

it('a test stands in the tier of the slowest thing that it can reach', () => {
  const sources = [
    { file: 'tests/a.test.ts', text: "import { it } from 'vitest';" },
    { file: 'tests/b.test.ts', text: "import '#tests/support/pool.ts';" },
    { file: 'tests/c.test.ts', text: "import '#tests/support/run.ts';" },
    { file: 'tests/support/pool.ts', text: "import pg from 'pg';" },
    { file: 'tests/support/run.ts', text: "import 'node:child_process';\nimport './pool.ts';" },
  ];
  expect(sortIntoTiers(sources)).toEqual({
    unit: ['tests/a.test.ts'],
    database: ['tests/b.test.ts'],
    system: ['tests/c.test.ts'],
  });
});
