import { type Kysely, sql } from 'kysely';

/**
 * What visitors of a funnel see, by version, and when they saw it: a version that comes back gets
 * another period. The period without an end is the one that is shown now.
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table version_periods, funnel_versions`.execute(db);
}
