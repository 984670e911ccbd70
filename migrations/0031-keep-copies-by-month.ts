import { type Kysely, sql } from 'kysely';

/** The coming months that have a partition from the beginning, with the present one. */
const months = 4;

/**
 * Copies of emails lie in a partition for each month, so that what is kept no longer goes with its files
 * instead of row by row. `email_copies_rest` takes what belongs to a month without a partition.
 *
 * New copies only: those in `sent_emails` stay there, and go row by row, as a release before this one
 * goes on writing some. So no row is moved and no table is locked for longer than it takes to add a key.
 *
 * The functions run as the owner of the tables, for a role that may read and write rows only. They give up
 * after 0.3 s where others use the tables, and a call makes or drops one partition: nobody waits longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_copies (
      delivery_id uuid not null references delivery_logs on delete cascade,
      model_id uuid references email_models,
      packed bytea not null,
      created_at timestamptz not null default now()
    ) partition by range (created_at)`.execute(db);
  await sql`create index email_copies_delivery on email_copies (delivery_id)`.execute(db);
  await sql`create index email_copies_created on email_copies (created_at)`.execute(db);
  await sql`create table email_copies_rest partition of email_copies default`.execute(db);
  const {
    rows: [place],
  } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const asOwner = sql`language plpgsql security definer
    set search_path = ${sql.id(place?.schema ?? 'public')}, pg_temp set lock_timeout = '300ms'`;
  await createListing(db, asOwner);
  await createMaking(db, asOwner);
  await createDropping(db, asOwner);
  await sql`
    revoke execute on function missing_months(regclass, timestamptz, int),
      make_month(regclass, date, timestamptz), drop_month(regclass, timestamptz, timestamptz)
    from public`.execute(db);
  await sql`
    select make_month('email_copies', month, now())
    from missing_months('email_copies', now(), ${sql.lit(months)}) month`.execute(db);
}

type Options = ReturnType<typeof sql>;

/** The months that should have a partition: `months` of them from a moment on, and past ones with rows. */
async function createListing(db: Kysely<unknown>, asOwner: Options): Promise<void> {
  await sql`
    create function missing_months(kept regclass, at timestamptz, months int) returns setof date
    ${asOwner} as $$
    declare
      since text;
      rest text;
      this_month date := date_trunc('month', at at time zone 'UTC');
    begin
      select quote_ident(a.attname), p.partdefid::regclass::text into strict since, rest
      from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
      where p.partrelid = kept;
      return query execute format(
        'select distinct m from (
           select ($1 + make_interval(months => n))::date as m from generate_series(0, $2 - 1) n
           union all
           select date_trunc(''month'', %s at time zone ''UTC'')::date from %s
             where %s < $1::timestamp at time zone ''UTC''
         ) wanted
         where to_regclass($3 || to_char(m, ''_YYYY_MM'')) is null order by m', since, rest, since)
      using this_month, months, kept::text;
    end $$`.execute(db);
}

/**
 * Makes the partition of a month and moves there what lies in the rest; false where rows of a month that
 * is not over lie there, as more may come meanwhile.
 */
async function createMaking(db: Kysely<unknown>, asOwner: Options): Promise<void> {
  await sql`
    create function make_month(kept regclass, month date, at timestamptz) returns boolean
    ${asOwner} as $$
    declare
      since text;
      rest text;
      leaf text := kept::text || to_char(month, '_YYYY_MM');
      begins timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
      ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
      has_strays boolean;
    begin
      -- Several processes that start at once want the same months.
      perform pg_advisory_xact_lock(hashtext('months of ' || kept::text));
      if exists (
        select from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = kept and c.relname = leaf
      ) then return true; end if;
      select quote_ident(a.attname), p.partdefid::regclass::text into strict since, rest
      from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
      where p.partrelid = kept;
      execute format('select exists (select from %s where %s >= $1 and %s < $2)', rest, since, since)
        into has_strays using begins, ends;
      if has_strays and ends > at then return false; end if;
      execute format('create table %s (like %s including all)', leaf, kept);
      if has_strays then
        execute format('with strays as (delete from %s where %s >= $1 and %s < $2 returning *)
          insert into %s select * from strays', rest, since, since, leaf) using begins, ends;
      end if;
      execute format('alter table %s attach partition %s for values from (%L) to (%L)',
        kept, leaf, begins, ends);
      return true;
    end $$`.execute(db);
}

/**
 * Drops one partition whose month was over at `before`, or that is empty and over; no row where there is
 * none. What it refers to is locked first, in the order in which everybody writes.
 */
async function createDropping(db: Kysely<unknown>, asOwner: Options): Promise<void> {
  await sql`
    create function drop_month(kept regclass, before timestamptz, at timestamptz)
    returns table (leaf text, dropped bigint)
    ${asOwner} as $$
    declare
      month record;
      other text;
    begin
      for month in
        select c.oid, c.oid::regclass::text as name,
          (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' as ends
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = kept and c.relname ~ '_[0-9]{4}_[0-9]{2}$' order by c.relname
      loop
        exit when month.ends > at - interval '1 day';
        execute format('select count(*) from (select from %s limit case when $1 then null else 1 end) one',
          month.name) into dropped using month.ends <= before;
        continue when dropped > 0 and month.ends > before;
        for other in
          select distinct confrelid::regclass::text from pg_constraint
          where conrelid = month.oid and contype = 'f'
        loop
          execute format('lock table %s in access exclusive mode', other);
        end loop;
        execute format('drop table %s', month.name);
        leaf := month.name;
        return next;
        return;
      end loop;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function missing_months(regclass, timestamptz, int),
      make_month(regclass, date, timestamptz), drop_month(regclass, timestamptz, timestamptz)`.execute(
    db,
  );
  await sql`
    insert into sent_emails (delivery_id, model_id, packed, created_at)
    select distinct on (delivery_id) delivery_id, model_id, packed, created_at
    from email_copies order by delivery_id, created_at desc
    on conflict (delivery_id) do update
      set model_id = excluded.model_id, packed = excluded.packed, created_at = excluded.created_at`.execute(
    db,
  );
  await sql`drop table email_copies`.execute(db);
}
