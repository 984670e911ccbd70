import { type Kysely, sql } from 'kysely';

/**
 * Sign-ups that count once their mailbox was proven (double opt-in). A row is written when the form is
 * sent, and holds what was sent until the link of the email is confirmed; only then there is a lead
 * and a submission, under the same id. What stays is the proof: both moments, the versions of both
 * texts and the keyed hashes of both networks. Of a row that nobody confirmed in time nothing
 * personal stays. Figures get a step for those who were asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table confirmations (
      id uuid primary key,
      reference text not null,
      funnel_id text not null,
      coach text not null,
      email_key text,
      sent jsonb,
      traffic_source text not null default '',
      version text not null default '',
      variant text not null default '',
      asked_at timestamptz not null default now(),
      asked_from text,
      consent_version text,
      consent_versions jsonb,
      email_version text not null,
      emails integer not null default 0,
      corrections integer not null default 0,
      emailed_at timestamptz,
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      confirmed_from text,
      lapsed_at timestamptz,
      check (confirmed_at is null or lapsed_at is null),
      check (lapsed_at is not null or email_key is not null),
      check (lapsed_at is null or (email_key is null and sent is null and asked_from is null))
    )`.execute(db);
  await sql`
    create index confirmations_person on confirmations (email_key, coach)
    where email_key is not null`.execute(db);
  await sql`
    create index confirmations_open on confirmations (expires_at)
    where confirmed_at is null and lapsed_at is null`.execute(db);
  await sql`
    create index confirmations_lapsed on confirmations (lapsed_at)
    where lapsed_at is not null`.execute(db);
  await sql`create index confirmations_asked on confirmations (asked_at)`.execute(db);
  await sql`alter table visit_totals add column asked bigint not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visit_totals drop column asked`.execute(db);
  await sql`drop table confirmations`.execute(db);
}
