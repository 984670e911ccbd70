import { type Database, openDatabase } from '#server/db/open/open.ts';
import { prepareSchema } from '#server/db/open/prepare-schema.ts';
import type { Env } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';
import { refuseEmpty } from './refuse-empty.ts';

/**
 * Uses the site's database whether or not the site is running: a running embedded PostgreSQL is shared,
 * otherwise it is started and stopped again.
 *
 * @param isNew whether it may be one that no site has used yet
 * @throws OperatorError if it is and may not
 */
export async function withDatabase<Result>(
  env: Env,
  act: (database: Database) => Promise<Result>,
  { isNew = false } = {},
): Promise<Result> {
  const log = createLog('warn');
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    isOld: !isNew,
    log,
    answerTimeoutMs: 0,
  });
  try {
    if (!isNew) await refuseEmpty(database);
    await prepareSchema(database, { migrationUrl: env.MIGRATION_URL, log });
    return await act(database);
  } finally {
    await database.close();
  }
}
