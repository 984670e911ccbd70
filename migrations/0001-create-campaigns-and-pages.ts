import { type Kysely, sql } from 'kysely';

/** What the funnel files declare, mirrored so that people's rows can refer to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_campaigns (
      id uuid primary key,
      name text not null unique,
      coach text not null,
      from_email text not null,
      from_name text not null,
      subject_template text,
      is_active boolean not null default true,
      postal_address text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table email_sequences (
      id uuid primary key,
      campaign_id uuid not null references email_campaigns,
      version text not null,
      step integer not null check (step >= 1),
      content jsonb not null,
      created_at timestamptz not null default now(),
      unique (campaign_id, version, step)
    )`.execute(db);
  await sql`
    create table pages (
      id uuid primary key,
      slug text not null unique,
      is_active boolean not null default true
    )`.execute(db);
  await sql`
    create table landing_pages (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      url text not null unique,
      campaign_id uuid references email_campaigns,
      is_active boolean not null default true
    )`.execute(db);
  await sql`create index landing_pages_campaign on landing_pages (campaign_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table landing_pages, pages, email_sequences, email_campaigns`.execute(db);
}
