import { sql } from 'kysely';
import { asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import {
  countEmails,
  countOutcomes,
  emailCounts,
  emailKeys,
  outcomeColumns,
} from './count-rows.ts';

/** The longest period that the console shows, and the one before it, in days. */
const summedDays = 180;

/** By when a row that was written at a moment can surely be seen, in seconds. */
const settleSeconds = 60;

/** The age from which today's sums are out of date at the earliest, in seconds. */
const freshSeconds = 30;

const today = sql<Date>`(now() at time zone 'UTC')::date`;
const firstDay = sql<Date>`${today} - ${sql.lit(summedDays - 1)}`;
/** In whole seconds, because a process keeps moments less exactly than the database does. */
const settled = sql<Date>`date_trunc('second', now()) - make_interval(secs => ${sql.lit(settleSeconds)})`;

/**
 * Counts the emails and forms of the last days wherever their sums are missing or out of date. What
 * happens to an email later belongs to its day, so a day is counted again once its sums are older than a
 * hundredth of its age. Nobody who writes rows has to know of sums, and no mistake in them lasts.
 *
 * @param isOver asked before each day: whether to leave the rest for later
 */
export async function sumDueDays(db: Executor, isOver: () => boolean = () => false): Promise<void> {
  for (const day of await listDueDays(db)) {
    if (isOver()) return;
    await sumDay(db, day);
  }
  for (const table of ['email_totals', 'outcome_totals', 'summed_days'] as const) {
    await db.deleteFrom(table).where('day', '<', firstDay).execute();
  }
}

/**
 * Days whose sums are missing or out of date, newest first. Sums from the future are from before the clock
 * was set back, and count as none.
 */
export async function listDueDays(db: Executor): Promise<readonly string[]> {
  const days = sql<{ day: Date }>`generate_series(
    (${firstDay})::timestamp, (${today})::timestamp, interval '1 day')`;
  const begin = sql`d.day at time zone 'UTC'`;
  const end = sql`(d.day + interval '1 day') at time zone 'UTC'`;
  const rows = await db
    .selectFrom(days.as<'d'>(sql`d (day)`))
    .leftJoin('summed_days as s', (join) => join.on('s.day', '=', sql<Date>`d.day::date`))
    .select(sql<string>`to_char(d.day, 'YYYY-MM-DD')`.as('day'))
    .where(
      sql<boolean>`(s.day is null or s.summed_at > now() + interval '1 minute'
        or s.summed_at < now() - greatest(make_interval(secs => ${sql.lit(freshSeconds)}),
          (now() - ${begin}) / 100)
        or s.summed_until < ${end} and ${end} <= ${settled})`,
    )
    .orderBy('d.day', 'desc')
    .execute();
  return rows.map(({ day }) => day);
}

/** Counts the rows of a day anew. Of two processes at once, one does it. */
export async function sumDay(db: Executor, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const lock = sql<boolean>`pg_try_advisory_xact_lock(
      hashtext('sums'), ${day}::date - date '2000-01-01')`;
    const { isOurs } = await transaction.selectNoFrom(lock.as('isOurs')).executeTakeFirstOrThrow();
    if (!isOurs) return;
    const from = sql<Date>`${day}::date::timestamp at time zone 'UTC'`;
    const end = sql<Date>`(${day}::date + 1)::timestamp at time zone 'UTC'`;
    // Whoever reads counts what is behind this moment, where a transaction may still be open.
    const until = sql<Date>`greatest(${from}, least(${end}, ${settled}))`;
    for (const table of ['email_totals', 'outcome_totals'] as const) {
      await transaction.deleteFrom(table).where('day', '=', asDay(day)).execute();
    }
    await transaction
      .insertInto('email_totals')
      .columns([...emailKeys, ...emailCounts])
      .expression(countEmails(transaction, { from, until }))
      .execute();
    await transaction
      .insertInto('outcome_totals')
      .columns(outcomeColumns)
      .expression(countOutcomes(transaction, { from, until }))
      .execute();
    const noted = { summed_at: sql<Date>`now()`, summed_until: until };
    await transaction
      .insertInto('summed_days')
      .values({ day, ...noted })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(noted))
      .execute();
  });
}
