import { type Kysely, sql } from 'kysely';

/**
 * The delivery log: outbox, log and single source of truth of every email. A row is claimed under
 * a lease; the claim index holds only the rows that still have something to do. It is updated
 * about three times in its life, hence the fillfactor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_logs (
      id uuid primary key,
      dedupe_key text not null unique,
      email_address text not null,
      status text not null default 'pending' check (status in (
        'pending', 'sending', 'sent', 'delivered', 'failed', 'bounced', 'suppressed', 'cancelled'
      )),
      function_name text not null,
      funnel_id text,
      coach text not null,
      stream text not null default 'outbound',
      body jsonb not null,
      submission_id uuid,
      lead_id uuid references leads on delete set null,
      campaign_id uuid,
      sequence integer,
      reference text,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      lease_until timestamptz,
      lease_token uuid,
      maybe_sent boolean not null default false,
      provider text,
      provider_message_id text,
      subject text,
      last_error_code text,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    ) with (fillfactor = 80)`.execute(db);
  await sql`
    create index delivery_logs_claim on delivery_logs (next_attempt_at)
    where status in ('pending', 'sending')`.execute(db);
  await sql`create index delivery_logs_created on delivery_logs (created_at)`.execute(db);
  await sql`create index delivery_logs_status on delivery_logs (status, created_at)`.execute(db);
  await sql`
    create index delivery_logs_email on delivery_logs (email_address, created_at)`.execute(db);
  await sql`
    create index delivery_logs_campaign on delivery_logs (campaign_id, created_at)
    where campaign_id is not null`.execute(db);
  await sql`
    create index delivery_logs_submission on delivery_logs (submission_id)
    where submission_id is not null`.execute(db);
  await sql`create index delivery_logs_lead on delivery_logs (lead_id)`.execute(db);
  await sql`
    create index delivery_logs_reference on delivery_logs (reference)
    where reference is not null`.execute(db);
  await sql`
    create index delivery_logs_message on delivery_logs (provider_message_id)
    where provider_message_id is not null`.execute(db);
  await sql`
    create table delivery_attempts (
      id bigint generated always as identity primary key,
      delivery_id uuid not null references delivery_logs on delete cascade,
      attempt integer not null,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      outcome text,
      status_code integer,
      detail text
    )`.execute(db);
  await sql`create index delivery_attempts_delivery on delivery_attempts (delivery_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table delivery_attempts, delivery_logs`.execute(db);
}
