import { type RawBuilder, sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';

/**
 * SQL for CTEs that write a message to every endpoint that wants to hear of an event, in the event's
 * own statement or transaction. If no endpoint listens, nothing is looked up.
 *
 * @param happened a query for rows of coach, type, person (the canonical address), lead_id, data, and
 *   place, the order of one person's events; it joins `hearing`, the listening endpoints, by coach, so
 *   that nothing is assembled for nobody
 */
export function tellingPrograms(happened: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`hearing as materialized (
    select id, coach, events from webhook_endpoints where state = 'active'
  ),
  happened as materialized (${happened}),
  told_programs as (
    insert into webhook_messages (endpoint_id, type, person, lead_id, data)
    select id, type, person, lead_id, data from happened order by place
    returning 1
  )`;
}

/** SQL: a row if `tellingPrograms` wrote something, to wake the sender. */
export const toldPrograms: RawBuilder<unknown> = sql`select from told_programs limit 1`;

/** Tells programs in a statement of its own; see `tellingPrograms`. @param name the statement's name */
export async function tellPrograms(
  db: Executor,
  name: string,
  happened: RawBuilder<unknown>,
): Promise<void> {
  await sql`${named(`tell-${name}`)}
    with ${tellingPrograms(happened)}
    select pg_notify('webhooks', '') from (${toldPrograms}) told`.execute(db);
}
