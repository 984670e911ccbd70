import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { atMost, type Figure, never } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import { dropMonths, makeMonths } from '#server/db/months.ts';
import { findPendingMigrations, migrateDown, migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { openPastMonths } from '#server/db/rows/past-months.ts';
import { sweep } from '#server/retention/sweep.ts';

const migration = '0031-keep-copies-by-month';
const before = 'sent_emails';
const table = 'email_copies';

/** Over how many days copies are spread, and how many days they are kept. */
const [writtenDays, keptDays] = [180, 30];

/** How long rows are deleted one by one, to measure the rate. */
const rowByRowMs = 10_000;

/**
 * Introduces monthly partitions to a database with this many copies of emails, then makes and drops
 * months of as many, while results of emails are written all the time.
 */
export async function partitionUnderLoad(
  dataDir: string,
  { copies }: { readonly copies: number },
  say: Say,
): Promise<readonly Figure[]> {
  const scratch = await openScratchDatabase(dataDir);
  const options = { databaseUrl: scratch.url, dataDir: '', log: quiet, answerTimeoutMs: 0 };
  const database = await openDatabase(options);
  try {
    return await partition(database, copies, say);
  } finally {
    await database.close();
    await scratch.close();
  }
}

async function partition({ pool }: Database, copies: number, say: Say): Promise<readonly Figure[]> {
  const part = 'partitions';
  const number = (count: number) => Math.round(count).toLocaleString('en');
  const db = createKysely(pool, { queryTimeoutMs: 0 });
  await migrateToLatest(db);
  while (!(await findPendingMigrations(db)).includes(migration)) await migrateDown(db);
  await fill(pool, before, copies);
  say(`${number(copies)} copies lie in one table`);
  const migrated = await whileFinishing(pool, before, () => migrateToLatest(db));

  const client = await pool.connect();
  await openPastMonths(client).finally(() => client.release());
  await fill(pool, table, copies);
  await dropComing(pool);
  const {
    rows: [{ since }],
  } = await pool.query(`select now() - make_interval(days => ${keptDays - 1}) as since`);
  const [full, young] = [await diskOf(pool), await countYoung(pool, since)];
  const made = await whileFinishing(pool, table, () => makeMonths(db));
  const dropped = await whileFinishing(pool, table, () => dropMonths(db, table, keptDays));
  const freed = full - (await diskOf(pool));
  const lost = young - (await countYoung(pool, since));
  say(`${number(dropped.result)} copies went with their months`);

  const rows = await whileFinishing(pool, table, () => removeRowByRow(pool, db));
  const perSecond = rows.result / rows.seconds;
  const all = [migrated, made, dropped, rows];
  return [
    {
      part,
      what: 'longest wait of an email’s result while the tables are migrated, ms',
      ours: [migrated.maxMs],
      target: atMost(1000),
      note: `${number(copies)} copies are there; ${number(migrated.results)} results`,
    },
    {
      part,
      what: 'longest wait while months are made and dropped, ms',
      ours: [Math.max(made.maxMs, dropped.maxMs)],
      target: atMost(1000),
      note: `${number(made.results + dropped.results)} results`,
    },
    never(
      part,
      'results refused, and copies lost that are to be kept',
      all.reduce((sum, { refused }) => sum + refused, lost),
    ),
    {
      part,
      what: `seconds to remove ${number(dropped.result)} copies with their months`,
      ours: [dropped.seconds],
      note:
        `${number(freed / 1e6)} MB of the disk are free at once; row by row ` +
        `${number(dropped.result / perSecond)} s, and none is`,
    },
  ];
}

/** Writes copies without their deliveries, evenly over the period. */
async function fill(pool: Pool, name: string, copies: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ${name} (delivery_id, packed, created_at)
       select lpad(to_hex(i), 32, '0')::uuid, decode(repeat(md5(i::text), 4), 'hex'),
         now() - make_interval(secs => ($1 - i) * 86400.0 * ${writtenDays} / $1)
       from generate_series(1, $1::int) i`,
      [copies],
    );
  } finally {
    client.release(true);
  }
  await pool.query(`vacuum (analyze) ${name}`);
}

/** Removes the partitions of the coming months, as if no process had run for long. */
async function dropComing(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = $1::regclass and inhrelid::regclass::text > $1 || to_char(now(), '_YYYY_MM')
       and inhrelid::regclass::text ~ '\\d$'`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop table ${name}`);
}

const diskOf = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    'select sum(pg_total_relation_size(inhrelid))::float8 as bytes from pg_inherits where inhparent = $1::regclass',
    [table],
  );
  return rows[0].bytes;
};

/** The copies to be kept: those written since a fixed moment. */
const countYoung = async (pool: Pool, since: Date): Promise<number> => {
  const { rows } = await pool.query(
    `select count(*)::int as copies from ${table} where length(packed) = 64 and created_at > $1`,
    [since],
  );
  return rows[0].copies;
};

interface Finishing<Result> {
  readonly result: Result;
  readonly seconds: number;
  /** How many results were written, how many failed, and the longest wait. */
  readonly results: number;
  readonly refused: number;
  readonly maxMs: number;
}

/** Runs something while results of emails are written, one after another. */
async function whileFinishing<Result>(
  pool: Pool,
  name: string,
  act: () => Promise<Result>,
): Promise<Finishing<Result>> {
  const count = { results: 0, refused: 0, maxMs: 0 };
  let isOver = false;
  const finishing = (async () => {
    for (; !isOver; await wait(1)) {
      const start = performance.now();
      await pool
        .query(
          `with d as (
             insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body)
             values (gen_random_uuid(), gen_random_uuid(), 'a@example.com', 'f', 'willow', '{}') returning id
           ) insert into ${name} (delivery_id, packed) select id, 'x' from d`,
        )
        .catch(() => {
          count.refused += 1;
        });
      count.results += 1;
      count.maxMs = Math.max(count.maxMs, performance.now() - start);
    }
  })();
  const start = performance.now();
  const acting = act()
    .then((result) => ({ result, seconds: (performance.now() - start) / 1000 }))
    .finally(() => {
      isOver = true;
    });
  const [done] = await Promise.all([acting, finishing]);
  return { ...done, ...count };
}

/**
 * @returns how many copies were deleted in the time: those of an unfinished month, and of the previous
 *   release
 */
async function removeRowByRow(pool: Pool, db: Executor): Promise<number> {
  const count = async () =>
    (
      await pool.query(
        `select (select count(*) from ${before}) + (select count(*) from ${table} where length(packed) = 64)
           as copies`,
      )
    ).rows[0].copies;
  const periods = {
    KEEP_COPIES_DAYS: keptDays,
    KEEP_MAILBOX_DAYS: 0,
    KEEP_ERRORS_DAYS: 0,
    KEEP_AUDIT_DAYS: 0,
    KEEP_REPORTS_DAYS: 0,
    KEEP_VIEWS_DAYS: 0,
    KEEP_WEBHOOKS_DAYS: 0,
    KEEP_IMPORTS_DAYS: 0,
  };
  const there = await count();
  await sweep(db, periods, AbortSignal.timeout(rowByRowMs));
  return there - (await count());
}
