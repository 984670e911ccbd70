// Writes a consistent snapshot of the whole database into one compressed file with checksums while the
// site keeps running. By default the file is in ./backups, named after the moment.
// Usage: npm run backup -- [--to folder, file.sql.gz or -] [--from data folder or postgres://…] [--keep
// 14]

import { dirname, join } from 'node:path';
import { OperatorError } from '#engine/text/operator-error.ts';
import { keepNewest, nameBackup, writeThrough, writeWhole } from '#scripts/backup/backup-file.ts';
import { type BackupProgress, writeBackup } from '#scripts/backup/write-backup.ts';
import { openPlace } from '#scripts/rows/open-place.ts';
import { readOptions, readUsage } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { readNow } from '#server/db/database-clock.ts';
import { readErrorCode } from '#server/db/errors.ts';
import type { Database } from '#server/db/open/open.ts';
import { type Backup, noteBackup } from '#server/retention/last-backup.ts';
import { readEnv } from '#server/start/environment.ts';

function readArguments() {
  const text = { type: 'string' } as const;
  const { values } = readOptions({ options: { from: text, to: text, keep: text } });
  if (!/^[1-9]\d{0,4}$/.test(values.keep ?? '1')) {
    throw new OperatorError(
      `--keep takes the number of backups to keep, from 1 on, not "${values.keep}". ${readUsage()}`,
    );
  }
  if (values.to === '') throw new OperatorError(`--to names no place. ${readUsage()}`);
  return values;
}

const count = (rows: number) => rows.toLocaleString('en');

function tell({ table, rows, isDone }: BackupProgress): void {
  console.error(`  ${table.padEnd(28)}${count(rows).padStart(12)} rows${isDone ? '' : ' so far'}`);
}

/** Tells the console; a server that follows another takes no rows, and its backup is as good. */
async function tellConsole({ kysely }: Database, backup: Backup): Promise<void> {
  try {
    await noteBackup(kysely, backup);
  } catch (error) {
    if (readErrorCode(error) !== '25006') throw error;
    console.error(
      'The console does not know of this backup, because this server can only be read: ' +
        'BACKUP_WARN_DAYS=0 ends its warning.',
    );
  }
}

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const { from, to = 'backups', keep } = readArguments();
  const database = await openPlace(from ?? DATABASE_URL ?? DATA_DIR, {
    writtenIn: from === undefined ? undefined : '--from',
  });
  try {
    console.error(`From: ${database.describe}`);
    const fill = (out: NodeJS.WritableStream & Parameters<typeof writeBackup>[1]) =>
      writeBackup(database.pool, out, tell);
    if (to === '-') {
      const { madeAt, rows } = await writeThrough(process.stdout, fill);
      await tellConsole(database, { madeAt, rows });
      console.error(`Wrote ${count(rows)} rows, as of ${madeAt.toISOString()}.`);
      return;
    }
    const file = to.endsWith('.gz') ? to : join(to, nameBackup(await readNow(database.kysely)));
    const { result, bytes } = await writeWhole(file, fill);
    await tellConsole(database, result);
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    console.error(`Wrote ${file}: ${count(result.rows)} rows, ${size}.`);
    if (keep !== undefined) {
      const removed = await keepNewest(dirname(file), Number(keep));
      for (const name of removed) console.error(`Removed ${name} (--keep ${keep}).`);
    }
    console.error(`Verify it: npm run restore -- --from ${file} --check`);
  } finally {
    await database.close();
  }
});
