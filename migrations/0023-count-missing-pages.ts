import { type Kysely, sql } from 'kysely';

/**
 * Paths that were asked for although no page has them, by day: how often a browser asked, how often
 * from a page of this site, and how often a program did. Nothing of who asked is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table missing_pages (
      day date not null,
      path text not null check (length(path) <= 100),
      views bigint not null,
      from_site bigint not null,
      programs bigint not null,
      primary key (day, path)
    ) with (fillfactor = 50)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table missing_pages`.execute(db);
}
