import type { Pool } from 'pg';

/** Every table with a row that speaks of something, in whatever column of text or JSON. */
export async function tablesWith(
  { pool }: { readonly pool: Pool },
  words: string,
): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in (select relname from pg_class where relispartition) order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select 1 from ${name} t where strpos(lower(to_jsonb(t)::text), $1) > 0 limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
