import type pg from 'pg';
import { throughContention } from '#server/db/through-contention.ts';

/**
 * Gives a site's database a clock that can be set; a site that is started afterwards goes by it, and so
 * do the times that its tables put in by themselves.
 */
export async function makeClock(pool: pg.Pool): Promise<void> {
  // The site is at work in the tables meanwhile.
  await throughContention(() =>
    pool.query(`
    create schema moved;
    create table moved.clock (ahead interval not null);
    insert into moved.clock values ('0');
    create function moved.now() returns timestamptz stable language sql
      as 'select pg_catalog.now() + ahead from moved.clock';
    create function moved.clock_timestamp() returns timestamptz volatile language sql
      as 'select pg_catalog.clock_timestamp() + ahead from moved.clock';
    do $$
    declare c record;
    begin
      execute format('alter database %I set search_path = moved, pg_catalog, public',
        current_database());
      for c in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default = 'now()'
      loop
        execute format('alter table %I alter column %I set default moved.now()',
          c.table_name, c.column_name);
      end loop;
    end $$;`),
  );
}

/** Sets the clock to some seconds before a moment. */
export async function setClock(pool: pg.Pool, moment: string, secondsBefore = 0): Promise<void> {
  await pool.query(
    `update moved.clock set ahead = $1::timestamptz - pg_catalog.clock_timestamp()
       - make_interval(secs => $2)`,
    [moment, secondsBefore],
  );
}
