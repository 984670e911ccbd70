import { type Kysely, sql } from 'kysely';

/**
 * People who come in a file. An import knows whose it is, what its columns mean, what its people agreed
 * to and where; `position` says how far the present state has come, so that any process goes on with it.
 * `import_parts` holds the file until it is read, `import_rows` its rows until they are written; those
 * that were refused stay for a while, to be downloaded. `imported_leads` says what came in with whom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id uuid primary key,
      coach text not null,
      file_name text not null,
      bytes bigint not null,
      file_hash text,
      state text not null default 'uploading',
      made_by text not null,
      encoding text,
      delimiter text,
      titles text[] not null default '{}',
      settings jsonb,
      campaign_id uuid,
      sequence_version text,
      rows integer not null default 0,
      position integer not null default 0,
      counts jsonb not null default '{}',
      imported integer not null default 0,
      undone integer not null default 0,
      untouchable integer not null default 0,
      problem text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (state in ('uploading', 'reading', 'draft', 'judging', 'judged', 'writing', 'done',
        'undoing', 'undone', 'cancelled', 'failed'))
    )`.execute(db);
  await sql`create index imports_created on imports (created_at)`.execute(db);
  await sql`
    create index imports_working on imports (updated_at)
    where state in ('uploading', 'reading', 'judging', 'writing', 'undoing')`.execute(db);
  await sql`
    create index imports_file on imports (file_hash, coach) where file_hash is not null`.execute(
    db,
  );
  await sql`
    create table import_parts (
      import_id uuid not null references imports on delete cascade,
      part integer not null,
      content bytea not null,
      primary key (import_id, part)
    )`.execute(db);
  await sql`
    create table import_rows (
      import_id uuid not null references imports on delete cascade,
      row integer not null,
      cells text[],
      email_key text,
      verdict text,
      draft jsonb,
      created_at timestamptz not null default now(),
      primary key (import_id, row)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create index import_rows_person on import_rows (email_key, import_id)
    where email_key is not null`.execute(db);
  await sql`create index import_rows_created on import_rows (created_at)`.execute(db);
  await sql`
    create table imported_leads (
      lead_id uuid primary key references leads on delete cascade,
      import_id uuid not null references imports,
      row integer not null,
      agreed_at timestamptz not null,
      fields jsonb not null
    )`.execute(db);
  await sql`create index imported_leads_import on imported_leads (import_id, row)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table imported_leads, import_rows, import_parts, imports`.execute(db);
}
