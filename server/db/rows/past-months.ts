import type { ClientBase } from 'pg';

/** Longer than most sites keep partitioned rows; older rows are moved into their own months later. */
const months = 36;

/** Makes partitions for past months before their rows are copied; empty ones are dropped again. */
export async function openPastMonths(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
    where pg_table_is_visible(c.oid)`);
  for (const { name } of rows) {
    await client.query(
      `select make_month(quote_ident($1)::regclass, (now() - make_interval(months => n))::date, now())
       from generate_series(1, $2::int) n`,
      [name, months],
    );
  }
}
