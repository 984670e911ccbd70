// Fills the database at DATABASE_URL or DATA_DIR with invented people, three emails each, to try the
// site and the console with many rows. Every address ends in @example.com.
// Usage: npm run fill-database [-- <leads, 1000000 by default>]

import { OperatorError } from '#engine/text/operator-error.ts';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { figureSampleDays } from '#scripts/sample/sample-visits.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { readEnv } from '#server/start/environment.ts';

await runCommand(async () => {
  const asked = process.argv[2] ?? '1000000';
  const people = Number(asked);
  if (!Number.isInteger(people) || people < 1 || people > 100_000_000) {
    throw new OperatorError(
      `"${asked}" is not a number of leads. Give one between 1 and 100000000.`,
    );
  }
  await withDatabase(readEnv(process.env), async ({ describe, kysely, pool }) => {
    console.log(`Database: ${describe}`);
    const site = readSite();
    await reconcileDeclarations(kysely, declaredRows(site));
    const client = await pool.connect();
    const startedAt = process.uptime();
    const count = (rows: number) => rows.toLocaleString('en-GB');
    await writeSampleRows(client, site, people, (written) => {
      const seconds = Math.round(process.uptime() - startedAt);
      console.log(
        `${count(written)} leads and ${count(written * 3)} deliveries after ${seconds} s`,
      );
    }).finally(() => client.release(true));
    await figureSampleDays(kysely);
  });
});
