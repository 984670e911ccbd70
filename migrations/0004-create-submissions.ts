import { type Kysely, sql } from 'kysely';

/** What visitors sent, under the id their page made, with the answer they got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submissions (
      id uuid primary key,
      funnel_id text not null,
      email_key text not null,
      lead_id uuid references leads on delete cascade,
      outcome text not null,
      reference text not null,
      fields jsonb not null,
      page text,
      attribution jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index submissions_person on submissions (funnel_id, email_key, created_at)
  `.execute(db);
  await sql`create index submissions_email on submissions (email_key)`.execute(db);
  await sql`create index submissions_lead on submissions (lead_id)`.execute(db);
  await sql`create index submissions_reference on submissions (reference)`.execute(db);
  await sql`create index submissions_created on submissions (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table submissions`.execute(db);
}
