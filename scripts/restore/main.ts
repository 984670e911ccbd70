// Fills an empty database from a backup, and compares counts and checksums before it commits. With
// --check it only verifies the file. A password is better left out of the address and put into PGPASSWORD:
// everybody on this machine can read a command's arguments.
// Usage: npm run restore -- --from backups/….sql.gz [--to data folder or postgres://…] [--check]

import { OperatorError } from '#engine/text/operator-error.ts';
import { readWhole } from '#scripts/backup/backup-file.ts';
import { fillFromBackup } from '#scripts/restore/fill-from-backup.ts';
import { readBackup } from '#scripts/restore/read-backup.ts';
import { openPlace, refuseWhileInUse } from '#scripts/rows/open-place.ts';
import { readOptions, readUsage } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Table } from '#server/db/rows/tables.ts';
import type { Tally } from '#server/db/rows/tally.ts';
import { readEnv } from '#server/start/environment.ts';

const count = (rows: number) => rows.toLocaleString('en');

function tell({ name }: Table, { rows }: Tally): void {
  console.log(`  ${name.padEnd(28)}${count(rows).padStart(12)} rows`);
}

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const {
    values: { from, to, check },
  } = readOptions({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  if (!from) throw new OperatorError(`Say which backup with --from. ${readUsage()}`);
  if (check) {
    const { header, rows } = await readBackup(readWhole(from), {
      onTable: async (table, tally) => tell(table, tally),
    });
    console.log(`The backup of ${header.madeAt} is complete: ${count(rows)} rows.`);
    return;
  }
  const target = await openPlace(to ?? DATABASE_URL ?? DATA_DIR, {
    writtenIn: to === undefined ? undefined : '--to',
    isNew: true,
  });
  try {
    console.log(`From: ${from}\nTo:   ${target.describe}`);
    await refuseWhileInUse(target);
    const { madeAt, rows, applied } = await fillFromBackup(readWhole(from), target, tell);
    const carried = applied.length === 0 ? '' : ` and migrated by ${applied.join(', ')}`;
    console.log(
      `Restored ${count(rows)} rows as they were at ${madeAt.toISOString()}; counts and checksums ` +
        `match the backup${carried}. People erased since then are back: erase them again ` +
        'with npm run lead -- erase <email>. So are members removed from the team, their old roles ' +
        'and passwords, and tokens that were revoked: take them away again under Team and API.',
    );
  } finally {
    await target.close();
  }
});
