import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Rename } from './renames.ts';

/**
 * Carries visit counts over. Visitors of a day on which both names were used are added up; today's are
 * counted anew from now on.
 */
export async function carryViews(db: Executor, { from, to }: Rename): Promise<number> {
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
