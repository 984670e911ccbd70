import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '#scripts/faults/support/small-disk.ts';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { prepareSchema } from '#server/db/open/prepare-schema.ts';
import { inTransaction, snapshot } from '#server/db/rows/copy.ts';
import { readTables } from '#server/db/rows/tables.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { examineKeptData } from '#server/doctor/database/kept-data.ts';
import { quiet } from '#tests/support/database/database.ts';
import {
  type DatabaseProcess,
  startDatabaseProcess,
} from '#tests/support/database/database-process.ts';
import {
  findOlderServer,
  makeOldCluster,
  withOldServer,
} from '#tests/support/database/old-cluster.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { writeRowInEachTable } from '#tests/support/database/row-in-each-table.ts';
import { writeRowsOfAllSizes } from '#tests/support/database/rows-of-all-sizes.ts';
import { mayMount } from '#tests/support/run/may-mount.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const older = findOlderServer();
const scratch = mkdtempSync(join(tmpdir(), 'funnelfile-upgrade-'));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Data of the older release, which every test gets a copy of. */
const original = join(scratch, 'original');
let held: unknown;
let dataDir = '';
const folder = () => join(dataDir, 'postgres');

async function fill(database: Database): Promise<void> {
  const { kysely, pool } = database;
  await migrateToLatest(kysely);
  await reconcileDeclarations(kysely, declaredRows(createTestSite()));
  const client = await pool.connect();
  await writeSampleRows(client, createTestSite(), { people: 300, emails: 3 }, () => {});
  client.release();
  expect(await writeRowInEachTable(pool)).toEqual([]);
  await writeRowsOfAllSizes(pool);
  // More than a buffer holds, and a number that was given away and is not to be given away again.
  await pool.query(
    `insert into settings (key, value) select 'large', to_jsonb(string_agg(md5(n::text) || E'\\n\\\\.', ''))
       from generate_series(1, 20000) n`,
  );
  await pool.query(
    'delete from delivery_attempts where id = (select max(id) from delivery_attempts)',
  );
}

/** All rows, in an order that does not depend on where they lie, and how far counting has got. */
async function readAll({ pool }: Pick<Database, 'pool'>): Promise<unknown> {
  return inTransaction(pool, snapshot, async (client) => {
    const names = (await readTables(client)).map(({ name }) => name);
    const rows: [string, unknown][] = [];
    for (const name of [...names, 'kysely_migration']) {
      const { rows: found } = await client.query(
        `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`,
      );
      expect(found[0]?.n, name).toBeGreaterThan(0);
      rows.push([name, found[0]]);
    }
    const { rows: counters } = await client.query(
      'select sequencename, last_value::text from pg_sequences order by sequencename',
    );
    return { rows, counters };
  });
}

beforeAll(async () => {
  if (!older) return;
  const { programs } = older;
  await withOldServer(await makeOldCluster(original, programs), programs, async (url) => {
    const database = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
    await fill(database);
    held = await readAll(database);
    await database.close();
  });
});

beforeEach(() => {
  dataDir = join(mkdtempSync(join(scratch, 'copy-')), 'data');
  chmodSync(join(dataDir, '..'), 0o755);
  if (older) execFileSync('cp', ['-a', original, dataDir]);
});

const started: DatabaseProcess[] = [];
const disks: SmallDisk[] = [];
afterEach(async () => {
  for (const { kill } of started.splice(0)) await kill();
  for (const disk of disks.splice(0)) disk.remove();
});

async function startThere(): Promise<DatabaseProcess> {
  const there = await startDatabaseProcess(dataDir);
  started.push(there);
  return there;
}

const open = (log = quiet) => openDatabase({ dataDir, log, upgrade: {} });

