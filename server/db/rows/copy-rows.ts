import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { OperatorError } from '#engine/text/operator-error.ts';
import { inTransaction, readRows, snapshot, TallyStream, tallyTable, writeRows } from './copy.ts';
import { carrySequences, checkEmpty, checkSameShape, readTables } from './tables.ts';
import { switchTriggers } from './triggers.ts';

/** A table and how many rows were copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/**
 * Copies every row of every table into a database with the same tables, in one transaction, and
 * compares both sides before it commits: the number of rows and a checksum of their text.
 *
 * @param source is read as of one moment
 * @param target a database with the same tables, all of them empty
 * @param onTable called after each table
 * @returns the tables in the order they were filled
 * @throws OperatorError; the target is then unchanged
 */
export async function copyRows(
  source: pg.Pool,
  target: pg.Pool,
  onTable: (copied: CopiedTable) => void = () => {},
): Promise<readonly CopiedTable[]> {
  return inTransaction(source, snapshot, (from) =>
    inTransaction(target, '', async (to) => {
      const tables = await readTables(to);
      checkSameShape(await readTables(from), tables);
      await checkEmpty(to, tables);
      await switchTriggers(to, 'disable');
      const copied: CopiedTable[] = [];
      for (const table of tables) {
        const tally = new TallyStream();
        await pipeline(readRows(from, table), tally, writeRows(to, table));
        const before = tally.finish();
        const after = await tallyTable(to, table);
        if (before.sha256 !== after.sha256) {
          throw new OperatorError(
            `The table ${table.name} differs after the copy: ${before.rows} rows before, ` +
              `${after.rows} after. The new database is unchanged; please report this with the output.`,
          );
        }
        copied.push({ table: table.name, rows: after.rows });
        onTable({ table: table.name, rows: after.rows });
      }
      await switchTriggers(to, 'enable');
      await carrySequences(from, to);
      return copied;
    }),
  );
}
