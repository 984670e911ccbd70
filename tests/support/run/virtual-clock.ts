import type { Pool } from 'pg';

/** A database's clock that a test sets. */
export interface VirtualClock {
  /** From here on `now()` says this in every statement, until it is set again. */
  set(moment: Date | string): Promise<void>;
}

/**
 * Puts a function `now` before the database's own in the search path: what decides by the
 * database's time then decides by the test's. Column defaults keep the real time. To be called
 * before the pool has more than one connection.
 */
export async function openVirtualClock(pool: Pool, moment: string): Promise<VirtualClock> {
  await pool.query(`
    create schema clock;
    create table clock.hand (at timestamptz not null);
    insert into clock.hand values ('${moment}');
    create function clock.now() returns timestamptz language sql stable
      as 'select at from clock.hand';
    do $$ begin
      execute format('alter database %I set search_path = clock, pg_catalog, public',
        current_database());
    end $$;
    set search_path = clock, pg_catalog, public;`);
  if (pool.totalCount > 1) throw new Error('Some connections do not know the virtual clock.');
  return {
    async set(next) {
      await pool.query('update clock.hand set at = $1', [next]);
    },
  };
}
