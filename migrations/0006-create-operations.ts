import { type Kysely, sql } from 'kysely';

/**
 * What running the site needs: the local mailbox, errors, suppressed addresses, request counters
 * and settings. The counters are UNLOGGED: they are written with every submission and a crash of
 * the database may forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailbox_messages (
      id uuid primary key default gen_random_uuid(),
      delivery_id uuid unique,
      to_address text not null,
      from_address text not null,
      subject text not null,
      html text not null,
      text text not null,
      headers jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mailbox_messages_created on mailbox_messages (created_at)`.execute(db);
  await sql`
    create table error_logs (
      id uuid primary key default gen_random_uuid(),
      reference text,
      function_name text not null,
      error_message text not null,
      request_data jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index error_logs_created on error_logs (created_at)`.execute(db);
  await sql`
    create index error_logs_reference on error_logs (reference)
    where reference is not null`.execute(db);
  await sql`
    create table suppressions (
      id uuid primary key default gen_random_uuid(),
      email_hash text not null,
      scope text not null,
      reason text not null,
      created_at timestamptz not null default now(),
      unique (email_hash, scope)
    )`.execute(db);
  await sql`
    create unlogged table rate_limits (
      key text not null,
      window_start timestamptz not null,
      hits integer not null,
      primary key (key, window_start)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index rate_limits_window on rate_limits (window_start)`.execute(db);
  await sql`
    create table settings (
      key text primary key,
      value jsonb not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table settings, rate_limits, suppressions, error_logs, mailbox_messages`.execute(db);
}
