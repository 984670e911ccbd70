// Copies this site's database to another PostgreSQL: creates the tables, copies every row and compares
// both sides before it commits. The old database is not changed. A password is better left out of the
// address and put into PGPASSWORD: everybody on this machine can read a command's arguments.
// Usage: npm run move-database -- --to postgres://user@host/name [--from <data folder or postgres://…>]

import { OperatorError } from '#engine/text/operator-error.ts';
import { openPlace, refuseWhileInUse } from '#scripts/rows/open-place.ts';
import { refuseEmpty } from '#scripts/support/database/refuse-empty.ts';
import { readOptions, readUsage } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { copyRows } from '#server/db/rows/copy-rows.ts';
import { isSameDatabase } from '#server/db/same-database.ts';
import { readEnv } from '#server/start/environment.ts';

async function move(source: Database, target: Database): Promise<void> {
  console.log(`From: ${source.describe}\nTo:   ${target.describe}`);
  if (await isSameDatabase(source.kysely, target.kysely)) {
    throw new OperatorError(
      'Both are the same database. Give the address of another one, which is empty.',
    );
  }
  await refuseWhileInUse(source);
  await refuseEmpty(source);
  await migrateToLatest(source.kysely);
  await migrateToLatest(target.kysely);
  const copied = await copyRows(source.pool, target.pool, ({ table, rows, isDone }) => {
    const count = rows.toLocaleString('en').padStart(12);
    console.log(`  ${table.padEnd(28)}${count} rows${isDone ? '' : ' so far'}`);
  });
  const sum = copied.reduce((all, { rows }) => all + rows, 0);
  console.log(
    `Moved ${sum.toLocaleString('en')} rows of ${copied.length} tables; count and content are ` +
      'the same on both sides. Set DATABASE_URL to the new database and start the site.',
  );
}

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const {
    values: { from, to = '' },
  } = readOptions({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (!/^postgres(ql)?:/.test(to)) {
    const sentence = '--to takes the address of a PostgreSQL server, postgres://…';
    throw new OperatorError(`${sentence}. ${readUsage()}`);
  }
  const source = await openPlace(from ?? DATABASE_URL ?? DATA_DIR, {
    writtenIn: from === undefined ? undefined : '--from',
  });
  try {
    const target = await openPlace(to, { writtenIn: '--to' });
    await move(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
});
