import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { openTestDatabase, quiet } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { examineOne, needsOf, plainEnv } from './examine-with.ts';

const separateEnv = { ...plainEnv, DATABASE_URL: 'postgres://a-server-of-its-own' };
const needs = (database: Database) =>
  needsOf({ env: separateEnv, database, noDatabase: undefined });

/** Changes a setting of one database and connects to it anew, because only that shows it. */
async function setHere({ pool, url }: Database, setting: string, value: string): Promise<Database> {
  const { rows } = await pool.query('select current_database() as name');
  await pool.query(`alter database ${rows[0].name} set ${setting} = ${value}`);
  const again = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
  closeAfterFile(() => again.close());
  return again;
}

/** Changes a setting of the whole server for as long as something is done. */
async function withSetting<Result>(
  { pool }: Database,
  [setting, value]: readonly [string, string],
  act: () => Promise<Result>,
): Promise<Result> {
  const change = async (statement: string) => {
    await pool.query(statement);
    await pool.query('select pg_reload_conf()');
    await pool.query('select pg_sleep(0.2)');
  };
  await change(`alter system set ${setting} = ${value}`);
  try {
    return await act();
  } finally {
    await change(`alter system reset ${setting}`);
  }
}

const asSuperuser =
  'Run these statements as a superuser; on a managed server, use its settings page.';

test('a server that syncs nothing to its disk loses everything at a power cut', async () => {
  // The servers of the tests do so: what they hold goes with the run.
  const database = await openTestDatabase();
  expect(await examineOne(needs(database), 'Durability')).toEqual({
    name: 'Durability',
    state: 'bad',
    found: 'Settings put data at risk: fsync is off.',
    evidence: [
      'fsync = off (configuration file)',
      'full_page_writes = on (default)',
      'synchronous_commit = on (default)',
    ],
    consequence:
      'After a power failure or a crash of the machine the whole database may be unreadable.',
    remedy: asSuperuser,
    enter: 'alter system set fsync = on;\nselect pg_reload_conf();',
  });
});

test('torn pages, and commits that nobody waits for, are named with the statement that helps', async () => {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query('select current_database() as name');
  const hasty = await setHere(database, 'synchronous_commit', 'off');
  const torn = await withSetting(database, ['full_page_writes', 'off'], () =>
    examineOne(needs(hasty), 'Durability'),
  );
  expect(torn).toMatchObject({
    state: 'bad',
    found:
      'Settings put data at risk: fsync is off, full_page_writes is off, and synchronous_commit is off.',
    consequence:
      'After a power failure or a crash of the machine the whole database may be unreadable. ' +
      'A page that was half written when the machine stopped stays corrupt. ' +
      'A crash loses the last moments: people who were told "thank you" are not saved.',
    enter:
      'alter system set fsync = on;\nalter system set full_page_writes = on;\n' +
      `alter database "${rows[0].name}" reset synchronous_commit;\nselect pg_reload_conf();`,
  });
});

test('spoilt pages that are passed over, and a server that cleans nothing up, are bad', async () => {
  const database = await openTestDatabase();
  const careless = await setHere(database, 'zero_damaged_pages', 'on');
  expect(await examineOne(needs(careless), 'Page checks')).toMatchObject({
    state: 'bad',
    found: 'Corrupt pages are ignored: zero_damaged_pages is on.',
    consequence: 'Rows on corrupt pages vanish without an error.',
  });
  const lazy = await withSetting(database, ['autovacuum', 'off'], () =>
    examineOne(needs(database), 'Vacuuming'),
  );
  expect(lazy).toMatchObject({
    state: 'bad',
    found: 'Nothing cleans up: autovacuum is off.',
    consequence:
      'Nothing removes dead rows: tables grow, the site slows down, and eventually it stops.',
    enter: 'alter system set autovacuum = on;\nselect pg_reload_conf();',
  });
  expect(await examineOne(needs(database), 'Vacuuming')).toMatchObject({ state: 'good' });
});

