import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isProcessAlive } from '#server/db/embedded/cluster.ts';
import { makeFolder } from '#server/db/embedded/make-folder.ts';
import { releaseStaleFile } from '#server/db/embedded/postmaster.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { quiet } from '#tests/support/database/database.ts';
import {
  type DatabaseProcess,
  startDatabaseProcess,
} from '#tests/support/database/database-process.ts';
import { runScript } from '#tests/support/run/run-script.ts';
import { until } from '#tests/support/run/until.ts';

let dataDir = '';
const closings: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-embedded-'));
  chmodSync(dataDir, 0o755);
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openHere(folder = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: folder, log: quiet });
  closings.push(() => database.close());
  return database;
}

async function openThere(): Promise<DatabaseProcess> {
  const there = await startDatabaseProcess(dataDir);
  closings.push(() => there.kill());
  return there;
}

const pidFile = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

const note = ({ pool }: Database, text: string) =>
  pool
    .query('create table if not exists notes (text text)')
    .then(() => pool.query('insert into notes values ($1)', [text]));

async function notes(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>('select text from notes order by text');
  await client.end();
  return rows.map(({ text }) => text);
}

/** Whether a query goes through, on whichever connection the pool has or makes. */
const isReachable = ({ pool }: Database) =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

describe('the embedded PostgreSQL', () => {
  it('runs with what is preloaded into the site, like a moved clock, and with none of its secrets', async () => {
    const given = { LD_PRELOAD: 'libm.so.6', FAKETIME: '+3d', SECRET: 'a secret of the tests' };
    Object.assign(process.env, given);
    onTestFinished(() => {
      for (const name of Object.keys(given)) delete process.env[name];
    });
    await openHere();
    const environment = readFileSync(`/proc/${serverPid()}/environ`, 'utf8').split('\0');
    expect(environment).toContain('LD_PRELOAD=libm.so.6');
    expect(environment).toContain('FAKETIME=+3d');
    expect(environment.join()).not.toContain(given.SECRET);
  });

  it('keeps its data, its port and nothing running between two starts', async () => {
    const first = await openDatabase({ dataDir, log: quiet });
    expect(first.describe).toContain('PostgreSQL 18, embedded');
    await note(first, 'kept');
    const pid = serverPid();
    await first.close();
    expect(isProcessAlive(pid)).toBe(false);
    const second = await openHere();
    expect(await notes(second.url)).toEqual(['kept']);
    expect(second.url).toBe(first.url);
  });

  it('syncs to disk, listens on the loopback alone and wants its password', async () => {
    const { pool, url } = await openHere();
    const { rows } = await pool.query(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as address`,
    );
    expect(rows).toEqual([{ fsync: 'on', address: '127.0.0.1' }]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    const client = new pg.Client({ connectionString: wrong.href });
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('can be used by commands without a password in their arguments, which everybody may read', async () => {
    const { url = '' } = await openHere();
    const bare = new URL(url);
    const PGPASSWORD = decodeURIComponent(bare.password);
    bare.password = '';
    const check = (env: Readonly<Record<string, string>>) =>
      runScript('migrate', 'status', { DATABASE_URL: bare.href, ...env });
    expect(check({ PGPASSWORD: '' }).stderr).toContain(
      'it asks for a password, and there is none in the address or in PGPASSWORD. Check DATABASE_URL',
    );
    expect(check({ PGPASSWORD })).toMatchObject({ status: 0, stderr: '' });
  });

  it('writes nothing into its log that stood in a statement, a parameter or a row', async () => {
    const { pool } = await openHere();
    await pool.query('create table people (name text check (length(name) < 3), id uuid)');
    for (const [statement, values] of [
      ['insert into people (name) values ($1)', ['Zebra Quagga']],
      ["insert into people (name) values ('Zebra Quagga')", []],
      ['insert into people (id) values ($1)', ['Zebra Quagga']],
      ["select 'Zebra Quagga' from nowhere", []],
      ["do $$ begin raise warning 'Zebra Quagga'; end $$", []],
    ] as const) {
      await pool.query(statement, [...values]).catch(() => {});
    }
    const { rows } = await pool.query(
      `select name, setting from pg_settings where name like 'log_%' order by name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      log_parameter_max_length: '0',
      log_parameter_max_length_on_error: '0',
    });
    expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toContain('Zebra');
  });

  it('runs in a folder that only its owner may enter', async () => {
    chmodSync(dataDir, 0o700);
    expect((await openHere()).describe).toContain('embedded');
  });

  it('is made once when two processes start on an empty folder', async () => {
    const [one, two] = await Promise.all([openThere(), openThere()]);
    expect(one.url).toBe(two.url);
    expect([one, two].filter((there) => there.describe.includes('another process'))).toHaveLength(
      1,
    );
  });

  it('gets its folders from several processes that start at once', async () => {
    for (const turn of ['one', 'two', 'three', 'four']) {
      const folder = join(dataDir, turn, 'in', 'another');
      await Promise.all([1, 2, 3].map(() => makeFolder(folder)));
      expect(existsSync(folder)).toBe(true);
    }
  });

  it('is joined by a second process, which leaves it running', async () => {
    const there = await openThere();
    const here = await openDatabase({ dataDir, log: quiet });
    expect(here.describe).toContain('another process had started it');
    expect(here.url).toBe(there.url);
    await note(here, 'from here');
    await here.close();
    expect(await notes(there.url)).toEqual(['from here']);
    const pid = serverPid();
    expect(await there.stop()).toBe(0);
    expect(isProcessAlive(pid)).toBe(false);
  });

  it('ends by itself when its process is killed, and is started by the next one', async () => {
    const there = await openThere();
    await note(await openHere(), 'acknowledged');
    const pid = serverPid();
    await Promise.all(closings.splice(1).map((close) => close()));
    await there.kill();
    const here = await openHere();
    expect(await notes(here.url)).toEqual(['acknowledged']);
    expect(serverPid()).not.toBe(pid);
    await until(() => !isProcessAlive(pid));
  });

  it('is taken over at the same address by a process that had joined it', async () => {
    const there = await openThere();
    const here = await openHere();
    const pid = serverPid();
    await there.kill();
    await until(async () => (await isReachable(here)) && serverPid() !== pid);
    expect(here.url).toBe(there.url);
  });

  it('is started again when it crashes', async () => {
    const here = await openHere();
    await note(here, 'acknowledged');
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await until(async () => (await isReachable(here)) && serverPid() !== pid);
    expect(await notes(here.url)).toEqual(['acknowledged']);
  });

  it('is not mistaken for the server of a copy of its data that took its port meanwhile', async () => {
    const before = await openDatabase({ dataDir, log: quiet });
    await note(before, 'ours');
    await before.close();
    const copy = join(dataDir, 'copy');
    mkdirSync(copy);
    execFileSync('cp', ['-a', join(dataDir, 'postgres'), copy]);
    const errors: string[] = [];
    const log = { ...quiet, error: (text: string) => errors.push(text) };
    const here = await openDatabase({ dataDir, log });
    closings.push(() => here.close());
    const pid = serverPid();
    const cluster = join(dataDir, 'postgres', 'cluster');
    // So that it cannot be first.
    renameSync(cluster, `${cluster}-away`);
    process.kill(pid, 'SIGKILL');
    await until(() => !isProcessAlive(pid));
    const other = await openDatabase({ dataDir: copy, log: quiet });
    expect(other.url).toBe(here.url);
    const asked = here.pool.query('select text from notes');
    await expect(asked).rejects.toThrow(
      `Connection terminated: the server at this address has its data in ${join(copy, 'postgres', 'cluster')}`,
    );
    const { port } = new URL(here.url);
    await until(() => errors.length > 0);
    expect(errors[0]).toContain(`because another program has its port, ${port}.`);
    await other.close();
    renameSync(`${cluster}-away`, cluster);
    await until(() => isReachable(here));
    expect(await notes(here.url)).toEqual(['ours']);
  });

  it('starts although another program has got the process id of a killed server', async () => {
    const there = await openThere();
    await note(await openHere(), 'acknowledged');
    const lines = readFileSync(pidFile(), 'utf8').split('\n');
    await Promise.all(closings.splice(1).map((close) => close()));
    await there.kill();
    await until(() => !isProcessAlive(Number(lines[0])));
    writeFileSync(pidFile(), [String(process.pid), ...lines.slice(1)].join('\n'));
    expect(await notes((await openHere()).url)).toEqual(['acknowledged']);
  });

  it('keeps its file when another process started it while this one was about to', async () => {
    const there = await openThere();
    const file = readFileSync(pidFile(), 'utf8');
    releaseStaleFile(join(dataDir, 'postgres'));
    expect(readFileSync(pidFile(), 'utf8')).toBe(file);
    expect((await openHere()).url).toBe(there.url);
  });

  it('says why it cannot run, and what to set instead', async () => {
    writeFileSync(join(dataDir, 'postgres'), 'a file where the folder would be');
    await expect(openHere()).rejects.toThrow(
      /^The embedded PostgreSQL cannot run here\. .*postgres.*\nGive it a folder that is its own with DATA_DIR \(now .*\), or set DATABASE_URL to another PostgreSQL server, 14 or later\.$/s,
    );
  });

  it('says so of a folder where none can be made', async () => {
    const opening = openDatabase({ dataDir: '/proc/none/here', log: quiet });
    await expect(opening).rejects.toThrow(
      /^The embedded PostgreSQL cannot run here\. E[A-Z]+: .*\/proc/,
    );
  });

  it('starts no empty database beside the data that PGlite left', async () => {
    const folder = join(dataDir, 'pglite');
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(openHere()).rejects.toThrow(
      `The data in ${folder} was written by PGlite, which this release no longer has. Carry it ` +
        'over with the previous release: npm run move-database -- --to postgres://… Then set ' +
        'DATABASE_URL to that address and start this release.',
    );
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });
});
