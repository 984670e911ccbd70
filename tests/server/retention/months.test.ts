import { expect, it } from 'vitest';
import { dropMonths, makeMonths, missingMonths } from '#server/db/months.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { copyRows } from '#server/db/rows/copy-rows.ts';
import { examineOne, needsOf, plainEnv } from '#tests/server/doctor/examine-with.ts';
import { describeOnBothServers, openTestDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { openVirtualClock } from '#tests/support/run/virtual-clock.ts';

const table = 'email_copies';

async function readMonths({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'email_copies'::regclass order by 1`,
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

/** Leaves nothing but the partition for the rest, as where no process has run for months. */
async function dropAll(database: Database): Promise<void> {
  for (const month of await readMonths(database)) {
    if (month !== 'rest') await database.pool.query(`drop table ${table}_${month}`);
  }
}

/** Writes a copy of an email that was sent at each of these moments. */
async function writeCopies({ pool }: Database, moments: readonly string[]): Promise<void> {
  await pool.query(
    `with d as (
       insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body, created_at)
       select gen_random_uuid(), gen_random_uuid(), 'a@example.com', 'f', 'willow', '{}', at
       from unnest($1::timestamptz[]) at returning id, created_at
     ) insert into email_copies (delivery_id, packed, created_at) select id, 'x', created_at from d`,
    [moments],
  );
}

/** Where each copy lies. */
async function placesOf({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ place: string }>(
    'select tableoid::regclass::text as place from email_copies order by created_at',
  );
  return rows.map(({ place }) => place.slice(table.length + 1));
}

/** A database in which it is another day. */
async function openAt(day: string) {
  const database = await openTestDatabase();
  const clock = await openVirtualClock(database.pool, `${day}T12:00:00Z`);
  await dropAll(database);
  return { database, clock };
}

const examine = (database: Database) =>
  examineOne(
    needsOf({
      env: { ...plainEnv, DATABASE_URL: 'postgres://x' },
      database,
      noDatabase: undefined,
    }),
    'Monthly partitions',
  );

describeOnBothServers('a table in monthly partitions', (_, openNew) => {
  it('gets those of the coming months over the end of a year, and each once', async () => {
    const database = await openNew();
    const clock = await openVirtualClock(database.pool, '2031-11-30T23:59:00Z');
    await dropAll(database);
    await Promise.all([1, 2, 3].map(() => makeMonths(database.kysely)));
    const first = ['2031_11', '2031_12', '2032_01', '2032_02'];
    expect(await readMonths(database)).toEqual([...first, 'rest']);
    await clock.set('2032-01-01T00:00:00Z');
    await makeMonths(database.kysely);
    expect(await readMonths(database)).toEqual([...first, '2032_03', '2032_04', 'rest']);
    await writeCopies(database, ['2031-12-31T23:59:59.999Z', '2032-01-01T00:00:00Z']);
    expect(await placesOf(database)).toEqual(['2031_12', '2032_01']);
  });

  it('loses whole months once all of their rows are old enough, and no younger row', async () => {
    const database = await openNew();
    const clock = await openVirtualClock(database.pool, '2031-11-02T00:00:00Z');
    await dropAll(database);
    await makeMonths(database.kysely);
    await writeCopies(database, ['2031-11-03T00:00Z', '2031-11-30T23:59Z', '2031-12-01T00:00Z']);
    await clock.set('2032-01-29T23:00:00Z');
    expect(await dropMonths(database.kysely, table, 60)).toBe(0);
    expect(await placesOf(database)).toHaveLength(3);
    await clock.set('2032-01-30T00:00:00Z');
    expect(await dropMonths(database.kysely, table, 0)).toBe(0);
    expect(await dropMonths(database.kysely, table, 60)).toBe(2);
    expect(await placesOf(database)).toEqual(['2031_12']);
    await database.pool.query('delete from email_copies');
    await dropMonths(database.kysely, table, 0);
    expect(await readMonths(database)).toEqual(['2032_01', '2032_02', 'rest']);
  });

  it('has every row although months are missing, and puts them in their place later', async () => {
    const database = await openNew();
    const clock = await openVirtualClock(database.pool, '2031-12-15T12:00:00Z');
    await dropAll(database);
    await writeCopies(database, ['2030-02-01T00:00Z', '2031-12-01T00:00Z', '2031-12-14T00:00Z']);
    expect(await placesOf(database)).toEqual(['rest', 'rest', 'rest']);
    await makeMonths(database.kysely);
    expect(await placesOf(database)).toEqual(['2030_02', 'rest', 'rest']);
    expect((await missingMonths.execute(database.kysely)).rows).toEqual([
      { table, month: '2031-12-01' },
    ]);
    await clock.set('2032-01-01T00:00:00Z');
    await makeMonths(database.kysely);
    expect(await placesOf(database)).toEqual(['2030_02', '2031_12', '2031_12']);
    expect((await missingMonths.execute(database.kysely)).rows).toEqual([]);
    await database.pool.query('delete from delivery_logs');
    expect(await placesOf(database)).toEqual([]);
  });

  it('is left as it is while others use what it refers to, and changed afterwards', async () => {
    const database = await openNew();
    const clock = await openVirtualClock(database.pool, '2031-11-15T12:00:00Z');
    await dropAll(database);
    await makeMonths(database.kysely);
    await writeCopies(database, ['2031-11-03T00:00Z']);
    await clock.set('2032-11-15T12:00:00Z');
    const before = await readMonths(database);
    const reader = await database.pool.connect();
    try {
      await reader.query('begin');
      await reader.query('lock table delivery_logs in row exclusive mode');
      expect(await dropMonths(database.kysely, table, 60)).toBe(0);
      await makeMonths(database.kysely);
      expect(await readMonths(database)).toEqual(before);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
    await makeMonths(database.kysely);
    expect(await dropMonths(database.kysely, table, 60)).toBe(1);
    expect(await readMonths(database)).toEqual([
      '2032_11',
      '2032_12',
      '2033_01',
      '2033_02',
      'rest',
    ]);
  });

  it('takes every copy while months are made and dropped, and keeps those', async () => {
    const database = await openNew();
    const clock = await openVirtualClock(database.pool, '2031-11-15T12:00:00Z');
    await dropAll(database);
    await makeMonths(database.kysely);
    await writeCopies(database, Array<string>(5000).fill('2031-11-03T00:00Z'));
    await clock.set('2032-11-15T12:00:00Z');
    let written = 0;
    let dropped = 0;
    const writing = (async () => {
      for (; dropped === 0; written += 1) await writeCopies(database, ['2032-11-15T12:00Z']);
    })();
    await makeMonths(database.kysely);
    // What is in use is left to the next time.
    while (dropped === 0) dropped = await dropMonths(database.kysely, table, 60);
    await writing;
    expect(dropped).toBe(5000);
    expect(await placesOf(database)).toHaveLength(written);
  });

  it('is copied with every row, and those of past years lie in their months again', async () => {
    const [source, target] = [await openNew(), await openNew()];
    const {
      rows: [ago],
    } = await source.pool.query<{ one: string; ten: string }>(
      `select (now() - interval '1 year')::text as one, (now() - interval '10 years')::text as ten`,
    );
    await writeCopies(source, [ago?.ten ?? '', ago?.one ?? '']);
    await copyRows(source.pool, target.pool);
    const [, oneYear] = await placesOf(target);
    expect(await placesOf(target)).toEqual(['rest', expect.stringMatching(/^\d{4}_\d\d$/)]);
    await makeMonths(target.kysely);
    expect(await placesOf(target)).toEqual([expect.stringMatching(/^\d{4}_\d\d$/), oneYear]);
    // What stayed empty goes again.
    await dropMonths(target.kysely, table, 0);
    expect((await readMonths(target)).length).toBeLessThan(10);
  });

  it('takes its copies back to the release before and has those of that release beside its own', async () => {
    const database = await openNew();
    await writeCopies(database, ['2026-01-01T00:00Z', '2026-02-01T00:00Z']);
    // An email that was sent again.
    await database.pool.query(
      `insert into email_copies (delivery_id, packed) select delivery_id, 'y' from email_copies limit 1`,
    );
    const stored = async (name: string) =>
      (
        await database.pool.query(
          `select convert_from(packed, 'UTF8') as x from ${name} order by x`,
        )
      ).rows;
    await revertTo(database, '0031-keep-copies-by-month');
    expect(await stored('sent_emails')).toEqual([{ x: 'x' }, { x: 'y' }]);
    await migrateToLatest(database.kysely);
    expect(await stored('sent_emails')).toHaveLength(2);
    expect(await stored(table)).toEqual([]);
  });
});

it('has its missing months told by the doctor', async () => {
  const { database } = await openAt('2031-12-15');
  expect(await examine(database)).toMatchObject({
    state: 'warning',
    found: '4 months without a partition.',
    evidence: [
      'email_copies: 2031-12',
      'email_copies: 2032-01',
      'email_copies: 2032-02',
      'email_copies: 2032-03',
    ],
    remedy: expect.stringContaining('ROLE all or worker'),
  });
  await makeMonths(database.kysely);
  expect(await examine(database)).toMatchObject({ state: 'good' });
});
