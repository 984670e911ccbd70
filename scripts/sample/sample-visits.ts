import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { sumDueDays } from '#server/sums/sum-days.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import { listDueDays } from '#server/visits/figures.ts';

/** Traffic sources of invented people, the most frequent first. */
const sources = [
  'direct',
  'google/search',
  'newsletter/email/spring',
  'instagram/social',
  'facebook/ads/spring',
  'linkedin/social',
  'podcast/audio/episode-12',
  'google/ads',
  'youtube/social',
  'partner/referral',
  'chatgpt/assistant',
  'blog.example.com',
  'newsleter/email/spring',
  'site',
];

/** SQL for a person's traffic source, by their number. */
export const sampleSource = `(array[${sources.map((source) => `'${source}'`).join(', ')}])[
  1 + floor(power((i::bigint * 6007 % 9973) / 9973.0::float8, 1.7) * ${sources.length})::int]`;

/** The visits that led to the existing submissions, bots, and paths without a page. */
export const sampleVisits: readonly string[] = [
  `insert into visit_counts
    (day, funnel_id, traffic_source, version, variant, views, interests, sent, refused)
  select (created_at at time zone 'UTC')::date as day, funnel_id, traffic_source, version, variant,
    sum(10 + abs(hashtext(traffic_source || funnel_id)) % 20), sum(1 + abs(hashtext(funnel_id)) % 3),
    sum(1 + abs(hashtext(id::text)) % 5 / 4), sum(abs(hashtext(id::text)) % 5 / 4)
  from submissions group by 1, 2, 3, 4, 5
  on conflict do nothing`,
  `insert into left_out_views (day, funnel_id, kind, views)
  select day, funnel_id, kind, sum(views) / share
  from visit_counts,
    (values ('robot', 4), ('prefetch', 21), ('head', 130), ('operator', 210)) k (kind, share)
  group by day, funnel_id, kind, share having sum(views) >= share
  on conflict do nothing`,
  `insert into missing_pages (day, path, views, from_site, programs)
  select (now() at time zone 'UTC')::date - age, path, 5, from_site, 40
  from (select '/' || left(slug, -1) as path, 0 as from_site from pages order by length(slug) desc, 1 limit 1)
    mistyped, generate_series(1, 5) age
  on conflict do nothing`,
];

/** Figures and sums every day. Invented visits have no sketches: seven in ten views count as distinct visitors. */
export async function figureSampleDays(db: Executor): Promise<void> {
  for (let days = await listDueDays(db); days.length > 0; days = await listDueDays(db)) {
    const { length: figured } = days;
    for (const day of days) await figureDay(db, day);
    // Today falls due again within seconds; once is enough here.
    if (figured === 1) break;
  }
  await db
    .updateTable('visit_totals')
    .set({ visitors: sql`ceil(views * 0.7)` })
    .where('visitors', '=', 0)
    .where('views', '>', 0)
    .execute();
  await sumDueDays(db);
}
