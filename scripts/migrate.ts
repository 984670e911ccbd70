// Shows, applies or reverts migrations of the database at DATABASE_URL or DATA_DIR. With MIGRATION_URL
// they run as that role, which then grants the role of DATABASE_URL access to the rows. The server
// applies migrations at start; use this to revert one before starting an older release, and for changes
// to large tables, which get all the time they need.
// Usage: node scripts/run.mjs migrate [status | up | down [steps]]
import { OperatorError } from '#engine/text/operator-error.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { findPendingMigrations, migrateDown, migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { migrateAsOwner } from '#server/db/open/prepare-schema.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

const usage = 'Use: migrate status, migrate up, or migrate down [number of steps].';

function list(heading: string, names: readonly string[]): void {
  console.log(names.length === 0 ? `${heading}: none.` : `${heading}:`);
  for (const name of names) console.log(`  ${name}`);
}

async function run({ kysely }: Database, command: string, count: string): Promise<void> {
  const steps = Number(count);
  if (command === 'status') list('Not applied yet', await findPendingMigrations(kysely));
  else if (command === 'up') list('Applied', (await migrateToLatest(kysely)).applied);
  else if (command === 'down' && Number.isInteger(steps) && steps > 0) {
    list('Reverted', (await migrateDown(kysely, { steps })).reverted);
  } else throw new OperatorError(usage);
}

/** The user name in a database address. */
function roleIn(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURIComponent(new URL(url).username);
}

await runCommand(async () => {
  const [command = 'status', count = '1'] = process.argv.slice(2);
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const { DATABASE_URL: siteUrl, MIGRATION_URL: ownerUrl } = env;
  if (command === 'up' && ownerUrl !== undefined) {
    return list('Applied', (await migrateAsOwner(ownerUrl, roleIn(siteUrl), log)).applied);
  }
  const database = await openDatabase({
    databaseUrl: ownerUrl ?? siteUrl,
    dataDir: env.DATA_DIR,
    log,
    answerTimeoutMs: 0,
  });
  console.log(`Database: ${database.describe}`);
  await run(database, command, count).finally(() => database.close());
});
