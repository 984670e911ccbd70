import { sql } from 'kysely';
import { readErrorCode } from './errors.ts';
import type { Executor } from './kysely.ts';

/** Months that have a partition before they begin, with the present one. */
const monthsAhead = 4;

/** Somebody uses the table for longer than a change of its partitions may wait (lock_not_available). */
const isBusy = (error: unknown) => readErrorCode(error) === '55P03';

/**
 * SQL for the months of which a table has no partition: the present one and those to come, and past ones
 * whose rows lie in the rest.
 */
export const missingMonths = sql<{ table: string; month: string }>`
  select c.relname::text as table, m::text as month
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid,
    missing_months(p.partrelid, now(), ${sql.lit(monthsAhead)}) m
  where pg_table_is_visible(c.oid)
  order by 1, 2`;

/**
 * Makes the partitions of the months to come, and moves rows that came while there was none for theirs.
 * What others keep busy is left to the next time.
 */
export async function makeMonths(db: Executor): Promise<void> {
  const { rows } = await missingMonths.execute(db);
  for (const { table, month } of rows) {
    await sql`select make_month(${table}::regclass, ${month}::date, now())`
      .execute(db)
      .catch((error: unknown) => {
        if (!isBusy(error)) throw error;
      });
  }
}

/**
 * Drops the partitions of a table whose rows are all older than so many days, and empty ones of past
 * months. What others keep busy is left to the next time.
 *
 * @param days 0 keeps every row for ever
 * @returns how many rows went with them
 */
export async function dropMonths(db: Executor, table: string, days: number): Promise<number> {
  const before =
    days > 0 ? sql`now() - make_interval(days => ${days}::int)` : sql`'-infinity'::timestamptz`;
  let removed = 0;
  for (;;) {
    const dropped = await sql<{ dropped: number }>`
      select dropped::float8 as dropped from drop_month(${table}::regclass, ${before}, now())`
      .execute(db)
      .catch((error: unknown) => {
        if (isBusy(error)) return undefined;
        throw error;
      });
    const [month] = dropped?.rows ?? [];
    if (month === undefined) return removed;
    removed += month.dropped;
  }
}
