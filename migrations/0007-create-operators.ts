import { type Kysely, sql } from 'kysely';

/**
 * Who may look into the site's inside: sessions of people, tokens of machines, and what both did.
 * Only hashes of what opens a door are kept. The audit log takes new rows and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_sessions (
      id_hash text primary key,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now()
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index operator_sessions_created on operator_sessions (created_at)`.execute(db);
  await sql`
    create table machine_tokens (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      token_hash text not null unique,
      scopes text[] not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      actor text not null,
      action text not null,
      target text,
      details jsonb,
      client text,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Serves the search by the beginning of an address under every collation.
  await sql`create index leads_email_start on leads (email_key text_pattern_ops)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log only takes new rows; it cannot be changed or emptied.';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index leads_email_start`.execute(db);
  await sql`drop table audit_log, machine_tokens, operator_sessions`.execute(db);
  await sql`drop function refuse_audit_change`.execute(db);
}
