import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '#engine/text/operator-error.ts';
import { compress, nameBackup, writeThrough, writeWhole } from '#scripts/backup/backup-file.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { fillFromBackup } from '#scripts/restore/fill-from-backup.ts';
import { readBackup } from '#scripts/restore/read-backup.ts';
import { startSite } from '#scripts/support/site-server.ts';
import { migrateUpTo } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import {
  createDatabase,
  describeOnBothServers,
  describeWithDatabase,
  openAt,
  openTestDatabase,
} from '#tests/support/database/database.ts';
import { writeRowsOfAllSizes } from '#tests/support/database/rows-of-all-sizes.ts';
import { runScript } from '#tests/support/run/run-script.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { writeOddRows } from './odd-rows.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'funnelfile-backup-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const read = async ({ pool }: Database, statement: string) => (await pool.query(statement)).rows;

/** What a backup says behind the moment at which it was made: every row of every table. */
function rowsIn(backup: Buffer): string {
  const text = backup.toString();
  return text.slice(text.indexOf('copy '), text.lastIndexOf('-- '));
}

async function backUp({ pool }: Database): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const out = new PassThrough();
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  await compress(out, (zip) => writeBackup(pool, zip));
  return gunzipSync(Buffer.concat(chunks));
}

/** The text in pieces of a size, as a file or a network may give it. */
async function* inPieces(text: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size);
}

describeOnBothServers('a backup', (open) => {
  it('is restored as it was, and the site works on with it', async () => {
    const source = await open();
    await writeOddRows(source);
    const text = await backUp(source);
    const target = await openAt(await createDatabase());
    const { rows } = await fillFromBackup(Readable.from([text]), target);
    expect(rows).toBeGreaterThan(10);
    expect(rowsIn(await backUp(target))).toBe(rowsIn(text));
    const web = await openTestWeb(target);
    const fields = { name: 'Dora', email: 'dora@example.com' };
    expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
    // Whoever was registered is so still.
    const again = { name: 'Ada', email: 'ada@example.com' };
    expect((await web.postJson('willow-masterclass', { fields: again })).status).not.toBe(500);
    expect(await read(target, 'select count(*)::int as n from leads')).toEqual([{ n: 4 }]);
  });

  it('is restored whatever the sizes of its rows, which then lie in another order', async () => {
    const source = await open();
    await writeRowsOfAllSizes(source.pool);
    const target = await openAt(await createDatabase());
    const text = await backUp(source);
    await fillFromBackup(Readable.from([text]), target);
    const again = await backUp(target);
    expect(rowsIn(again)).not.toBe(rowsIn(text));
    const linesOf = (backup: Buffer) =>
      rowsIn(backup)
        .split('\n')
        .filter((line) => !line.startsWith('-- '))
        .sort();
    expect(linesOf(again)).toEqual(linesOf(text));
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const source = await open();
    await writeOddRows(source);
    const out = new PassThrough();
    const chunks: Buffer[] = [];
    out.on('data', (chunk: Buffer) => chunks.push(chunk));
    let isFirst = true;
    const written: Promise<unknown>[] = [];
    await writeBackup(source.pool, out, () => {
      if (!isFirst) return;
      isFirst = false;
      written.push(
        source.pool.query(`delete from settings`),
        source.pool.query(`delete from delivery_attempts`),
      );
    });
    await Promise.all(written);
    const held = new Map<string, number>();
    await readBackup(Readable.from(chunks), {
      onTable: async ({ name }, tally) => void held.set(name, tally.rows),
    });
    expect(held.get('delivery_attempts')).toBe(3);
    expect(held.get('settings')).toBeGreaterThanOrEqual(2);
  });
});

