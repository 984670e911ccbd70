import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrateDown } from '#server/db/open/migrate.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { runScript } from '#tests/support/run/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnelfile-absent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commands: readonly (readonly [string, readonly string[]])[] = [
  ['lead', ['export', 'ada@example.com']],
  ['lead', ['erase', 'ada@example.com']],
  ['operator', ['reset']],
  ['rewound', []],
  ['backup', ['--to', folder]],
  ['move-database', ['--to', 'postgres://127.0.0.1:1/site']],
  ['migrate', ['status']],
  ['migrate', ['down']],
];

describe('a command on a data folder in which no site has been', () => {
  it.each(commands)('npm run %s %j makes none', (name, args) => {
    const DATA_DIR = join(folder, 'mistyped');
    const { status, stdout, stderr } = runScript(name, ...args, { DATA_DIR, DATABASE_URL: '' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^There is no database in .*mistyped: no site has been started with it as its data folder\. Check DATA_DIR, or set DATABASE_URL/,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('names the option by which the folder was given', () => {
    const { stderr } = runScript('backup', '--from', join(folder, 'mistyped'));
    expect(stderr).toContain('Check --from, or set DATABASE_URL');
  });
});

describe('a command on a database in which no site has been', () => {
  it('makes no tables in it', async () => {
    const { pool, kysely, url = '' } = await openTestDatabase();
    await migrateDown(kysely, { steps: 1000 });
    await pool.query('drop table kysely_migration, kysely_migration_lock');
    const { status, stderr } = runScript('lead', 'export', 'ada@example.com', {
      DATABASE_URL: url,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There are no tables yet in PostgreSQL at .*check the address/);
    const { rows } = await pool.query(`select 1 from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([]);
  });
});

describe('migrations are reverted', () => {
  it('one at a time, and several only when that is meant', async () => {
    const { pool, url = '' } = await openTestDatabase();
    const read = async () => (await pool.query('select 1 from kysely_migration')).rowCount ?? 0;
    const all = await read();
    const env = { DATABASE_URL: url };
    const refused = runScript('migrate', 'down', '999', env);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      new RegExp(
        `^This would revert ${all} migrations, from \\d{4}-.* back to 0001-.* with --yes\\.$`,
      ),
    );
    expect(await read()).toBe(all);
    expect(runScript('migrate', 'down', env).status).toBe(0);
    expect(await read()).toBe(all - 1);
    expect(runScript('migrate', 'down', '2', '--yes', env).status).toBe(0);
    expect(await read()).toBe(all - 3);
  });
});

describe('a database is moved', () => {
  it('to another one, not onto itself', async () => {
    const { url = '' } = await openTestDatabase();
    const { status, stderr } = runScript('move-database', '--to', url, { DATABASE_URL: url });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Both are the same database. Give the address of another one, which is empty.',
    );
  });
});
