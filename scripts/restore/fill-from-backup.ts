import { OperatorError } from '#engine/text/operator-error.ts';
import { migrateToLatest, migrateUpTo } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { inTransaction, tallyTable, writeRows } from '#server/db/rows/copy.ts';
import { openPastMonths } from '#server/db/rows/past-months.ts';
import {
  checkEmpty,
  checkSameShape,
  continueSequences,
  readTables,
  type Table,
} from '#server/db/rows/tables.ts';
import type { Tally } from '#server/db/rows/tally.ts';
import { switchTriggers } from '#server/db/rows/triggers.ts';
import { readBackup } from './read-backup.ts';

/**
 * Creates the tables as they were when the backup was made, fills them in one transaction, reads them
 * back to compare every checksum, and then applies later migrations.
 *
 * @param text the backup, decompressed
 * @param target an empty database
 * @throws OperatorError; the target then has no rows
 */
export async function fillFromBackup(
  text: AsyncIterable<Buffer>,
  target: Pick<Database, 'pool' | 'kysely'>,
  onTable: (table: Table, tally: Tally) => void = () => {},
): Promise<{ readonly madeAt: Date; readonly rows: number; readonly applied: readonly string[] }> {
  const { header, rows } = await inTransaction(target.pool, '', async (client) => {
    const read = await readBackup(text, {
      async onHeader({ migrations, tables }) {
        await checkEmpty(client, await readTables(client));
        await migrateUpTo(target.kysely, migrations);
        checkSameShape(tables, await readTables(client));
        await openPastMonths(client);
        await switchTriggers(client, 'disable');
      },
      take: async (table) => writeRows(client, table),
      async onTable(table, written) {
        const now = await tallyTable(client, table);
        if (now.content !== written.content) {
          throw new OperatorError(
            `The table ${table.name} differs from the backup: ${written.rows} rows there, ${now.rows} here. ` +
              'Nothing was kept; please report this together with the output.',
          );
        }
        onTable(table, written);
      },
    });
    await switchTriggers(client, 'enable');
    await continueSequences(client);
    return read;
  });
  const { applied } = await migrateToLatest(target.kysely);
  return { madeAt: new Date(header.madeAt), rows, applied };
}
