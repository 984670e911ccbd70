import type pg from 'pg';

/** Writes rows of such sizes that a copy of their table has them in another order. */
export async function writeRowsOfAllSizes(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into settings (key, value)
    select 'size ' || n, to_jsonb(repeat('x', case when n % 97 = 0 then 1900 when n % 13 = 0 then 700
      else 100 + n % 50 end)) from generate_series(1, 5000) n`);
}
