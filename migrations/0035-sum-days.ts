import { type Kysely, sql } from 'kysely';

/**
 * The emails and forms of each day, counted once, so that the console adds up days instead of rows.
 *
 * `summed_days` says up to which moment a day is counted. What lies behind it is counted from the rows, as
 * everything is for a release that knows of no sums; nothing has to be counted here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table summed_days (
      day date primary key,
      summed_at timestamptz not null,
      summed_until timestamptz not null
    )`.execute(db);
  await sql`
    create table email_totals (
      day date not null,
      coach text not null,
      funnel_id text,
      campaign_id uuid,
      function_name text not null,
      sequence integer,
      kind text not null,
      minutes text not null,
      error_code text,
      written integer not null,
      waiting integer not null,
      sent integer not null,
      failed integer not null,
      returned integer not null,
      bounced integer not null,
      complained integer not null,
      requested integer not null,
      slow integer not null
    )`.execute(db);
  await sql`create index email_totals_day on email_totals (day)`.execute(db);
  await sql`create index email_totals_funnel on email_totals (funnel_id, day)`.execute(db);
  await sql`
    create table outcome_totals (
      day date not null,
      funnel_id text not null,
      outcome text not null,
      submissions integer not null,
      primary key (funnel_id, day, outcome)
    )`.execute(db);
  await sql`create index outcome_totals_day on outcome_totals (day)`.execute(db);
  for (const [place, meaning] of meanings) {
    await sql`comment on ${sql.raw(place)} is ${sql.lit(meaning)}`.execute(db);
  }
}

const meanings = [
  ['table summed_days', 'The days whose emails and forms are counted in the totals.'],
  ['column summed_days.summed_until', 'Rows that were written later are in no total.'],
  ['table email_totals', 'The emails written on a day, and what has become of them.'],
  [
    'column email_totals.minutes',
    'Of a reminder among several: how long before the event it leaves.',
  ],
  ['column email_totals.error_code', 'Why they failed, if they did.'],
  [
    'column email_totals.returned',
    'Those whose status says that they bounced or brought a complaint.',
  ],
  [
    'column email_totals.requested',
    'Those sent for which somebody waited, and that were not held back.',
  ],
  ['column email_totals.slow', 'Those of the requested that took longer than five minutes.'],
  ['table outcome_totals', 'The forms sent on a day by how they ended.'],
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table outcome_totals, email_totals, summed_days`.execute(db);
}
