// Fills the database at DATABASE_URL or DATA_DIR with invented people, three emails each, to try the
// site and the console with many rows. Every address ends in @example.com.
// Usage: npm run fill-database [-- <leads, 1000000 by default>]

import { errorMessage } from '#engine/text/error-message.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { writeSampleRows } from '#scripts/support/sample-rows.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { readEnv } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

const people = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(people) || people < 1 || people > 100_000_000) {
  console.error(`"${process.argv[2]}" is not a number of leads. Give one between 1 and 100000000.`);
  process.exit(1);
}
const { databaseUrl, dataDir, logLevel } = readEnv(process.env);
const database = await openDatabase({
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  dataDir,
  log: createLog(logLevel),
  answerTimeoutMs: 0,
});
try {
  console.log(`Database: ${database.describe}`);
  const site = readSite();
  await migrateToLatest(database.kysely);
  await reconcileDeclarations(database.kysely, declaredRows(site));
  const client = await database.pool.connect();
  const startedAt = process.uptime();
  const count = (rows: number) => rows.toLocaleString('en-GB');
  await writeSampleRows(client, site, people, (written) => {
    const seconds = Math.round(process.uptime() - startedAt);
    console.log(`${count(written)} leads and ${count(written * 3)} deliveries after ${seconds} s`);
  }).finally(() => client.release(true));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
