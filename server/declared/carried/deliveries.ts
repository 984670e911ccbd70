import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Rename } from './renames.ts';

/**
 * Carries over the keys that keep emails unique, which name the funnel and its event. If the new key
 * exists, the old row keeps its own.
 */
export async function carryDeliveries(
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
