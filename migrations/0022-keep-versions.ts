import { type Kysely, sql } from 'kysely';

/**
 * What visitors of a funnel see, by version, and when they saw it: a version that comes back gets
 * another period. The period without an end is the one that is shown now. An experiment that is changed
 * begins anew, and one that is over keeps its result, because what it was made of goes with time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table funnel_versions (
      funnel_id text not null,
      version text not null,
      seen jsonb not null,
      created_at timestamptz not null default now(),
      primary key (funnel_id, version)
    )`.execute(db);
  await sql`
    create table version_periods (
      id bigint generated always as identity primary key,
      funnel_id text not null,
      version text not null,
      since timestamptz not null default now(),
      until timestamptz,
      foreign key (funnel_id, version) references funnel_versions,
      check (until >= since)
    )`.execute(db);
  await sql`
    create unique index version_periods_current on version_periods (funnel_id) where until is null`.execute(
    db,
  );
  await sql`create index version_periods_funnel on version_periods (funnel_id, since)`.execute(db);
  await sql`
    create table experiment_runs (
      run bigint generated always as identity primary key,
      id text not null,
      funnel_id text not null,
      design text not null,
      measure text not null,
      arms jsonb not null,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      kept text,
      result jsonb,
      check (ended_at >= started_at)
    )`.execute(db);
  await sql`
    create unique index experiment_runs_current on experiment_runs (id) where ended_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table experiment_runs, version_periods, funnel_versions`.execute(db);
}
