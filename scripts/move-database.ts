// Copies this site's database to another PostgreSQL: makes the tables there, copies every row and
// compares both sides before it commits. The old database stays as it is.
// Usage: npm run move-database -- --to postgres://… [--from <data folder or postgres://…>]

import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { OperatorError } from '#engine/text/operator-error.ts';
import { copyRows } from '#scripts/move-database/copy-rows.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

const usage =
  'Use: npm run move-database -- --to postgres://user:password@host/name [--from data folder or address]';

function readArguments() {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch (error) {
    throw new OperatorError(usage, { cause: error });
  }
}

/** Opens a database by its address, or by the data folder of an embedded one. */
function open(place: string): Promise<Database> {
  const isAddress = /^\w+:/.test(place);
  return openDatabase({
    ...(isAddress ? { databaseUrl: place } : {}),
    dataDir: isAddress ? '' : place,
    log: createLog('warn'),
    poolSize: 1,
    // Large tables take their time.
    answerTimeoutMs: 0,
  });
}

/** A site that goes on writing would write into the old database. */
async function refuseWhileInUse({ kysely, describe }: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where application_name = 'funnelfile'
      and datname = current_database() and pid <> pg_backend_pid()`.execute(kysely);
  if (rows.length === 0) return;
  throw new OperatorError(`A site is still running on ${describe} Stop it, then run this again.`);
}

async function move(source: Database, target: Database): Promise<void> {
  console.log(`From: ${source.describe}\nTo:   ${target.describe}`);
  await refuseWhileInUse(source);
  await migrateToLatest(source.kysely);
  await migrateToLatest(target.kysely);
  const copied = await copyRows(source.kysely, target.kysely, ({ table, rows }) =>
    console.log(`  ${table.padEnd(24)}${rows.toLocaleString('en').padStart(12)} rows`),
  );
  const sum = copied.reduce((all, { rows }) => all + rows, 0);
  console.log(
    `Moved ${sum.toLocaleString('en')} rows of ${copied.length} tables; count and content are ` +
      'the same on both sides. Set DATABASE_URL to the new database and start the site.',
  );
}

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const { from = DATABASE_URL ?? DATA_DIR, to = '' } = readArguments();
  if (!/^postgres(ql)?:/.test(to)) throw new OperatorError(usage);
  const source = await open(from);
  try {
    const target = await open(to);
    await move(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
});
