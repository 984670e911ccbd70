// Fills the database at DATABASE_URL or DATA_DIR with invented people and their emails, to try the site
// and the console with many rows. Every address ends in @example.com.
// Usage: npm run fill-database [-- <leads, 1000000 by default> [--emails <of each lead, 3 by default>]]

import { OperatorError } from '#engine/text/operator-error.ts';
import { readPeople } from '#scripts/sample/read-people.ts';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { figureSampleDays } from '#scripts/sample/sample-visits.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { readEnv } from '#server/start/environment.ts';

const maxEmails = 100;

await runCommand(async () => {
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: { emails: { type: 'string', default: '3' } },
  });
  const people = readPeople(positionals[0] ?? '1000000');
  const emails = Number(values.emails);
  if (!Number.isInteger(emails) || emails < 1 || emails > maxEmails) {
    throw new OperatorError(
      `"${values.emails}" is not a number of emails. Give one between 1 and ${maxEmails}.`,
    );
  }
  const fill = async ({ describe, kysely, pool }: Database) => {
    console.log(`Database: ${describe}`);
    const site = readSite();
    await reconcileDeclarations(kysely, declaredRows(site));
    const client = await pool.connect();
    const startedAt = process.uptime();
    const count = (rows: number) => rows.toLocaleString('en-GB');
    await writeSampleRows(client, site, { people, emails }, (written) => {
      const seconds = Math.round(process.uptime() - startedAt);
      console.log(
        `${count(written)} leads and ${count(written * emails)} deliveries after ${seconds} s`,
      );
    }).finally(() => client.release(true));
    await figureSampleDays(kysely);
  };
  await withDatabase(readEnv(process.env), fill, { isNew: true });
});