// Where no older release can be had, what is said then is tested beside.
describe.runIf(older)('data of an older PostgreSQL', () => {
  const version = older?.version;

  it('are carried over with every row and number, and kept as they were', async () => {
    const said: string[] = [];
    const note = (sentence: string) => said.push(sentence);
    const database = await open({ info: note, warn: note, error: note });
    expect(database.describe).toContain(
      `PostgreSQL 18, embedded, on port ${new URL(database.url).port}; data in ${folder()}, carried ` +
        `over; the original data is kept in ${folder()}/cluster-${version}.`,
    );
    expect(await readAll(database)).toEqual(held);
    const { rows } =
      await database.pool.query(`select current_setting('server_version_num')::int / 10000 as n,
      current_setting('default_transaction_read_only') as r, (select rolname from pg_roles where oid = 10) as role`);
    expect(rows).toEqual([{ n: 18, r: 'off', role: 'funnelfile' }]);
    expect(said[0]).toContain(
      `The data in ${folder()} was written by PostgreSQL ${version}. It is being carried over to 18; `,
    );
    expect(said).toContain('Rows of leads: 300.');
    expect(said.at(-1)).toMatch(
      /^Carried over [\d,]+ rows of \d+ tables; counts and contents are the/,
    );
    await database.close();
    const path = join(folder(), `cluster-${version}`);
    const found = `The original data from PostgreSQL ${version} is kept in ${path}.`;
    const later = (days: number) => new Date(Date.now() + days * 86_400_000 + 1000);
    expect(await examineKeptData(dataDir, later(6))).toMatchObject({ state: 'good', found });
    expect(await examineKeptData(dataDir, later(7))).toEqual({
      state: 'warning',
      found,
      evidence: [],
      consequence: 'People erased in the 7 days since then are still in it, and it takes up space.',
      remedy: 'Delete it, unless you want to go back to it.',
      enter: `rm -r '${path}'`,
    });
    expect(readdirSync(folder()).sort()).toEqual(
      ['cluster', `cluster-${version}`, 'password', 'port', 'server.log'].sort(),
    );
    // And the old ones can still be gone back to.
    rmSync(join(folder(), 'cluster'), { recursive: true });
    execFileSync('mv', [join(folder(), `cluster-${version}`), join(folder(), 'cluster')]);
    await withOldServer(folder(), older?.programs ?? '', async (url) => {
      const pool = openLastingPool(url);
      expect(await readAll({ pool }).finally(() => pool.end())).toEqual(held);
    });
  });

  it('of an earlier release of the site have its tables, which are then changed as ever', async () => {
    await withOldServer(folder(), older?.programs ?? '', async (url) => {
      const before = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
      await revertTo(before, '0029-import-people').finally(() => before.close());
    });
    const database = await open();
    const { applied } = await prepareSchema(database, { migrationUrl: undefined, log: quiet });
    expect(applied[0]).toBe('0029-import-people');
    const web = await openTestWeb(database);
    const fields = { name: 'Dora', email: 'dora@example.com' };
    expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
    expect(await web.count('leads')).toBe(301);
    await database.close();
  });

  it('are carried over once when two processes start at the same time', async () => {
    const [one, two] = await Promise.all([startThere(), startThere()]);
    expect(one.url).toBe(two.url);
    expect([one, two].filter(({ describe: said }) => said.includes('carried over'))).toHaveLength(
      1,
    );
    const pool = openLastingPool(one.url);
    expect(await readAll({ pool }).finally(() => pool.end())).toEqual(held);
    expect([await one.stop(), await two.stop()]).toEqual([0, 0]);
  });

  it('lose nothing when the process is killed at any step, and the next start goes on', async () => {
    const steps = [
      'It is being carried over to 18',
      'Rows of delivery_logs',
      'The new data is complete',
      `The old data is now in ${folder()}/cluster-${version}`,
    ];
    for (const killAt of steps) {
      await expect(startDatabaseProcess(dataDir, killAt), killAt).rejects.toThrow('SIGKILL');
      expect(existsSync(join(folder(), 'cluster')), killAt).toBe(killAt !== steps.at(-1));
    }
    const database = await open();
    expect(database.describe).not.toContain('carried over');
    expect(await readAll(database)).toEqual(held);
    await database.close();
    expect(readdirSync(folder()).filter((name) => name.startsWith('upgrade'))).toEqual([]);
  });

  it.runIf(mayMount())(
    'stay where the disk fills up, and are carried over once there is room',
    async () => {
      for (const fullAt of ['It is being carried over to 18', 'Rows of leads']) {
        const disk = mountSmallDisk(scratch, 900);
        disks.push(disk);
        dataDir = join(disk.folder, 'data');
        execFileSync('cp', ['-a', original, dataDir]);
        const fillOnce = (sentence: string) => {
          if (sentence.includes(fullAt)) disk.fill();
        };
        await expect(
          open({ info: fillOnce, warn: fillOnce, error: () => {} }),
          fullAt,
        ).rejects.toThrow(
          /could not be carried over to 18: .*[Nn]o space left on device.*\nIt is unchanged\./,
        );
        disk.free();
        const database = await open();
        expect(await readAll(database), fullAt).toEqual(held);
        await database.close();
      }
    },
  );
});
