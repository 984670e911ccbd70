import { sql } from 'kysely';
import { eventId, pageId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import type { Rename } from './renames.ts';
import { carryLine } from './waiting.ts';

/** Carries what is filed under a funnel's former id over to the new one. */
export async function carryFunnel(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  await sql`
    update user_journeys set page_id = ${pageId(to)}::uuid where page_id = ${pageId(from)}::uuid`.execute(
    db,
  );
  const dates = await listDates(db, { from, to });
  let registrations = 0;
  for (const date of dates) registrations += await carryRegistrations(db, date.from, date.to);
  const submissions = await sql`
    update submissions set funnel_id = ${to} where funnel_id = ${from}`.execute(db);
  await sql`update confirmations set funnel_id = ${to} where funnel_id = ${from}`.execute(db);
  const deliveries = await carryDeliveries(db, { from, to }, dates);
  const days = await carryViews(db, { from, to });
  await carryVersions(db, { from, to });
  return {
    submissions: Number(submissions.numAffectedRows ?? 0),
    deliveries,
    registrations,
    days,
  };
}

/** The rows of a funnel's event, one per date: their keys begin with the funnel's id. */
async function listDates(db: Executor, { from, to }: Rename): Promise<readonly Rename[]> {
  const rows = await db
    .selectFrom('events')
    .select('key')
    .where(({ or, eb }) =>
      or([eb('key', '=', from), eb(sql`starts_with(key, ${`${from}/`})`, '=', true)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ key }) => ({
    from: eventId(key),
    to: eventId(to + key.slice(from.length)),
  }));
}

/**
 * Carries over the keys that keep emails unique, which name the funnel and its event. If the new key
 * exists, the old row keeps its own.
 */
async function carryDeliveries(
  db: Executor,
  { from, to }: Rename,
  dates: readonly Rename[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with dates as materialized (
      select * from unnest(${dates.map((date) => date.from)}::uuid[],
        ${dates.map((date) => date.to)}::uuid[]) as date (was, is_now)
    ),
    renamed as materialized (
      select d.id, date.was, date.is_now, case
        when starts_with(d.dedupe_key, ${`submission:${from}:`})
          then ${`submission:${to}:`} || substr(d.dedupe_key, ${`submission:${from}:`.length + 1}::int)
        when date.was is null then d.dedupe_key
        else replace(d.dedupe_key, date.was::text, date.is_now::text) end as key
      from delivery_logs d
      left join lateral (
        select * from dates where d.event_id = was or d.body->>'eventId' = was::text
          or strpos(d.dedupe_key, was::text) > 0
        limit 1
      ) date on true
      where d.funnel_id = ${from}
    )
    update delivery_logs d set
      funnel_id = ${to},
      event_id = case when d.event_id = was then is_now else d.event_id end,
      body = case when d.body->>'eventId' = was::text
        then d.body || jsonb_build_object('eventId', is_now::text) else d.body end,
      dedupe_key = case
        when exists (select from delivery_logs o where o.dedupe_key = renamed.key) then d.dedupe_key
        else renamed.key end
    from renamed where d.id = renamed.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Moves an event's registrations to another. Somebody with a seat at both keeps one, a firm one if
 * either was. The old event is left full, so that the previous release, which may still be running,
 * does not sell its seats again.
 */
async function carryRegistrations(db: Executor, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with ends as (
      select o.id as old_id, n.id as new_id from events o, events n
      where o.id = ${from}::uuid and n.id = ${to}::uuid
    ),
    both_seats as materialized (
      select o.id as old_seat, n.id as new_seat, o.held_until as old_hold
      from ends
      join event_registrations o on o.event_id = ends.old_id
      join event_registrations n on n.event_id = ends.new_id and n.lead_id = o.lead_id
    ),
    firm as (
      update event_registrations r set held_until = null
      from both_seats b where r.id = b.new_seat and b.old_hold is null
    ),
    gone as (
      delete from event_registrations r using both_seats b where r.id = b.old_seat returning r.id
    ),
    moved as (
      update event_registrations r set event_id = ends.new_id
      from ends
      where r.event_id = ends.old_id and r.id not in (select old_seat from both_seats)
      returning r.id
    ),
    sums as materialized (
      select (select count(*)::int from moved) as moved, (select count(*)::int from gone) as gone
    ),
    emptied as (
      update events e set taken = left_over.seats,
        capacity = case when e.capacity is null then null else left_over.seats end
      from ends, lateral (
        select greatest(0, o.taken - sums.moved - sums.gone) as seats from events o, sums
        where o.id = ends.old_id
      ) left_over
      where e.id = ends.old_id and (e.taken, e.capacity) is distinct from
        (left_over.seats, case when e.capacity is null then null else left_over.seats end)
    ),
    filled as (
      update events e set taken = e.taken + sums.moved,
        capacity = greatest(e.capacity, case when e.capacity is null then null
          else e.taken + sums.moved end),
        reminded_for = coalesce(e.reminded_for, o.reminded_for)
      from ends join events o on o.id = ends.old_id, sums
      where e.id = ends.new_id and (sums.moved > 0 or e.reminded_for is null and o.reminded_for is not null)
    )
    select moved + gone as moved from sums`.execute(db);
  await carryLine(db, from, to);
  return rows[0]?.moved ?? 0;
}

/**
 * Carries visit counts over. Visitors of a day on which both names were used are added up; today's are
 * counted anew from now on.
 */
async function carryViews(db: Executor, { from, to }: Rename): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    with gone as (delete from visit_counts where funnel_id = ${from} returning *),
    moved as (
      insert into visit_counts as v (day, funnel_id, traffic_source, version, variant, views,
        interests, sent, refused, booked)
      select day, ${to}, traffic_source, version, variant, views, interests, sent, refused, booked
      from gone order by day, traffic_source, version, variant
      on conflict (day, funnel_id, traffic_source, version, variant) do update set
        views = v.views + excluded.views, interests = v.interests + excluded.interests,
        sent = v.sent + excluded.sent, refused = v.refused + excluded.refused,
        booked = v.booked + excluded.booked
    ),
    gone_totals as (delete from visit_totals where funnel_id = ${from} returning *),
    moved_totals as (
      insert into visit_totals as t (day, funnel_id, traffic_source, version, variant, visitors)
      select day, ${to}, traffic_source, version, variant, visitors
      from gone_totals order by day, traffic_source, version, variant
      on conflict (day, funnel_id, traffic_source, version, variant) do update set
        visitors = t.visitors + excluded.visitors
    ),
    unfigured as (
      update figured_days set figured_at = '-infinity' where day in (select day from gone)
    ),
    gone_left_out as (delete from left_out_views where funnel_id = ${from} returning *),
    moved_left_out as (
      insert into left_out_views as v (day, funnel_id, kind, views)
      select day, ${to}, kind, views from gone_left_out order by day, kind
      on conflict (day, funnel_id, kind) do update set views = v.views + excluded.views
    ),
    gone_sketches as (delete from visit_sketches where funnel_id = ${from})
    select count(distinct day)::int as days from gone`.execute(db);
  return rows[0]?.days ?? 0;
}

/** Carries versions over; the new id's first version remains the current one. */
async function carryVersions(db: Executor, { from, to }: Rename): Promise<void> {
  await sql`
    insert into funnel_versions (funnel_id, version, seen, created_at)
    select ${to}, version, seen, created_at from funnel_versions where funnel_id = ${from}
    on conflict do nothing`.execute(db);
  await sql`
    update version_periods p set funnel_id = ${to}, until = coalesce(until, (
      select now() from version_periods n where n.funnel_id = ${to} and n.until is null limit 1))
    where p.funnel_id = ${from}`.execute(db);
  await sql`delete from funnel_versions where funnel_id = ${from}`.execute(db);
  await sql`update experiment_runs set funnel_id = ${to} where funnel_id = ${from}`.execute(db);
}
