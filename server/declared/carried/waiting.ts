import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/**
 * Carries an event's waiting list over to another, keeping everybody's order and what is known of their
 * emails. Somebody on both lists, or with a seat at the other event, keeps the better place.
 */
export async function carryLine(db: Executor, from: string, to: string): Promise<void> {
  await sql`
    delete from event_waiting w where w.event_id = ${from}::uuid and (
      exists (select from event_registrations r
        where r.event_id = ${to}::uuid and r.lead_id = w.lead_id)
      or exists (select from event_waiting o where o.event_id = ${to}::uuid
        and (o.lead_id = w.lead_id or o.mailbox = w.mailbox)))`.execute(db);
  await sql`
    update event_waiting set event_id = ${to}::uuid
    where event_id = ${from}::uuid and exists (select from events where id = ${to}::uuid)`.execute(
    db,
  );
  await sql`
    insert into event_notices (event_id, kind, told_for)
    select n.event_id, o.kind, o.told_for from event_notices o
    cross join (select id as event_id from events where id = ${to}::uuid) n
    where o.event_id = ${from}::uuid
    on conflict do nothing`.execute(db);
}

/** Carries the places of merged leads over, unless the remaining lead is on the list already. */
export async function keepPlaces(
  db: Executor,
  pairs: readonly { readonly kept: string; readonly gone: string }[],
): Promise<void> {
  await sql`
    update event_waiting w set lead_id = p.kept
    from unnest(${pairs.map(({ kept }) => kept)}::uuid[],
      ${pairs.map(({ gone }) => gone)}::uuid[]) as p (kept, gone)
    where w.lead_id = p.gone and not exists (select from event_waiting o
      where o.event_id = w.event_id and o.lead_id = p.kept)
      and not exists (select from event_registrations r
        where r.event_id = w.event_id and r.lead_id = p.kept)`.execute(db);
}
