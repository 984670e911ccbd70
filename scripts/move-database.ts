// Carries everything from the database of this site to another PostgreSQL: makes the tables there,
// copies every row and compares both before anything counts. The old database stays as it is.
// Usage: npm run move-database -- --to postgres://… [--from data folder or postgres://…]

import { parseArgs } from 'node:util';
import type pg from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { copyRows } from '#scripts/move-database/copy-rows.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

const usage =
  'Use: npm run move-database -- --to postgres://user:password@host/name [--from data folder or address]';

/** An address, or else the folder of a database of this project's own. */
function open(place: string): Promise<Database> {
  const isAddress = /^\w+:/.test(place);
  return openDatabase({
    ...(isAddress ? { databaseUrl: place } : {}),
    dataDir: isAddress ? '' : place,
    log: createLog('warn'),
    poolSize: 1,
    // A large table takes its time.
    answerTimeoutMs: 0,
  });
}

/** A site that goes on writing would write into the database that is left. */
async function refuseWhileInUse({ pool, describe }: Database): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where application_name = 'funnelfile'
      and datname = current_database() and pid <> pg_backend_pid()`,
  );
  if (!rowCount) return;
  throw new Error(`A site is still running on ${describe} Stop it, then try again.`);
}

async function withClient(
  { pool }: Database,
  act: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  await act(client).finally(() => client.release());
}

async function move(source: Database, target: Database): Promise<void> {
  console.log(`From: ${source.describe}\nTo:   ${target.describe}`);
  await refuseWhileInUse(source);
  await migrateToLatest(source.kysely);
  await migrateToLatest(target.kysely);
  await withClient(source, (from) =>
    withClient(target, async (to) => {
      const copied = await copyRows(from, to, ({ table, rows }) =>
        console.log(`  ${table.padEnd(24)}${rows.toLocaleString('en').padStart(12)} rows`),
      );
      const sum = copied.reduce((all, { rows }) => all + rows, 0);
      console.log(
        `Moved ${sum.toLocaleString('en')} rows of ${copied.length} tables; count and content are ` +
          'the same on both sides. Set DATABASE_URL to the new database and start the site.',
      );
    }),
  );
}

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const env = readEnv(process.env);
  const from = values.from ?? env.databaseUrl ?? env.dataDir;
  if (!/^postgres(ql)?:/.test(values.to ?? '')) throw new Error(usage);
  const source = await open(from);
  try {
    const target = await open(values.to ?? '');
    await move(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
