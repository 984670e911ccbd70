import { type Kysely, sql } from 'kysely';

/**
 * Programs elsewhere that are told what happens, and what each of them is told: an outbox like the
 * delivery log. Its person orders the messages of an endpoint; erasing them takes the data away and
 * leaves the line. Emails that tell a coach of leads are found by those, so that erasing finds them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id uuid primary key,
      coach text not null,
      url text not null,
      events text[] not null,
      origin text not null check (origin in ('declared', 'made')),
      state text not null default 'active' check (state in ('active', 'stopped', 'removed')),
      stopped_because text,
      generation int not null default 1,
      overlap_until timestamptz,
      failures int not null default 0,
      paused_until timestamptz,
      last_error text,
      last_delivered_at timestamptz,
      created_at timestamptz not null default now(),
      unique (coach, url)
    )`.execute(db);
  await sql`
    create table webhook_messages (
      id uuid primary key default gen_random_uuid(),
      place bigint generated always as identity,
      endpoint_id uuid not null references webhook_endpoints,
      type text not null,
      person text,
      lead_id uuid,
      data jsonb,
      status text not null default 'pending'
        check (status in ('pending', 'sending', 'sent', 'failed', 'suppressed')),
      attempts int not null default 0,
      maybe_sent boolean not null default false,
      next_attempt_at timestamptz not null default now(),
      lease_until timestamptz,
      lease_token uuid,
      status_code int,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`
    create index webhook_messages_due on webhook_messages (endpoint_id, next_attempt_at)
      where status in ('pending', 'sending')`.execute(db);
  await sql`
    create index webhook_messages_line on webhook_messages (endpoint_id, person, place)
      where status in ('pending', 'sending')`.execute(db);
  await sql`
    create index webhook_messages_latest on webhook_messages (endpoint_id, place desc)`.execute(db);
  await sql`
    create index webhook_messages_person on webhook_messages (person) where person is not null`.execute(
    db,
  );
  await sql`create index webhook_messages_created on webhook_messages (created_at)`.execute(db);
  await sql`
    create table webhook_attempts (
      id bigint generated always as identity primary key,
      message_id uuid not null references webhook_messages on delete cascade,
      attempt int not null,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      outcome text,
      status_code int,
      detail text
    )`.execute(db);
  await sql`
    create index webhook_attempts_message on webhook_attempts (message_id, attempt)`.execute(db);
  await sql`
    create index if not exists delivery_logs_notices on delivery_logs using gin ((body->'submissionIds'))
      where function_name = 'notify-leads'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_logs_notices`.execute(db);
  await sql`drop table webhook_attempts, webhook_messages, webhook_endpoints`.execute(db);
}
