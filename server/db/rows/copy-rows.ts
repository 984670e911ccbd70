import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { OperatorError } from '#engine/text/operator-error.ts';
import { inTransaction, readRows, snapshot, tallyTable, writeRows } from './copy.ts';
import { openPastMonths } from './past-months.ts';
import { carrySequences, checkEmpty, checkSameShape, readTables } from './tables.ts';
import { TallyStream } from './tally.ts';
import { switchTriggers } from './triggers.ts';

/** A table and how many rows were copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** A table's progress while it is copied. */
export interface CopyProgress extends CopiedTable {
  readonly isDone: boolean;
}

const progressEveryMs = 5000;

/**
 * Copies every row of every table into a database with the same tables in one transaction, and compares
 * row counts and checksums before it commits.
 *
 * @param source is read as of one moment
 * @param target a database with the same tables, all empty
 * @param onProgress called after each table, and every five seconds of a large one
 * @returns the tables in the order they were filled
 * @throws OperatorError; the target is then unchanged
 */
export async function copyRows(
  source: pg.Pool,
  target: pg.Pool,
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<readonly CopiedTable[]> {
  return inTransaction(source, snapshot, (from) =>
    inTransaction(target, '', async (to) => {
      const tables = await readTables(to);
      checkSameShape(await readTables(from), tables);
      await checkEmpty(to, tables);
      await openPastMonths(to);
      await switchTriggers(to, 'disable');
      const copied: CopiedTable[] = [];
      for (const table of tables) {
        const tally = new TallyStream();
        const telling = setInterval(() => {
          onProgress({ table: table.name, rows: tally.rows, isDone: false });
        }, progressEveryMs);
        await pipeline(readRows(from, table), tally, writeRows(to, table)).finally(() =>
          clearInterval(telling),
        );
        const before = tally.finish();
        const after = await tallyTable(to, table);
        if (before.content !== after.content) {
          throw new OperatorError(
            `The table ${table.name} differs after the copy: ${before.rows} rows before, ` +
              `${after.rows} after. The new database is unchanged; please report this with the output.`,
          );
        }
        copied.push({ table: table.name, rows: after.rows });
        onProgress({ table: table.name, rows: after.rows, isDone: true });
      }
      await switchTriggers(to, 'enable');
      await carrySequences(from, to);
      return copied;
    }),
  );
}
