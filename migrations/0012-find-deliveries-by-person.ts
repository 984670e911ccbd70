import { type Kysely, sql } from 'kysely';

/**
 * Finds a person's deliveries by their address in any case, and a provider's reports by its message,
 * without reading a table of millions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index delivery_logs_person on delivery_logs (lower(email_address), created_at)`.execute(
    db,
  );
  await sql`drop index delivery_logs_email`.execute(db);
  await sql`
    create index webhook_events_message on webhook_events (message_id)
    where delivery_id is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index webhook_events_message`.execute(db);
  await sql`
    create index delivery_logs_email on delivery_logs (email_address, created_at)`.execute(db);
  await sql`drop index delivery_logs_person`.execute(db);
}
