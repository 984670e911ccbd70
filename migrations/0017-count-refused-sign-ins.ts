import { type Kysely, sql } from 'kysely';

/**
 * Counts wrong passwords by network and hour. The audit log gets a line for the first and, once the
 * hour is over, one with their number: guessing must not make it grow for ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_sign_ins (
      began_at timestamptz not null,
      client text not null,
      tries int not null,
      primary key (began_at, client)
    ) with (fillfactor = 80)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table refused_sign_ins`.execute(db);
}
