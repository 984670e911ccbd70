// Shows, applies or takes back migrations of the database that DATABASE_URL or DATA_DIR names.
// The server applies them itself at start; this is for taking one back before an older version is
// started, and for changes of large tables, which it gives all the time they need.
// Usage: node scripts/run.mjs migrate [status | up | down [steps]]
import { findPendingMigrations, migrateDown, migrateToLatest } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';

const usage = 'Use: migrate status, migrate up, or migrate down [number of steps].';

/** Prints names below a heading, or that there are none. */
function list(heading: string, names: readonly string[]): void {
  console.log(names.length === 0 ? `${heading}: none.` : `${heading}:`);
  for (const name of names) console.log(`  ${name}`);
}

async function run({ kysely }: Database, command: string, count: string): Promise<void> {
  const steps = Number(count);
  if (command === 'status') list('Not applied yet', await findPendingMigrations(kysely));
  else if (command === 'up') list('Applied', (await migrateToLatest(kysely)).applied);
  else if (command === 'down' && Number.isInteger(steps) && steps > 0) {
    list('Taken back', (await migrateDown(kysely, { steps })).reverted);
  } else throw new Error(usage);
}

const [command = 'status', count = '1'] = process.argv.slice(2);
try {
  const { databaseUrl, dataDir, logLevel } = readEnv(process.env);
  const database = await openDatabase({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir,
    log: createLog(logLevel),
    answerTimeoutMs: 0,
  });
  console.log(`Database: ${database.describe}`);
  await run(database, command, count).finally(() => database.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
