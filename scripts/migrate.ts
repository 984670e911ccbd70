// Shows, applies or reverts migrations of the database at DATABASE_URL or DATA_DIR. With MIGRATION_URL
// they run as that role, which then grants the role of DATABASE_URL access to the rows. The server
// applies migrations at start; use this to revert one before starting an older release, and for changes
// to large tables, which get all the time they need. What a reverted migration had added is deleted with
// all it holds; more than one is only reverted with --yes.
// Usage: node scripts/run.mjs migrate [status | up | down [steps] [--yes]]
import { OperatorError } from '#engine/text/operator-error.ts';
import { readOptions, readUsage } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import {
  findLatestMigrations,
  findPendingMigrations,
  migrateDown,
  migrateToLatest,
} from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { migrateAsOwner } from '#server/db/open/prepare-schema.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

function list(heading: string, names: readonly string[]): void {
  console.log(names.length === 0 ? `${heading}: none.` : `${heading}:`);
  for (const name of names) console.log(`  ${name}`);
}

/** Reverts migrations; several only if that is meant, because the first ones hold everybody. */
async function revert({ kysely }: Database, steps: number, isMeant: boolean): Promise<void> {
  const names = await findLatestMigrations(kysely, steps);
  if (names.length > 1 && !isMeant) {
    throw new OperatorError(
      `This would revert ${names.length} migrations, from ${names[0]} back to ${names.at(-1)}, and delete ` +
        'what their tables and columns hold. Nothing was changed. Run npm run backup, then this again with --yes.',
    );
  }
  list('Reverted', (await migrateDown(kysely, { steps: names.length })).reverted);
}

function readArguments() {
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [command = 'status', steps = '1', ...others] = positionals;
  const isKnown = ['status', 'up', 'down'].includes(command);
  const isCounted = command === 'down' || positionals.length < 2;
  if (!isKnown || !isCounted || !/^[1-9]\d{0,3}$/.test(steps) || others.length > 0) {
    throw new OperatorError(readUsage());
  }
  return { command, steps: Number(steps), isMeant: values.yes };
}

await runCommand(async () => {
  const { command, steps, isMeant } = readArguments();
  const { DATABASE_URL, MIGRATION_URL, DATA_DIR, LOG_LEVEL } = readEnv(process.env);
  const log = createLog(LOG_LEVEL);
  const open = (databaseUrl: string | undefined) =>
    openDatabase({
      databaseUrl,
      dataDir: DATA_DIR,
      isOld: command !== 'up',
      log,
      answerTimeoutMs: 0,
    });
  const database = await open(command === 'up' ? DATABASE_URL : (MIGRATION_URL ?? DATABASE_URL));
  try {
    console.log(`Database: ${database.describe}`);
    if (command === 'down') return await revert(database, steps, isMeant);
    if (command === 'status')
      return list('Not applied yet', await findPendingMigrations(database.kysely));
    const { applied } = await (MIGRATION_URL === undefined
      ? migrateToLatest(database.kysely)
      : migrateAsOwner(MIGRATION_URL, database.kysely, log));
    list('Applied', applied);
  } finally {
    await database.close();
  }
});
