import type { ClientBase } from 'pg';

/** Triggers on inserting, as a bit of pg_trigger.tgtype (src/include/catalog/pg_trigger.h of PostgreSQL). */
const onInsert = 4;

/**
 * Disables insert triggers for the rest of a transaction, which has to enable them again. Rows are
 * carried over as they are, including those that triggers once wrote. A role that does not own a table
 * cannot disable them there; the comparison then finds any difference.
 */
export async function switchTriggers(client: ClientBase, to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgtype & $1 > 0 and c.relnamespace = current_schema()::regnamespace
       and pg_has_role(c.relowner, 'usage')`,
    [onInsert],
  );
  for (const { name } of rows) {
    await client.query(`alter table ${client.escapeIdentifier(name)} ${to} trigger user`);
  }
}
