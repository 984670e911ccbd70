import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { isDatabaseAway } from '#server/db/errors.ts';
import { createKysely, named } from '#server/db/kysely.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { describePlace } from '#server/db/open/reach.ts';
import { describeConnection } from '#server/db/pool.ts';
import { inTransaction, snapshot } from '#server/db/rows/copy.ts';
import {
  describeOnBothServers,
  openTestDatabase,
  quiet,
} from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';

const notify = ({ pool }: Database, channel: string, payload: string) =>
  pool.query('select pg_notify($1, $2)', [channel, payload]);

describeOnBothServers('notifications', (open) => {
  it('arrive on the channel listened to until listening ends', async () => {
    const database = await open();
    const heard: string[] = [];
    const stop = await database.listen('Some Channel', (payload) => heard.push(payload));
    await notify(database, 'Some Channel', 'one');
    await notify(database, 'another', 'not for us');
    await notify(database, 'Some Channel', 'two');
    await until(() => heard.length === 2);
    expect(heard).toEqual(['one', 'two']);
    await stop();
    await notify(database, 'Some Channel', 'three');
    await database.pool.query('select 1');
    expect(heard).toEqual(['one', 'two']);
  });
});

it('listening comes back after its connection was cut, and says that it may have missed something', async () => {
  const database = await openTestDatabase();
  const heard: string[] = [];
  await database.listen('work', (payload) => heard.push(payload));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen "work"'`,
  );
  await until(() => heard.length === 1);
  await notify(database, 'work', 'back');
  await until(() => heard.length === 2);
  expect(heard).toEqual(['', 'back']);
});

it('a query whose connection is cut fails as "away", and the next one works', async () => {
  const { pool } = await openTestDatabase();
  const sleeping = pool.query('select pg_sleep(60)').catch((error: unknown) => error);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
  await until(async () => (await pool.query(cut)).rowCount === 1);
  expect(isDatabaseAway(await sleeping)).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const refused = await pool.query('select 1 / 0').catch((error: unknown) => error);
  expect(isDatabaseAway(refused)).toBe(false);
});

it('a transaction whose connection is cut between two queries fails as "away", and nothing else does', async () => {
  const { pool } = await openTestDatabase();
  const cut = inTransaction(pool, snapshot, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as id');
    // Unlike `once` of node:events, this does not listen to errors.
    const ended = new Promise((resolve) => client.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0].id]);
    await ended;
    await client.query('select 1');
  });
  expect(isDatabaseAway(await cut.catch((error: unknown) => error))).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('a connection that stays silent in the middle of a query is given up', async () => {
  const { url } = await openTestDatabase();
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    log: quiet,
    answerTimeoutMs: 1000,
  });
  const error = await database.pool.query('select pg_sleep(60)').catch((reason: unknown) => reason);
  expect(String(error)).toContain('the database did not answer for 1000 ms');
  expect(isDatabaseAway(error)).toBe(true);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

it('a query that nobody waits for any more ends on the server, too', async () => {
  const { pool } = await openTestDatabase();
  const impatient = createKysely(pool, { queryTimeoutMs: 200 });
  await expect(sql`select pg_sleep(600)`.execute(impatient)).rejects.toThrow('timeout');
  await until(async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`);
    return rows.length === 0;
  });
});

it('behind a pooler no session is asked to remember a statement or to listen', async () => {
  const { url } = await openTestDatabase();
  const remembered = async (address: string) => {
    const options = { databaseUrl: address, dataDir: '', log: quiet, poolSize: 1 };
    const database = await openDatabase(options);
    const { rows: ones } = await sql`${named('one')} select 1 as one`.execute(database.kysely);
    expect(ones).toEqual([{ one: 1 }]);
    const stop = await database.listen('work', () => {});
    const { rows } = await database.pool.query(
      `select (select count(*) from pg_prepared_statements) as statements,
        (select count(*) from pg_stat_activity
          where datname = current_database() and query = 'listen "work"') as listening`,
    );
    await stop();
    await database.close();
    return [database.describe, rows[0]];
  };
  const place = `PostgreSQL at ${new URL(url).host}${new URL(url).pathname}`;
  expect(await remembered(url)).toEqual([`${place}.`, { statements: 1, listening: 1 }]);
  expect(await remembered(`${url}?pgbouncer=true`)).toEqual([
    `${place} through a pooler in transaction mode.`,
    { statements: 0, listening: 0 },
  ]);
});

it.each([
  ['postgres://ada:pw@db.example:5433/site?sslmode=require', 'db.example:5433/site'],
  ['postgres://ada:pw@%2Frun%2Fpostgresql/site', '/run/postgresql/site'],
  ['postgres://ada:pw@localhost/site?host=/run/postgresql&port=5433', '/run/postgresql:5433/site'],
])('the place of %s is %s', (url, place) => {
  expect(describePlace(url)).toBe(place);
});

it('an address where nobody listens is named without its password', async () => {
  const opening = openDatabase({
    databaseUrl: 'postgres://someone:secret@127.0.0.1:1/site',
    dataDir: '',
    log: quiet,
    reachLimitMs: 0,
  });
  await expect(opening).rejects.toThrow(
    'The database at 127.0.0.1:1/site cannot be used: connect ECONNREFUSED 127.0.0.1:1. ' +
      'Check DATABASE_URL and the server.',
  );
});

it('a database that cannot hold every name is refused, and a site that is in one already is told', async () => {
  const { pool, url = '' } = await openTestDatabase();
  const name = `ascii_${randomUUID().replaceAll('-', '')}`;
  await pool.query(
    `create database ${name} encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`,
  );
  const address = new URL(url);
  address.pathname = name;
  const warnings: string[] = [];
  const open = () =>
    openDatabase({
      databaseUrl: address.href,
      writtenIn: '--to',
      dataDir: '',
      log: { ...quiet, warn: (sentence) => void warnings.push(sentence) },
    });
  await expect(open()).rejects.toThrow(
    /cannot be used: its encoding is SQL_ASCII, which cannot hold every name; create one with encoding 'UTF8' .*Check --to and the server\.$/,
  );
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query('create table kysely_migration (name text)').finally(() => client.end());
  await (await open()).close();
  expect(warnings).toEqual([
    "The database is not as it should be: its encoding is SQL_ASCII, which cannot hold every name; create one with encoding 'UTF8' template template0, and move there with npm run move-database.",
  ]);
  await pool.query(`drop database ${name}`);
});

it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
  'an address with sslmode=%s verifies the server, and nothing warns of it',
  async (mode) => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const connectionString = `postgres://ada@db.example/site?sslmode=${mode}&pgbouncer=true`;
    const client = new pg.Client(describeConnection({ connectionString }));
    await turn();
    expect(Reflect.get(client, 'ssl')).toEqual({});
    expect(warnings).toEqual([]);
  },
);
