import { type Kysely, sql } from 'kysely';

/**
 * When a person first fetched the file that an email leads to. Emails that the release before sends
 * have none, and neither has one that nobody fetched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_logs add column fetched_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_logs drop column fetched_at`.execute(db);
}
