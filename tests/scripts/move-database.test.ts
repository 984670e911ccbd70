import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { copyRows } from '#server/db/rows/copy-rows.ts';
import { describeOnBothServers, quiet } from '#tests/support/database.ts';
import { writeRowsOfAllSizes } from '#tests/support/rows-of-all-sizes.ts';
import { runScript } from '#tests/support/run-script.ts';
import { openTestWeb } from '#tests/support/web.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('separateServer') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The address of a new database without any table, on the server that is not the site's own. */
async function createEmpty(): Promise<string> {
  const name = `moved_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  closings.push(() => administer(`drop database ${name} with (force)`));
  const url = new URL(inject('separateServer'));
  url.pathname = `/${name}`;
  return url.href;
}

async function openMigrated(url: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
  closings.push(() => database.close());
  await migrateToLatest(database.kysely);
  return database;
}

/** People who registered, a value of every odd kind, and a counted column that has been counted. */
async function fill(database: Database): Promise<void> {
  const web = await openTestWeb(database);
  for (const guest of ['ada', 'bob', 'cleo']) {
    const fields = { name: `${guest} "O'\\Neill" – 中文`, email: `${guest}@example.com` };
    expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
  }
  await database.pool.query(`
    insert into settings (key, value) values ('nothing', 'null'), ('list', '[1, "two", null]');
    insert into delivery_attempts (delivery_id, attempt, started_at)
    select id, 1, '2026-03-29 01:59:59.123456+01' from delivery_logs`);
  // A trigger counts these once more, in a table that is carried over, too.
  await database.pool.query(
    `insert into page_views (day, funnel_id, views) values (now(), 'a', 9)`,
  );
  await writeRowsOfAllSizes(database.pool);
  // A number that was given away is not given away again, whether or not its row is still there.
  await database.pool.query('delete from delivery_attempts where id = 3');
}

const read = async ({ pool }: Database, statement: string) => (await pool.query(statement)).rows;

const wholeDatabase = `
  select (select jsonb_agg(l order by l.id) from leads l) as leads,
    (select jsonb_agg(e order by e.id) from events e) as events,
    (select jsonb_agg(s order by s.key) from settings s) as settings,
    (select jsonb_agg(a order by a.id) from delivery_attempts a) as attempts`;

describeOnBothServers('moving a database', (open) => {
  it('carries everything over as it was, and counting goes on', async () => {
    const source = await open();
    await fill(source);
    const target = await openMigrated(await createEmpty());
    const copied = await copyRows(source.pool, target.pool);
    const rowsOf = new Map(copied.map(({ table, rows }) => [table, rows]));
    expect(rowsOf.get('leads')).toBe(3);
    expect(rowsOf.get('event_registrations')).toBe(3);
    expect(await read(target, wholeDatabase)).toEqual(await read(source, wholeDatabase));
    const [next] = await read(
      target,
      `insert into delivery_attempts (delivery_id, attempt)
       select id, 2 from delivery_logs limit 1 returning id`,
    );
    expect(next.id).toBe(4);
    // The site works on with it.
    const web = await openTestWeb(target);
    const fields = { name: 'Dora', email: 'dora@example.com' };
    expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
  });

  it('touches no database that already has rows', async () => {
    const source = await open();
    await fill(source);
    const target = await openMigrated(await createEmpty());
    await target.pool.query(`insert into settings (key, value) values ('mine', '1')`);
    await expect(copyRows(source.pool, target.pool)).rejects.toThrow(
      'The table settings of the new database already has rows; nothing was changed.',
    );
    expect(await read(target, 'select from leads')).toEqual([]);
  });
});

describe('npm run move-database', { timeout: 120_000 }, () => {
  it('makes the tables, says what it moved, and refuses to do it twice', async () => {
    const [from, to] = [await createEmpty(), await createEmpty()];
    const source = await openMigrated(from);
    await fill(source);
    await source.close();
    const moved = runScript('move-database', '--from', from, '--to', to);
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(/leads +3 rows/);
    expect(moved.stdout).toContain('count and content are the same on both sides');
    const again = runScript('move-database', '--from', from, '--to', to);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('already has rows; nothing was changed');
  });

  it('moves nothing while a site is running, and nothing without a place to go', async () => {
    const from = await createEmpty();
    const running = await openMigrated(from);
    await running.pool.query('select 1');
    const moved = runScript('move-database', '--from', from, '--to', await createEmpty());
    expect(moved.status).toBe(1);
    expect(moved.stderr).toContain('A site is still running on PostgreSQL at ');
    expect(runScript('move-database', '--from', from).stderr).toContain('Use: npm run move');
  });
});
