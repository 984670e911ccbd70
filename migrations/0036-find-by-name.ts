import { type Kysely, sql } from 'kysely';

/** Finds people by the beginning of any word of their name; the console's search asks exactly so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists leads_name on leads using gin (to_tsvector('simple', name))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index leads_name`.execute(db);
}
