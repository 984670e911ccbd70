import { sql } from 'kysely';
import { asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { countedSteps } from './counts.ts';
import { emptySketch, mergeSketch, readSketch, type Sketch, unpackSketch } from './sketch.ts';

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

/** How long after a day's end processes may still write its counts. */
const lateMinutes = 60;

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const cut = ['funnel_id', 'traffic_source', 'version', 'variant'] as const;
const additive = [...countedSteps, ...followingSteps];

/**
 * Recomputes a day's figures from counts and submissions: for each funnel, each of its sources and
 * versions, and all funnels together. After that the console never has to add up rows of visits or
 * people. Once the day is over, its visitors become numbers and their sketches are deleted. Of two
 * processes at once, one does it.
 */
export async function figureDay(db: Executor, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const lock = sql<boolean>`pg_try_advisory_xact_lock(
      hashtext('figures'), ${day}::date - date '2000-01-01')`;
    const { isOurs } = await transaction.selectNoFrom(lock.as('isOurs')).executeTakeFirstOrThrow();
    if (!isOurs) return;
    await sumDay(transaction, day);
    await countVisitors(transaction, day);
  });
}

async function sumDay(db: Executor, day: string): Promise<void> {
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

interface SketchRow {
  readonly funnel_id: string;
  readonly traffic_source: string;
  readonly version: string;
  readonly variant: string;
  readonly registers: Buffer;
  readonly is_over: boolean;
}

/**
 * Visitors cannot be added up, so each breakdown merges its sketches. Counts written after the day was
 * closed, because the database was away for long, are added: some of these visitors may count twice.
 */
async function countVisitors(db: Executor, day: string): Promise<void> {
  const rows = await db
    .selectFrom('visit_sketches')
    .select([
      ...cut,
      'registers',
      sql<boolean>`now() > (${day}::date + 1)::timestamp at time zone 'UTC'
        + make_interval(mins => ${sql.lit(lateMinutes)})`.as('is_over'),
    ])
    .where('day', '=', asDay(day))
    .forNoKeyUpdate()
    .execute();
  const isOver = rows.some(({ is_over }) => is_over);
  const { wasClosed } = await db
    .with('before', (cte) =>
      cte.selectFrom('figured_days').select('is_closed').where('day', '=', asDay(day)),
    )
    .insertInto('figured_days')
    .values({ day, is_closed: isOver })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        figured_at: sql<Date>`now()`,
        is_closed: sql<boolean>`figured_days.is_closed or excluded.is_closed`,
      }),
    )
    .returning(sql<boolean>`coalesce((select is_closed from before), false)`.as('wasClosed'))
    .executeTakeFirstOrThrow();
  if (rows.length === 0) return;
  const cuts = mergeCuts(rows);
  const names = [...cuts.keys()].map((key): readonly string[] => JSON.parse(key));
  const column = (index: number) => sql`${names.map((name) => name[index] ?? '')}::text[]`;
  await sql`
    update visit_totals t
    set visitors = n.visitors + case when ${wasClosed} then t.visitors else 0 end
    from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)},
      ${[...cuts.values()].map(readSketch)}::bigint[]) n (${list([...cut, 'visitors'])})
    where t.day = ${day}::date and t.funnel_id = n.funnel_id
      and t.traffic_source = n.traffic_source and t.version = n.version
      and t.variant = n.variant`.execute(db);
  if (isOver) await db.deleteFrom('visit_sketches').where('day', '=', asDay(day)).execute();
}

/** The same breakdowns as for the sums, by their keys. */
function mergeCuts(rows: readonly SketchRow[]): ReadonlyMap<string, Sketch> {
  const cuts = new Map<string, Sketch>();
  for (const { funnel_id: funnel, traffic_source: source, version, variant, registers } of rows) {
    const sketch = unpackSketch(registers);
    for (const key of [
      [funnel, all, all, all],
      [funnel, source, all, all],
      [funnel, all, version, variant],
      [all, source, all, all],
      [all, all, all, all],
    ]) {
      const name = JSON.stringify(key);
      const merged = cuts.get(name) ?? emptySketch();
      mergeSketch(merged, sketch);
      cuts.set(name, merged);
    }
  }
  return cuts;
}