describe('reading a backup', () => {
  let text: Buffer = Buffer.alloc(0);
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
    await writeOddRows(database);
    text = await backUp(database);
  });

  it('does not depend on where its pieces are cut, and finds every other text', async () => {
    for (const size of [1, 2, 3, 7, 100]) {
      const { rows } = await readBackup(inPieces(text, size));
      expect(rows).toBeGreaterThan(10);
    }
    for (let at = 0; at < text.length; at += Math.ceil(text.length / 60)) {
      const other = Buffer.from(text);
      other[at] = (other[at] ?? 0) ^ 1;
      await expect(readBackup(inPieces(other, 4096)), `byte ${at}`).rejects.toThrow(
        /damaged|not a backup|incomplete/,
      );
      await expect(readBackup(inPieces(text.subarray(0, at), 4096))).rejects.toThrow(
        /damaged|not a backup|incomplete/,
      );
    }
  });

  it('is not made of a database in which no site has started', async () => {
    const { pool } = await openAt(await createDatabase());
    await expect(writeBackup(pool, new PassThrough())).rejects.toThrow(
      'There is nothing to back up',
    );
  });

  it('keeps no row of a damaged one', async () => {
    const target = await openAt(await createDatabase());
    const at = text.indexOf('ada@example.com');
    const other = Buffer.from(text);
    other[at] = 'e'.charCodeAt(0);
    await expect(fillFromBackup(inPieces(other, 4096), target)).rejects.toThrow(
      'The backup is damaged in the table',
    );
    expect(await read(target, 'select from leads')).toEqual([]);
    await fillFromBackup(inPieces(text, 4096), target);
    expect(rowsIn(await backUp(target))).toBe(rowsIn(text));
  });

  it('refuses a database with rows, and one of a version it does not know', async () => {
    await expect(fillFromBackup(inPieces(text, 4096), database)).rejects.toThrow(
      'already has rows; nothing was changed',
    );
    const target = await openAt(await createDatabase());
    const newer = Buffer.from(text.toString().replace('"0001-', '"9001-'));
    await expect(fillFromBackup(inPieces(newer, 4096), target)).rejects.toThrow(
      'The backup comes from a newer version of the site: this one does not know the migration 9001-',
    );
  });

  it('carries over the rows of an earlier release', async () => {
    const names = Object.keys(import.meta.glob('../../../migrations/*.ts'))
      .map((path) => path.slice(path.lastIndexOf('/') + 1, -3))
      .sort();
    const old = await openAt(await createDatabase());
    await migrateUpTo(
      old.kysely,
      names.slice(0, names.indexOf('0015-key-people-by-canonical-address') + 1),
    );
    await old.pool.query(
      `insert into leads (id, email, email_key, source) values ($1, 'Old@Example.com', 'old@example.com', 'a guide')`,
      [randomUUID()],
    );
    const target = await openAt(await createDatabase());
    const { applied } = await fillFromBackup(inPieces(await backUp(old), 4096), target);
    expect(applied).toContain('0018-keep-ticked-consents');
    expect(await read(target, 'select email from leads')).toEqual([{ email: 'Old@Example.com' }]);
  });
});

