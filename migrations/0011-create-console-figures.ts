import { type Kysely, sql } from 'kysely';

/**
 * What the console shows besides the visitors' rows: when a worker was last seen, page views by day,
 * and every email as it was sent. A sent email is kept as what differs from the model its
 * declaration gives, a few dozen bytes; the models are kept by content and hold nobody's data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table worker_ticks (
      worker uuid primary key,
      host text not null,
      started_at timestamptz not null default now(),
      ticked_at timestamptz not null default now()
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table page_views (
      day date not null,
      funnel_id text not null,
      views bigint not null,
      primary key (day, funnel_id)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table email_models (
      id uuid primary key,
      content text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sent_emails (
      delivery_id uuid primary key references delivery_logs on delete cascade,
      model_id uuid references email_models,
      packed bytea not null
    )`.execute(db);
  // Pages of leads by key, and leads of a source by day without touching the rows.
  await sql`create index leads_page on leads (created_at, id) include (source)`.execute(db);
  await sql`drop index leads_created`.execute(db);
  await sql`
    create index delivery_logs_failed on delivery_logs (campaign_id, created_at)
    where status = 'failed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_logs_failed`.execute(db);
  await sql`create index leads_created on leads (created_at)`.execute(db);
  await sql`drop index leads_page`.execute(db);
  await sql`drop table sent_emails, email_models, page_views, worker_ticks`.execute(db);
}
