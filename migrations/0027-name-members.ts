import { type Kysely, sql } from 'kysely';

/**
 * The team: who may sign in to the console, with what, and as what. `member_accounts` holds passwords,
 * `member_challenges` what a sign-in under way has to answer, as better-auth keeps them.
 *
 * The sessions of the release before stay where they are and are exchanged for new ones on their next
 * request; its password stays in the settings and opens the site as it did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default false,
      image text,
      two_factor_enabled boolean not null default false,
      role text not null default 'viewer' check (role in ('owner', 'operator', 'coach', 'viewer')),
      coaches text[],
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table member_accounts (
      id uuid primary key default gen_random_uuid(),
      member_id uuid not null references members on delete cascade,
      account_id text not null,
      provider_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (member_id, provider_id)
    )`.execute(db);
  await sql`
    create table member_sessions (
      id uuid primary key default gen_random_uuid(),
      token text not null unique,
      member_id uuid not null references members on delete cascade,
      method text not null default 'password',
      ip_address text,
      user_agent text,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index member_sessions_member on member_sessions (member_id)`.execute(db);
  await sql`
    create table member_challenges (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index member_challenges_identifier on member_challenges (identifier)`.execute(
    db,
  );
  await sql`
    create table member_codes (
      id uuid primary key default gen_random_uuid(),
      member_id uuid not null unique references members on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean default true,
      failed_verification_count int default 0,
      locked_until timestamptz
    )`.execute(db);
  await sql`
    create table member_passkeys (
      id uuid primary key default gen_random_uuid(),
      member_id uuid not null references members on delete cascade,
      name text,
      public_key text not null,
      credential_id text not null unique,
      counter bigint not null,
      device_type text not null,
      backed_up boolean not null,
      transports text,
      aaguid text,
      created_at timestamptz default now()
    )`.execute(db);
  await sql`create index member_passkeys_member on member_passkeys (member_id)`.execute(db);
  await sql`
    create table member_invitations (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      name text not null,
      role text not null check (role in ('owner', 'operator', 'coach', 'viewer')),
      coaches text[],
      invited_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`alter table audit_log add column member_id uuid`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log drop column member_id`.execute(db);
  await sql`
    drop table member_invitations, member_passkeys, member_codes, member_challenges,
      member_sessions, member_accounts, members`.execute(db);
}
