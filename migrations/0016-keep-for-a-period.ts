import { type Kysely, sql } from 'kysely';

/**
 * What is kept for a period is found by its age. Copies of emails that are there already count from
 * now: their own times are spread over the delivery log. Lines of the audit log may be removed once
 * they are 90 days old, and no sooner, whatever the configuration says; none can be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sent_emails add column created_at timestamptz not null default now()`.execute(db);
  await sql`create index sent_emails_created on sent_emails (created_at)`.execute(db);
  await sql`create index webhook_events_received on webhook_events (received_at)`.execute(db);
  await sql`create index audit_log_created on audit_log (created_at)`.execute(db);
  await sql`
    create function refuse_recent_audit_removal() returns trigger language plpgsql as $$
    begin
      if old.created_at > now() - interval '90 days' then
        raise exception 'The audit log only takes new rows; none can be removed before it is 90 days old.';
      end if;
      return old;
    end $$`.execute(db);
  await sql`drop trigger audit_log_is_append_only on audit_log`.execute(db);
  await sql`
    create trigger audit_log_is_append_only before update or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_log_keeps_recent_rows before delete on audit_log
    for each row execute function refuse_recent_audit_removal()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger audit_log_keeps_recent_rows on audit_log`.execute(db);
  await sql`drop trigger audit_log_is_append_only on audit_log`.execute(db);
  await sql`
    create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`drop function refuse_recent_audit_removal`.execute(db);
  await sql`drop index audit_log_created, webhook_events_received`.execute(db);
  await sql`alter table sent_emails drop column created_at`.execute(db);
}
