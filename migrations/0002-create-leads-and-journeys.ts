import { type Kysely, sql } from 'kysely';

/**
 * People and the campaigns they are in. Journeys change with every email, so their pages keep
 * room for the new version of a row beside the old one (fillfactor).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      email text not null,
      email_key text not null generated always as (lower(btrim(email))) stored,
      name text,
      source text not null,
      metadata jsonb,
      created_at timestamptz not null default now(),
      unique (email_key, source)
    )`.execute(db);
  await sql`create index leads_created on leads (created_at)`.execute(db);
  await sql`
    create table user_journeys (
      id uuid primary key default gen_random_uuid(),
      lead_id uuid not null references leads on delete cascade,
      campaign_id uuid not null references email_campaigns,
      page_id uuid references pages,
      current_sequence integer not null default 1,
      next_email_due_at timestamptz,
      is_completed boolean not null default false,
      sequence_version text,
      created_at timestamptz not null default now(),
      unique (lead_id, campaign_id)
    ) with (fillfactor = 80)`.execute(db);
  await sql`
    create index user_journeys_due on user_journeys (next_email_due_at)
    where not is_completed`.execute(db);
  await sql`create index user_journeys_campaign on user_journeys (campaign_id)`.execute(db);
  await sql`create index user_journeys_page on user_journeys (page_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table user_journeys, leads`.execute(db);
}
