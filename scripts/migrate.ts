// Shows, applies or takes back migrations of the database that DATABASE_URL or DATA_DIR names; with
// MIGRATION_URL as the role that it names, which then lets the role of DATABASE_URL at the rows.
// The server applies them itself at start; this is for taking one back before an older version is
// started, and for changes of large tables, which it gives all the time they need.
// Usage: node scripts/run.mjs migrate [status | up | down [steps]]
import { errorMessage } from '#engine/text/error-message.ts';
import { findPendingMigrations, migrateDown, migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { migrateAsOwner } from '#server/db/open/prepare-schema.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

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

/** The account in an address. */
function roleIn(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURIComponent(new URL(url).username);
}

const [command = 'status', count = '1'] = process.argv.slice(2);
try {
  const { databaseUrl, migrationUrl, dataDir, logLevel } = readEnv(process.env);
  const log = createLog(logLevel);
  const url = migrationUrl ?? databaseUrl;
  if (command === 'up' && migrationUrl !== undefined) {
    list('Applied', (await migrateAsOwner(migrationUrl, roleIn(databaseUrl), log)).applied);
  } else {
    const database = await openDatabase({
      ...(url === undefined ? {} : { databaseUrl: url }),
      dataDir,
      log,
      answerTimeoutMs: 0,
    });
    console.log(`Database: ${database.describe}`);
    await run(database, command, count).finally(() => database.close());
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
