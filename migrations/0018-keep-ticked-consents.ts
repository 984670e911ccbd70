import { type Kysely, sql } from 'kysely';

/**
 * What somebody agreed to by ticking boxes: by the box's name the version of its words, which is a key
 * of `consent_texts`. Null where a form has no boxes, and for all that an older release saves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column consent_versions jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions drop column consent_versions`.execute(db);
}
