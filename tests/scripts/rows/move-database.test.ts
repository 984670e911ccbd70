import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { copyRows } from '#server/db/rows/copy-rows.ts';
import {
  createDatabase,
  describeOnBothServers,
  openTestDatabase,
} from '#tests/support/database/database.ts';
import { writeRowsOfAllSizes } from '#tests/support/database/rows-of-all-sizes.ts';
import { runScript } from '#tests/support/run/run-script.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { writeOddRows } from './odd-rows.ts';

async function fill(database: Database): Promise<void> {
  await writeOddRows(database);
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
    const target = await openTestDatabase();
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
    const target = await openTestDatabase();
    await target.pool.query(`insert into settings (key, value) values ('mine', '1')`);
    await expect(copyRows(source.pool, target.pool)).rejects.toThrow(
      'The table settings of the new database already has rows; nothing was changed.',
    );
    expect(await read(target, 'select from leads')).toEqual([]);
  });
});

describe('npm run move-database', () => {
  it('makes the tables, says what it moved, and refuses to do it twice', async () => {
    const source = await openTestDatabase();
    const [from, to] = [source.url ?? '', await createDatabase()];
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
    const running = await openTestDatabase();
    const from = running.url ?? '';
    await running.pool.query('select 1');
    const moved = runScript('move-database', '--from', from, '--to', await createDatabase());
    expect(moved.status).toBe(1);
    expect(moved.stderr).toContain('A site is still running on PostgreSQL at ');
    expect(runScript('move-database', '--from', from).stderr).toContain('Use: npm run move');
  });
});
