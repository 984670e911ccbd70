import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

/**
 * Does something with the site's database, whether or not the site runs: an embedded PostgreSQL that
 * runs is shared, otherwise it is started and stopped again.
 */
export async function withDatabase<Result>(
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const env = readEnv(process.env);
  const database = await openDatabase({
    ...(env.databaseUrl === undefined ? {} : { databaseUrl: env.databaseUrl }),
    dataDir: env.dataDir,
    log: createLog('warn'),
  });
  try {
    await migrateToLatest(database.kysely);
    return await act(database);
  } finally {
    await database.close();
  }
}
