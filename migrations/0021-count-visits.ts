import { type Kysely, sql } from 'kysely';

/** What processes count in memory, and what follows from submissions, emails and seats. */
const counted = ['views', 'interests', 'sent', 'refused', 'booked'];
const following = ['saved', 'accepted', 'delivered', 'fetched', 'registered', 'unsubscribed'];

const cut = 'day, funnel_id, traffic_source, version, variant';

const columns = (names: readonly string[]) =>
  sql.raw(`day date not null, funnel_id text not null, traffic_source text not null,
    version text not null, variant text not null,
    ${names.map((name) => `${name} bigint not null default 0`).join(', ')}, primary key (${cut})`);

/**
 * The path of visitors, counted by day, funnel, traffic source, version and variant; what is not
 * known is an empty text.
 *
 * `visit_counts` takes what processes count. `visit_sketches` holds the visitors of days that are not
 * over yet, as registers that several processes merge. `visit_totals` is made of both and of the
 * submissions, a day at a time, for each cut that the console shows: `*` stands for all.
 * `visitor_salt` is the key of the day's visitors: one row, in no log of the database and in no backup.
 *
 * The page views that were counted before are carried over, with the source not known; a trigger does
 * the same with what a process of the release before goes on counting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table visitor_salt (
      is_only boolean primary key default true check (is_only),
      day date not null,
      salt bytea not null
    ) with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0)`.execute(db);
  await sql`create table visit_counts (${columns(counted)}) with (fillfactor = 50)`.execute(db);
  await sql`
    create table visit_totals (${columns([...counted, 'visitors', ...following])})
    with (fillfactor = 50)`.execute(db);
  await sql`create index visit_totals_funnel on visit_totals (funnel_id, day)`.execute(db);
  await sql`create index visit_totals_source on visit_totals (traffic_source, day)`.execute(db);
  await sql`
    create table visit_sketches (
      day date not null,
      funnel_id text not null,
      traffic_source text not null,
      version text not null,
      variant text not null,
      registers bytea not null,
      merged_at timestamptz not null default now(),
      primary key (${sql.raw(cut)})
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table figured_days (
      day date primary key,
      figured_at timestamptz not null default now(),
      is_closed boolean not null default false
    )`.execute(db);
  await sql`
    create table left_out_views (
      day date not null,
      funnel_id text not null,
      kind text not null,
      views bigint not null,
      primary key (day, funnel_id, kind)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    alter table submissions
      add column traffic_source text not null default '',
      add column version text not null default '',
      add column variant text not null default ''`.execute(db);
  await sql`
    insert into visit_counts (${sql.raw(cut)}, views)
    select day, funnel_id, '', '', '', views from page_views`.execute(db);
  await sql`
    create function carry_page_views() returns trigger language plpgsql as $$
    begin
      insert into visit_counts as v (${sql.raw(cut)}, views)
      values (new.day, new.funnel_id, '', '', '',
        new.views - case when tg_op = 'UPDATE' then old.views else 0 end)
      on conflict (${sql.raw(cut)})
        do update set views = v.views + excluded.views;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger page_views_are_carried after insert or update of views on page_views
    for each row execute function carry_page_views()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger page_views_are_carried on page_views`.execute(db);
  await sql`drop function carry_page_views`.execute(db);
  await sql`
    insert into page_views as p (day, funnel_id, views)
    select day, funnel_id, sum(views) from visit_counts group by 1, 2 having sum(views) > 0
    on conflict (day, funnel_id) do update set views = excluded.views`.execute(db);
  await sql`
    alter table submissions drop column traffic_source, drop column version, drop column variant`.execute(
    db,
  );
  await sql`
    drop table left_out_views, figured_days, visit_sketches, visit_totals, visit_counts, visitor_salt`.execute(
    db,
  );
}
