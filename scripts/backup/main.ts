// Writes everything the database holds, as of one moment, into one compressed file with checksums; the
// site may go on meanwhile. Without arguments the file is in ./backups and named after the moment.
// Usage: npm run backup -- [--to folder, file.sql.gz or -] [--from data folder or postgres://…] [--keep 14]

import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { OperatorError } from '#engine/text/operator-error.ts';
import { compress, keepNewest, nameBackup, writeWhole } from '#scripts/backup/backup-file.ts';
import { type BackupProgress, writeBackup } from '#scripts/backup/write-backup.ts';
import { openPlace } from '#scripts/rows/open-place.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { noteBackup } from '#server/retention/last-backup.ts';
import { readEnv } from '#server/start/environment.ts';

const usage =
  'Use: npm run backup -- [--to folder, file.sql.gz or -] [--from data folder or address] [--keep number]';

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { from: text, to: text, keep: text } });
    const { keep } = values;
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new OperatorError(usage);
    return values;
  } catch (error) {
    throw new OperatorError(usage, { cause: error });
  }
}

const count = (rows: number) => rows.toLocaleString('en');

function tell({ table, rows, isDone }: BackupProgress): void {
  console.error(`  ${table.padEnd(28)}${count(rows).padStart(12)} rows${isDone ? '' : ' so far'}`);
}

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const { from = DATABASE_URL ?? DATA_DIR, to = 'backups', keep } = readArguments();
  const database = await openPlace(from);
  try {
    console.error(`From: ${database.describe}`);
    const fill = (out: NodeJS.WritableStream & Parameters<typeof writeBackup>[1]) =>
      writeBackup(database.pool, out, tell);
    if (to === '-') {
      const { madeAt, rows } = await compress(process.stdout, fill);
      await noteBackup(database.kysely, { madeAt, rows });
      console.error(`Wrote ${count(rows)} rows, as of ${madeAt.toISOString()}.`);
      return;
    }
    const { rows: clock } = await sql<{ now: Date }>`select now()`.execute(database.kysely);
    const file = to.endsWith('.gz') ? to : join(to, nameBackup(clock[0]?.now ?? new Date()));
    const { result, bytes } = await writeWhole(file, fill);
    await noteBackup(database.kysely, result);
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    console.error(`Wrote ${file}: ${count(result.rows)} rows, ${size}.`);
    if (keep !== undefined) {
      const removed = await keepNewest(dirname(file), Number(keep));
      for (const name of removed)
        console.error(`Removed ${name}: only the newest ${keep} are kept.`);
    }
    console.error(`Try it: npm run restore -- --from ${file} --check`);
  } finally {
    await database.close();
  }
});
