import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { countedSteps } from './counts.ts';

/** The steps that follow from sign-ups, submissions, their emails and seats. */
const followingSteps = [
  'asked',
  'saved',
  'accepted',
  'delivered',
  'fetched',
  'registered',
  'unsubscribed',
] as const;

/** All funnels, all sources, or all versions and variants. */
export const all = '*';

/** The columns that identify a figure of a day. */
export const cut = ['funnel_id', 'traffic_source', 'version', 'variant'] as const;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const additive = [...countedSteps, ...followingSteps];

/** Recomputes what can be added up of a day's figures; see `figureDay`. */
export async function sumDay(db: Executor, day: string): Promise<void> {
  const sums = sql.join(
    additive.map((step) => sql`coalesce(sum(${sql.ref(step)}), 0) as ${sql.ref(step)}`),
  );
  const taken = sql.join(additive.map((step) => sql`${sql.ref(step)} = excluded.${sql.ref(step)}`));
  const nothing = (steps: readonly string[]) => sql.join(steps.map(() => sql`0`));
  const every = (name: string) =>
    sql`case when grouping(${sql.ref(name)}) = 1 then ${all} else ${sql.ref(name)} end`;
  await sql`
    with followed as (${followSubmissions(day)} union all ${countAsked(day)}),
    counted as (
      select ${list(cut)}, ${list(countedSteps)}, ${nothing(followingSteps)}
      from visit_counts where day = ${day}::date
      union all
      select ${list(cut)}, ${nothing(countedSteps)}, ${list(followingSteps)} from followed
    ),
    named as (
      select * from counted as c (${list([...cut, ...additive])})
    ),
    summed as materialized (
      select ${sql.join(cut.map((name) => sql`${every(name)} as ${sql.ref(`${name}_cut`)}`))}, ${sums}
      from named
      group by grouping sets (
        (funnel_id), (funnel_id, traffic_source), (funnel_id, version, variant), (traffic_source), ()
      )
      having count(*) > 0
    ),
    gone as (
      delete from visit_totals t where day = ${day}::date and not exists (
        select from summed s where s.funnel_id_cut = t.funnel_id
          and s.traffic_source_cut = t.traffic_source
          and s.version_cut = t.version and s.variant_cut = t.variant
      )
    )
    insert into visit_totals (day, ${list([...cut, ...additive])})
    select ${day}::date, ${list([...cut.map((name) => `${name}_cut`), ...additive])} from summed
    on conflict (day, ${list(cut)}) do update set ${taken}`.execute(db);
}

/** How far a day's submissions have come. Each has one requested email, and perhaps a seat. */
function followSubmissions(day: string) {
  return sql`
    select s.funnel_id, s.traffic_source, s.version, s.variant, 0 as asked, count(*) as saved,
      count(d.sent_at) as accepted, count(d.delivered_at) as delivered,
      count(d.fetched_at) as fetched,
      count(*) filter (where exists (
        select from event_registrations r
        where r.lead_id = s.lead_id and r.event_id = d.event_id and r.held_until is null
      )) as registered,
      count(*) filter (where exists (
        select from user_journeys j where j.lead_id = s.lead_id
          and j.campaign_id = d.campaign_id and j.stopped_at is not null
      ) and not exists (
        select from delivery_logs b where b.lead_id = s.lead_id and b.bounced_at is not null
      )) as unsubscribed
    from submissions s
    left join lateral (
      select sent_at, delivered_at, fetched_at, event_id, campaign_id
      from delivery_logs where submission_id = s.id order by created_at limit 1
    ) d on true
    where s.created_at >= ${day}::date::timestamp at time zone 'UTC'
      and s.created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      and s.outcome in ('accepted', 'waiting')
    group by s.funnel_id, s.traffic_source, s.version, s.variant`;
}

/** A day's sign-ups that were asked to confirm. */
function countAsked(day: string) {
  return sql`
    select funnel_id, traffic_source, version, variant, count(*), 0, 0, 0, 0, 0, 0
    from confirmations
    where asked_at >= ${day}::date::timestamp at time zone 'UTC'
      and asked_at < (${day}::date + 1)::timestamp at time zone 'UTC'
    group by funnel_id, traffic_source, version, variant`;
}
