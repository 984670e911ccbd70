import { sql } from 'kysely';
import { readErrorCode } from './errors.ts';
import type { Executor } from './kysely.ts';

/** How many months have a partition in advance, including the present one. */
const monthsAhead = 4;

/** The table was in use for longer than a change of its partitions may wait (lock_not_available). */
const isBusy = (error: unknown) => readErrorCode(error) === '55P03';

/**
 * SQL for the months without a partition: the present and coming ones, and past ones with rows in the
 * default partition.
 */
export const missingMonths = sql<{ table: string; month: string }>`
  select c.relname::text as table, m::text as month
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid,
    missing_months(p.partrelid, now(), ${sql.lit(monthsAhead)}) m
  where pg_table_is_visible(c.oid)
  order by 1, 2`;

/**
 * Makes the partitions of the coming months, and moves rows that came while theirs was missing. Tables
 * in use are left to the next time.
 */
export async function makeMonths(db: Executor): Promise<void> {
  const { rows } = await missingMonths.execute(db);
  for (const { table, month } of rows) {
    await db
      .selectNoFrom(sql`make_month(${table}::regclass, ${month}::date, now())`.as('made'))
      .execute()
      .catch((error: unknown) => {
        if (!isBusy(error)) throw error;
      });
  }
}

/**
 * Drops partitions whose rows are all older than `days`, and empty ones of past months. Tables in use
 * are left to the next time.
 *
 * @param days 0 keeps every row for ever
 * @returns how many rows were dropped
 */
export async function dropMonths(db: Executor, table: string, days: number): Promise<number> {
  const before =
    days > 0 ? sql`now() - make_interval(days => ${days}::int)` : sql`'-infinity'::timestamptz`;
  let removed = 0;
  for (;;) {
    const month = await db
      .selectFrom(sql`drop_month(${table}::regclass, ${before}, now())`.as('month'))
      .select(sql<number>`dropped::float8`.as('dropped'))
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (isBusy(error)) return undefined;
        throw error;
      });
    if (month === undefined) return removed;
    removed += month.dropped;
  }
}
