import { type Kysely, sql } from 'kysely';

/**
 * Journeys are taken up step by step: everybody at the same step of the same version of a sequence
 * gets the same letter, so one index leads from there to who waits longest. An event remembers for
 * which beginning its reminders were written; one that is moved has another. What visitors asked for
 * is found without passing the letters that a campaign has just written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index user_journeys_step on user_journeys
      (campaign_id, sequence_version, current_sequence, next_email_due_at)
    where not is_completed`.execute(db);
  await sql`drop index user_journeys_due`.execute(db);
  await sql`alter table events add column reminded_for timestamptz`.execute(db);
  await sql`
    create index delivery_logs_requested on delivery_logs (next_attempt_at)
    where status in ('pending', 'sending') and stream = 'outbound'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_logs_requested`.execute(db);
  await sql`alter table events drop column reminded_for`.execute(db);
  await sql`
    create index user_journeys_due on user_journeys (next_email_due_at)
    where not is_completed`.execute(db);
  await sql`drop index user_journeys_step`.execute(db);
}