/** Starts the built site on what was restored, opens a page and signs somebody up beside those there. */
async function expectSiteStarts(url: string): Promise<void> {
  const { id, paths, source } = leadPage('lead-magnet');
  const site = await startSite({ dataDir: folder, env: { DATABASE_URL: url } });
  try {
    expect((await fetch(site.url + paths[0])).status).toBe(200);
    const answer = await fetch(`${site.url}/api/funnels/${id}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { email: 'dora@example.com' } }),
    });
    expect(answer.status).toBe(201);
  } finally {
    await site.stop();
  }
  const people = await read(await openAt(url), 'select email, source from leads order by email');
  expect(people.map(({ email }) => email)).toEqual([
    'ada@example.com',
    'bob@example.com',
    'cleo@example.com',
    'dora@example.com',
  ]);
  expect(people.at(-1)?.source).toBe(source);
}

describe('npm run backup and npm run restore', () => {
  it('work beside a running site, note when, keep the newest, start a site again, and refuse what is not whole', async () => {
    const running = await openTestDatabase();
    const from = running.url ?? '';
    await writeOddRows(running);
    const first = runScript('backup', '--from', from, '--to', folder);
    expect(first).toMatchObject({ status: 0 });
    expect(first.stderr).toMatch(/leads +3 rows/);
    await writeFile(join(folder, 'funnelfile-2020-01-01T000000Z.sql.gz'), 'old');
    const second = runScript('backup', '--from', from, '--to', folder, '--keep', '1');
    expect(second.stderr).toContain('(--keep 1)');
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^funnelfile-20\d\d-.*\.sql\.gz$/)]);
    const file = join(folder, String(names[0]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [noted] = await read(running, `select value from settings where key = 'last-backup'`);
    expect(noted.value.rows).toBeGreaterThan(10);

    expect(runScript('restore', '--from', file, '--check').stdout).toContain('is complete');
    const to = await createDatabase();
    const restored = runScript('restore', '--from', file, '--to', to);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toContain('counts and checksums match the backup');
    expect(runScript('restore', '--from', file, '--to', to).stderr).toContain('already has rows');
    expect(runScript('restore', '--from', file, '--to', from).stderr).toContain(
      'A site is still running',
    );
    await expectSiteStarts(to);

    const cut = join(folder, 'cut.sql.gz');
    await writeFile(cut, (await readFile(file)).subarray(0, 900));
    expect(runScript('restore', '--from', cut, '--check').stderr).toContain('is incomplete');
    const foreign = join(folder, 'foreign.sql.gz');
    await writeFile(foreign, gzipSync('select 1;\n'));
    expect(runScript('restore', '--from', foreign, '--check').stderr).toContain(
      'This is not a backup',
    );
  });
});

describeWithDatabase('a backup of a server that can only be read', (open) => {
  it('is a backup like others, and makes room for itself', async () => {
    const { pool, url = '' } = await open();
    const { rows } = await pool.query('select current_database() as name');
    await pool.query(`alter database "${rows[0].name}" set default_transaction_read_only = on`);
    await writeFile(join(folder, nameBackup(new Date(0))), '');
    const made = runScript('backup', '--from', url, '--to', folder, '--keep', '1');
    expect(made.stderr).toContain('The console does not know of this backup');
    expect(made.status).toBe(0);
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(runScript('restore', '--from', join(folder, name), '--check').status).toBe(0);
  });
});

describe('a backup that goes into a file', () => {
  const fill = async (out: Writable) => out.write('rows');

  it('makes the folders around it', async () => {
    const file = join(folder, 'one/two/backup.sql.gz');
    await writeWhole(file, fill);
    expect(gunzipSync(await readFile(file)).toString()).toBe('rows');
  });

  it('is whole where two are written under one name at once', async () => {
    const file = join(folder, 'latest.sql.gz');
    const fillFrom = (sign: string) => async (out: Writable) => {
      for (let turn = 0; turn < 40; turn += 1) {
        out.write(sign.repeat(50_000));
        await nextTurn();
      }
    };
    await Promise.all([writeWhole(file, fillFrom('a')), writeWhole(file, fillFrom('b'))]);
    const text = gunzipSync(await readFile(file)).toString();
    expect([text.length, new Set(text).size]).toEqual([2_000_000, 1]);
    expect((await readdir(folder)).filter((name) => name.startsWith('latest'))).toHaveLength(1);
  });

  it('removes what killed ones left, and leaves one that is being written', async () => {
    const part = 'backup.sql.gz.5f0c1d8e-2a34-4b56-8c78-9d0e1f2a3b4c.part';
    const [old, young, other] = [part, `young-${part}`, 'other.sql.gz.part'];
    for (const name of [old, young, other]) await writeFile(join(folder, name), '');
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [old, other]) await utimes(join(folder, name), before, before);
    await writeWhole(join(folder, 'backup.sql.gz'), fill);
    expect((await readdir(folder)).toSorted()).toEqual(['backup.sql.gz', other, young]);
  });

  it.each([
    ['a file system takes no folders', () => '/proc/nothing/there', /ENOENT/],
    ['a file is in the way', () => join(folder, 'file/inside'), /ENOTDIR/],
    ['nobody may write', () => '/proc', /ENOENT/],
  ])('says in a sentence that it cannot be written where %s', async (_, place, why) => {
    await writeFile(join(folder, 'file'), '');
    const written = writeWhole(join(place(), 'backup.sql.gz'), fill);
    await expect(written).rejects.toThrow(/^The backup .* could not be written: /);
    await expect(written).rejects.toThrow(why);
    await expect(written).rejects.toBeInstanceOf(OperatorError);
  });
});

describe('a backup that goes into another program', () => {
  it('says so when that program ends before it', async () => {
    const ended = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
    const out = new Writable({ write: (_chunk, _encoding, done) => done(ended) });
    await expect(writeThrough(out, async (zip) => zip.write('a'.repeat(100_000)))).rejects.toThrow(
      'What reads the backup has not taken all of it: write EPIPE.',
    );
  });
});