test('a server whose log may hold rows is told how to keep them out', async () => {
  const database = await openTestDatabase();
  expect(await examineOne(needs(database), 'Server log')).toEqual({
    name: 'Server log',
    state: 'warning',
    found:
      'The log of the server may contain rows: log_error_verbosity is default and log_min_error_statement is error.',
    evidence: [
      'log_error_verbosity = default (default)',
      'log_min_error_statement = error (default)',
    ],
    consequence:
      'The DETAIL of an error quotes rows, including email addresses. A failing statement is logged with its values.',
    remedy: asSuperuser,
    enter:
      'alter system set log_error_verbosity = terse;\nalter system set log_min_error_statement = panic;\nselect pg_reload_conf();',
  });
  await setHere(database, 'log_error_verbosity', 'terse');
  const quietOne = await setHere(database, 'log_min_error_statement', 'panic');
  expect(await examineOne(needs(quietOne), 'Server log')).toMatchObject({
    state: 'good',
    found: 'The log of the server contains no rows.',
  });
});

test('a server without an archive says what that means', async () => {
  expect(await examineOne(needs(await openTestDatabase()), 'Archive')).toMatchObject({
    state: 'good',
    found:
      'Changes are not archived: if the server is lost, so is everything after the last backup.',
  });
});

test('a backup that the server itself made is known by the note of its unit', async () => {
  const database = await openTestDatabase();
  const note = new URL('../../../scripts/deploy/archive/note-backup.sql', import.meta.url);
  for (const _ of ['the first', 'the next']) {
    await database.pool.query(await readFile(note, 'utf8'));
    expect(await examineOne(needs(database), 'Backup')).toMatchObject({
      state: 'good',
      found: expect.stringMatching(/^The last backup was made \d s ago\.$/),
    });
  }
});

test('a place that is kept for a follower is seen', async () => {
  const database = await openTestDatabase();
  expect(await examineOne(needs(database), 'Replication')).toMatchObject({
    state: 'good',
    found:
      'No other server follows this one: if its machine is lost, only the last backup remains.',
  });
  await database.pool.query("select pg_create_physical_replication_slot('doctor_left', true)");
  try {
    expect(await examineOne(needs(database), 'Replication')).toMatchObject({
      state: 'good',
      evidence: [expect.stringMatching(/^slot doctor_left: not in use, keeps \d+ MB$/)],
    });
  } finally {
    await database.pool.query("select pg_drop_replication_slot('doctor_left')");
  }
});

test('dead rows that pile up are named by their table', async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  await pool.query('create table heap (n int) with (autovacuum_enabled = false)');
  await pool.query('insert into heap select generate_series(1, 60000)');
  await pool.query('update heap set n = n + 1');
  const read = () => examineOne(needs(database), 'Dead rows');
  await until(async () => (await read()).state !== 'good');
  expect(await read()).toEqual({
    name: 'Dead rows',
    state: 'warning',
    found: '60,000 dead rows have piled up in heap.',
    evidence: ['heap: 60,000 dead beside 60,000 live, vacuumed never'],
    consequence: 'Every query on the table reads them as well: the site and the console slow down.',
    remedy:
      'First check whether an old transaction is holding them, then remove them. This disturbs nobody.',
    enter: 'vacuum (analyze, verbose) heap;',
  });
});

test('what else there is to see of a server is good on one that is well', async () => {
  const database = await openTestDatabase();
  for (const name of ['Connection', 'Space', 'Old transactions', 'Dead rows', 'Clock']) {
    expect(await examineOne(needs(database), name)).toMatchObject({ name, state: 'good' });
  }
  expect(await examineOne(needs(database), 'Connection')).toMatchObject({
    found: 'The server is on this machine; nothing passes a network.',
  });
});

test('a database that is gone makes nothing of it good, and only itself bad', async () => {
  const gone = needsOf({
    env: separateEnv,
    noDatabase: { kind: 'failed', reason: 'PostgreSQL at db:5432 did not answer.' },
  });
  expect(await examineOne(gone, 'Durability')).toMatchObject({
    state: 'unknown',
    found: 'The database does not answer, so this is unknown.',
  });
  expect(await examineOne(gone, 'Database')).toEqual({
    name: 'Database',
    state: 'bad',
    found: 'It cannot be used: PostgreSQL at db:5432 did not answer.',
    evidence: [],
    consequence: 'Visitors can read pages, but nothing they send is saved.',
    remedy: 'Make sure that the server in DATABASE_URL runs and can be reached from here.',
  });
});
