import { type Kysely, sql } from 'kysely';

/** How far a visit went; each is a column of `visit_counts` and of `visit_totals`. */
const steps = [
  'views',
  'interests',
  'sent',
  'refused',
  'saved',
  'accepted',
  'delivered',
  'fetched',
  'registered',
  'booked',
  'unsubscribed',
];

const counted = sql.raw(
  `day date not null, funnel_id text not null, traffic_source text not null, version text not null,
   variant text not null, ${steps.map((step) => `${step} bigint not null default 0`).join(', ')},
   primary key (day, funnel_id, traffic_source, version, variant)`,
);

/**
 * The path of visitors, counted by day, funnel, traffic source, version and variant; what is not
 * known is an empty text.
 *
 * `visit_counts` holds what can be added up. `visit_sketches` holds the visitors of days that are not
 * over yet, as registers that several processes merge; afterwards `visit_totals` keeps their number,
 * which cannot be added up, for each cut that the console shows: `*` stands for all. `visitor_salt`
 * is the key of the day's visitors: one row, in no log of the database and in no backup.
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
  await sql`create table visit_counts (${counted}) with (fillfactor = 50)`.execute(db);
  await sql`create index visit_counts_funnel on visit_counts (funnel_id, day)`.execute(db);
  await sql`
    create table visit_totals (${counted}, visitors bigint not null default 0)
    with (fillfactor = 50)`.execute(db);
  await sql`create index visit_totals_funnel on visit_totals (funnel_id, day)`.execute(db);
  await sql`
    create table visit_sketches (
      day date not null,
      funnel_id text not null,
      traffic_source text not null,
      version text not null,
      variant text not null,
      registers bytea not null,
      merged_at timestamptz not null default now(),
      primary key (day, funnel_id, traffic_source, version, variant)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table figured_days (
      day date primary key,
      figured_at timestamptz not null default now()
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
    insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
    select day, funnel_id, '', '', '', views from page_views`.execute(db);
  await sql`
    create function carry_page_views() returns trigger language plpgsql as $$
    begin
      insert into visit_counts as v (day, funnel_id, traffic_source, version, variant, views)
      values (new.day, new.funnel_id, '', '', '',
        new.views - case when tg_op = 'UPDATE' then old.views else 0 end)
      on conflict (day, funnel_id, traffic_source, version, variant)
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
