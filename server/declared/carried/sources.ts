import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import type { Rename } from './renames.ts';
import { keepPlaces } from './waiting.ts';

/**
 * Carries the leads of a former source over to the new one. Leads under both are one person: the older
 * one stays and gets what the other has.
 */
export async function carrySource(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  const { rows: pairs } = await sql<{ kept: string; gone: string }>`
    select case when o_first then o_id else n_id end as kept,
      case when o_first then n_id else o_id end as gone
    from (
      select o.id as o_id, n.id as n_id, (o.created_at, o.id) <= (n.created_at, n.id) as o_first
      from leads o join leads n on n.email_key = o.email_key and n.source = ${to}
      where o.source = ${from}
    ) pair`.execute(db);
  if (pairs.length > 0) await mergeLeads(db, pairs);
  const { numAffectedRows } = await sql`
    update leads set source = ${to} where source = ${from}`.execute(db);
  return {
    leads: Number(numAffectedRows ?? 0),
    people: pairs.length,
  };
}

/** A second seat at one event is freed, and a stopped journey stays stopped. */
async function mergeLeads(
  db: Executor,
  pairs: readonly { readonly kept: string; readonly gone: string }[],
): Promise<void> {
  const pair = sql`(select * from unnest(${pairs.map(({ kept }) => kept)}::uuid[],
    ${pairs.map(({ gone }) => gone)}::uuid[]) as p (kept, gone)) p`;
  await sql`
    with both_seats as materialized (
      select g.id as gone_seat, k.id as kept_seat, g.event_id, g.held_until
      from ${pair}
      join event_registrations g on g.lead_id = p.gone
      join event_registrations k on k.lead_id = p.kept and k.event_id = g.event_id
    ),
    firm as (
      update event_registrations r set held_until = null
      from both_seats b where r.id = b.kept_seat and b.held_until is null
    ),
    freed as (
      delete from event_registrations r using both_seats b where r.id = b.gone_seat
      returning r.event_id
    )
    update events e set taken = greatest(0, e.taken - f.seats)
    from (select event_id, count(*)::int as seats from freed group by event_id) f
    where e.id = f.event_id`.execute(db);
  await sql`
    update event_registrations r set lead_id = p.kept from ${pair} where r.lead_id = p.gone`.execute(
    db,
  );
  await sql`
    update user_journeys k set
      stopped_at = coalesce(k.stopped_at, g.stopped_at),
      left_at = coalesce(k.left_at, g.left_at),
      is_completed = k.is_completed or coalesce(g.stopped_at, g.left_at) is not null
    from ${pair} join user_journeys g on g.lead_id = p.gone
    where k.lead_id = p.kept and k.campaign_id = g.campaign_id`.execute(db);
  await sql`
    delete from user_journeys g using ${pair}, user_journeys k
    where g.lead_id = p.gone and k.lead_id = p.kept and k.campaign_id = g.campaign_id`.execute(db);
  await sql`
    update user_journeys j set lead_id = p.kept from ${pair} where j.lead_id = p.gone`.execute(db);
  await sql`
    update submissions s set lead_id = p.kept from ${pair} where s.lead_id = p.gone`.execute(db);
  await keepPlaces(db, pairs);
  await sql`
    update imported_leads i set lead_id = p.kept from ${pair} where i.lead_id = p.gone
      and not exists (select from imported_leads k where k.lead_id = p.kept)`.execute(db);
  // The key of an email about an event names the lead; nobody is reminded twice.
  await sql`
    update delivery_logs d set lead_id = p.kept, dedupe_key = case
      when d.dedupe_key not like 'submission:%' and not exists (select from delivery_logs o
        where o.dedupe_key = replace(d.dedupe_key, p.gone::text, p.kept::text))
      then replace(d.dedupe_key, p.gone::text, p.kept::text) else d.dedupe_key end
    from ${pair} where d.lead_id = p.gone`.execute(db);
  await sql`
    update leads k set name = coalesce(k.name, g.name),
      metadata = coalesce(g.metadata || k.metadata, k.metadata, g.metadata)
    from ${pair} join leads g on g.id = p.gone where k.id = p.kept`.execute(db);
  await sql`delete from leads l using ${pair} where l.id = p.gone`.execute(db);
}
