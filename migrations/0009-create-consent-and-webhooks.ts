import { type Kysely, sql } from 'kysely';

/**
 * What people agreed to, how they stop it, and what the provider tells afterwards.
 *
 * A consent text is kept under a hash of its words, so that what somebody agreed to can be read as
 * it was. `submissions.consent_version` has no foreign key: every submission of a form would lock
 * the same row. A webhook event keeps no address, only its keyed hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent_texts (
      version text primary key,
      name text not null,
      text text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table submissions add column consent_version text`.execute(db);
  await sql`alter table user_journeys add column if not exists stopped_at timestamptz`.execute(db);
  await sql`
    alter table delivery_logs
      add column delivered_at timestamptz,
      add column bounced_at timestamptz,
      add column complained_at timestamptz,
      drop constraint delivery_logs_status_check,
      add constraint delivery_logs_status_check check (status in (
        'pending', 'sending', 'sent', 'delivered', 'failed', 'bounced', 'complained', 'suppressed',
        'cancelled'
      )) not valid`.execute(db);
  await sql`
    create table webhook_events (
      event_key text primary key,
      record_type text not null,
      message_id text,
      delivery_id uuid,
      email_hash text,
      kind text not null,
      stream text,
      detail text,
      occurred_at timestamptz not null,
      received_at timestamptz not null default now(),
      applied_at timestamptz
    )`.execute(db);
  await sql`
    create index webhook_events_waiting on webhook_events (received_at)
    where applied_at is null`.execute(db);
  await sql`
    create index webhook_events_delivery on webhook_events (delivery_id)
    where delivery_id is not null`.execute(db);
  await sql`
    create index webhook_events_email on webhook_events (email_hash)
    where email_hash is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table webhook_events`.execute(db);
  await sql`
    update delivery_logs set status = 'bounced' where status = 'complained'`.execute(db);
  await sql`
    alter table delivery_logs
      drop column delivered_at,
      drop column bounced_at,
      drop column complained_at,
      drop constraint delivery_logs_status_check,
      add constraint delivery_logs_status_check check (status in (
        'pending', 'sending', 'sent', 'delivered', 'failed', 'bounced', 'suppressed', 'cancelled'
      ))`.execute(db);
  await sql`alter table user_journeys drop column if exists stopped_at`.execute(db);
  await sql`alter table submissions drop column consent_version`.execute(db);
  await sql`drop table consent_texts`.execute(db);
}
