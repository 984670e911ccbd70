import type { ClientBase } from 'pg';

/** Triggers on inserting, as a bit of pg_trigger.tgtype (src/include/catalog/pg_trigger.h of PostgreSQL). */
const onInsert = 4;

/**
 * Switches the triggers that inserting sets off, until the end of a transaction that switches them back.
 * Rows are carried over as they are: what a trigger once wrote because of them is among them.
 *
 * Whoever does not own a table cannot switch them there; what differs then is found by comparing.
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
