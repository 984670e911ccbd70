import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, type OpenOptions, openDatabase } from '#server/db/open/open.ts';
import { quiet } from '#tests/support/database.ts';
import { startDatabaseProcess } from '#tests/support/database-process.ts';

let dataDir = '';
const closings: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-pglite-'));
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(options: Partial<OpenOptions> = {}): Promise<Database> {
  const database = await openDatabase({
    dataDir,
    log: quiet,
    databaseUrl: 'pglite:',
    ...options,
  });
  closings.push(() => database.close());
  return database;
}

const owner = () => join(dataDir, 'pglite', 'owner');

// A new PGlite takes seconds to make, and many of them on a busy machine.
describe('PGlite', { timeout: 120_000 }, () => {
  it('refuses a second process, and is free again after the first was killed', async () => {
    const there = await startDatabaseProcess(dataDir, 'pglite:');
    closings.push(() => there.kill());
    await expect(open()).rejects.toThrow(
      `The data in ${join(dataDir, 'pglite')} are in use by process ${there.child.pid} on `,
    );
    await there.kill();
    expect((await open()).describe).toContain('One process only, and a power loss can lose');
  });

  it('is free again after the machine was started anew, whoever has the process id now', async () => {
    const { close } = await open();
    await close();
    const { hostname } = await import('node:os');
    writeFileSync(owner(), [process.pid, hostname(), 'an earlier boot', '1'].join('\n'));
    expect((await open()).kind).toBe('pglite');
  });

  it('trusts no guess about a process of another host', async () => {
    const { close } = await open();
    await close();
    writeFileSync(owner(), [1, 'elsewhere', 'its boot', '1'].join('\n'));
    await expect(open()).rejects.toThrow(
      `in use by process 1 on elsewhere, and only one process can have them. Stop that process, or ` +
        'set DATABASE_URL to a PostgreSQL server, which serves many. If there is no such process ' +
        `any more, delete ${owner()}.`,
    );
    rmSync(owner());
  });

  it('takes the place of a PostgreSQL that cannot run and then stays in use', async () => {
    writeFileSync(join(dataDir, 'postgres'), 'a file where the folder would be');
    const warnings: string[] = [];
    const log = { ...quiet, warn: (sentence: string) => warnings.push(sentence) };
    const first = await open({ databaseUrl: '', log });
    expect(first.kind).toBe('pglite');
    expect(first.describe).toContain('because the embedded PostgreSQL cannot run here');
    expect(warnings).toEqual([
      expect.stringContaining('The embedded PostgreSQL cannot run here: '),
    ]);
    await first.pool.query('create table notes as select 1 as id');
    await first.close();
    rmSync(join(dataDir, 'postgres'));
    const second = await open({ databaseUrl: '' });
    expect(second.describe).toContain('because its data are there already');
    expect((await second.pool.query('select id from notes')).rows).toEqual([{ id: 1 }]);
  });

  it('tells when it cannot go on, and only then', async () => {
    const fatal: string[] = [];
    const { pool } = await open({ onFatal: ({ message }) => fatal.push(message) });
    await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(fatal).toEqual([]);
    const full = `do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`;
    await expect(pool.query(full)).rejects.toThrow('no space left');
    expect(fatal).toEqual(['no space left (53100)']);
  });

  it('is ended from another thread when a statement never returns, and keeps what was there', async () => {
    const forever =
      'with recursive turns as (select 1 as n union all select n from turns) select sum(n) from turns';
    const first = await open();
    await first.pool.query('create table notes as select 1 as id');
    await first.close();
    const there = await startDatabaseProcess(dataDir, 'pglite:', {
      statement: forever,
      standstillMs: 1500,
    });
    closings.push(() => there.kill());
    await there.exited;
    expect(there.child.signalCode).toBe('SIGKILL');
    expect(there.errors()).toContain(
      'PGlite has stood still for 1.5 seconds and the process with it, so it is ended. Look ' +
        `whether the disk of ${join(dataDir, 'pglite')} is full, then start again`,
    );
    expect((await (await open()).pool.query('select id from notes')).rows).toEqual([{ id: 1 }]);
  });

  it('gives a new client a clean session', async () => {
    const { pool } = await open();
    const client = await pool.connect();
    await client.query('begin');
    await client.query({ name: 'one', text: 'create table lost as select 1' });
    client.release(true);
    const again = { name: 'one', text: `select to_regclass('lost') as lost` };
    expect((await pool.query(again)).rows).toEqual([{ lost: null }]);
  });

  it('lets timers run between its queries', async () => {
    const { kysely } = await open();
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    for (let row = 0; row < 100; row += 1) {
      await kysely.selectNoFrom(({ lit }) => lit(row).as('row')).execute();
    }
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});
