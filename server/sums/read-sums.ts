import { sql } from 'kysely';
import { asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import {
  countEmails,
  countOutcomes,
  emailCounts,
  emailKeys,
  outcomeColumns,
  type Period,
} from './count-rows.ts';

/** The first and the last day of a period, like `2026-11-27`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of a period that are summed, and what is left to count from the rows. */
export interface Summed {
  readonly from: string;
  /** Sums of days that begin earlier are complete up to here. */
  readonly until: Date;
  readonly left: Period;
}

/** Up to which moment a period is summed without a gap. */
export async function findSummed(db: Executor, { from, to }: Days): Promise<Summed> {
  const days = sql<{ day: Date }>`generate_series(
    ${from}::date::timestamp, ${to}::date::timestamp, interval '1 day')`;
  const begin = sql<Date>`d.day at time zone 'UTC'`;
  const end = sql<Date>`(d.day + interval '1 day') at time zone 'UTC'`;
  const until = sql<Date>`(${to}::date + 1)::timestamp at time zone 'UTC'`;
  const summed = await db
    .selectFrom(days.as<'d'>(sql`d (day)`))
    .leftJoin('summed_days as s', (join) =>
      join
        .on('s.day', '=', sql<Date>`d.day::date`)
        .on('s.summed_at', '<=', sql<Date>`now() + interval '1 minute'`),
    )
    .select(({ fn }) =>
      fn
        .coalesce(
          fn
            .min(sql<Date>`coalesce(s.summed_until, ${begin})`)
            .filterWhere(sql<boolean>`coalesce(s.summed_until < ${end}, true)`),
          until,
        )
        .as('until'),
    )
    .executeTakeFirstOrThrow();
  return {
    from,
    until: summed.until,
    left: { from: sql<Date>`${summed.until}::timestamptz`, until },
  };
}

/** The emails of a period: sums of days, and the rows that are in none of them. */
export function emailsOf(db: Executor, { from, until, left }: Summed) {
  return db
    .selectFrom('email_totals')
    .select([...emailKeys, ...emailCounts])
    .where('day', '>=', asDay(from))
    .where(isSummed(until))
    .unionAll(countEmails(db, left));
}

/** The forms of a period, in the same way. */
export function outcomesOf(db: Executor, { from, until, left }: Summed) {
  return db
    .selectFrom('outcome_totals')
    .select(outcomeColumns)
    .where('day', '>=', asDay(from))
    .where(isSummed(until))
    .unionAll(countOutcomes(db, left));
}

/** Whether a day begins before a moment. */
const isSummed = (until: Date) =>
  sql<boolean>`day <= (${until}::timestamptz at time zone 'UTC' - interval '1 millisecond')::date`;
