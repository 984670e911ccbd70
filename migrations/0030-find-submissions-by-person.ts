import { type Kysely, sql } from 'kysely';

/**
 * One index finds the submissions of a person, with or without their funnel, where there were two; those
 * of a funnel have had one of their own since 0025. Saving a submission costs no more than before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists submissions_of_person on submissions (email_key, funnel_id, created_at)`.execute(
    db,
  );
  await sql`drop index submissions_person, submissions_email`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists submissions_email on submissions (email_key)`.execute(db);
  await sql`
    create index if not exists submissions_person on submissions (funnel_id, email_key, created_at)`.execute(
    db,
  );
  await sql`drop index submissions_of_person`.execute(db);
}
