import { sql } from 'kysely';
import type { LeftOut, StepCounts, StepsTime } from '#engine/contract/console/visits.ts';
import { leftOutKinds, steps } from '#engine/figures/steps.ts';
import type { TrafficSource } from '#engine/traffic/traffic-source.ts';
import { asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { all } from './sum-day.ts';

/** Which figures are requested. */
export interface StepsFilter {
  readonly funnel: string;
  readonly source: TrafficSource;
  readonly version: string;
  readonly variant: string;
}

/** All funnels and all sources. */
export const everything: StepsFilter = { funnel: all, source: all, version: all, variant: all };

/** Nothing of each step. */
export const noSteps: StepCounts = sumSteps([]);

/** The sum of each step. */
export function sumSteps(rows: readonly StepCounts[]): StepCounts {
  const sum = (step: (typeof steps)[number]) => rows.reduce((total, row) => total + row[step], 0);
  return Object.fromEntries(steps.map((step) => [step, sum(step)])) as StepCounts;
}

const stepSums = steps.map((step) =>
  sql<number>`coalesce(sum(${sql.ref(step)}), 0)::bigint`.as(step),
);
const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');

/** The days of a period that ends today, and the first day of the one before. */
export async function readTime(db: Executor, span: number): Promise<StepsTime> {
  const today = sql`(now() at time zone 'UTC')::date`;
  return db
    .selectNoFrom(({ selectFrom }) => [
      sql<string[]>`array(select to_char(n, 'YYYY-MM-DD') from generate_series(
        ${today} - ${span - 1}::int, ${today}, interval '1 day') n)`.as('days'),
      sql<string>`to_char(${today} - ${2 * span - 1}::int, 'YYYY-MM-DD')`.as('beforeFrom'),
      selectFrom('visit_totals')
        .select(dayText)
        .where('funnel_id', '=', all)
        .where('traffic_source', 'not in', [all, ''])
        .orderBy('visit_totals.day')
        .limit(1)
        .as('countedFrom'),
    ])
    .executeTakeFirstOrThrow();
}

/** One breakdown's steps by day. */
export async function readDaily(
  db: Executor,
  { days, beforeFrom }: StepsTime,
  filter: StepsFilter,
): Promise<{ daily: readonly StepCounts[]; before: StepCounts }> {
  const rows = await db
    .selectFrom('visit_totals')
    .select([dayText, ...steps])
    .where(({ and }) => and(cutOf(filter)))
    .where('day', '>=', asDay(beforeFrom))
    .execute();
  const ofDay = new Map(rows.map((row) => [row.day, row]));
  const first = days[0] ?? '';
  return {
    daily: days.map((day) => sumSteps([ofDay.get(day) ?? noSteps])),
    before: sumSteps(rows.filter(({ day }) => day < first)),
  };
}

/** What the steps of a period are grouped by. */
export interface Grouped {
  readonly key: string;
  readonly variant: string;
  readonly now: StepCounts;
  readonly before: StepCounts;
  /** The first and last day in the period with any counts. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The steps of a period and of the one before, by funnel, source or version.
 *
 * @param filter further conditions
 */
export async function readGroups(
  db: Executor,
  { days, beforeFrom }: StepsTime,
  by: 'funnel_id' | 'traffic_source' | 'version',
  filter: StepsFilter,
): Promise<readonly Grouped[]> {
  const first = days[0] ?? '';
  const rows = await db
    .selectFrom('visit_totals')
    .select([
      `${by} as key`,
      'variant',
      sql<boolean>`day >= ${first}::date`.as('isNow'),
      ...stepSums,
      sql<string>`to_char(min(day), 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(max(day), 'YYYY-MM-DD')`.as('to'),
    ])
    .where(({ and }) => and(cutOf(filter, by)))
    .where(by, '<>', all)
    .where('day', '>=', asDay(beforeFrom))
    .groupBy(['key', 'variant', 'isNow'])
    .execute();
  const groups = Map.groupBy(rows, ({ key, variant }) => JSON.stringify([key, variant]));
  return [...groups.values()].flatMap((both) => {
    const [one] = both;
    const now = both.find(({ isNow }) => isNow);
    const before = both.find(({ isNow }) => !isNow);
    if (!one) return [];
    return [
      {
        key: one.key,
        variant: one.variant,
        now: sumSteps(now ? [now] : []),
        before: sumSteps(before ? [before] : []),
        from: now?.from ?? null,
        to: now?.to ?? null,
      },
    ];
  });
}

/** Leaves the grouping column unrestricted; a version includes its variant. */
function cutOf(
  { funnel, source, version, variant }: StepsFilter,
  free?: 'funnel_id' | 'traffic_source' | 'version',
) {
  return {
    ...(free === 'funnel_id' ? {} : { funnel_id: funnel }),
    ...(free === 'traffic_source' ? {} : { traffic_source: source }),
    ...(free === 'version' ? {} : { version, variant }),
  };
}

/** What was left out, of one funnel or all, by kind and day. */
export async function readLeftOut(
  db: Executor,
  { days }: StepsTime,
  funnel: string | undefined,
): Promise<LeftOut> {
  const rows = await db
    .selectFrom('left_out_views')
    .select([dayText, 'kind', sql<number>`sum(views)::bigint`.as('views')])
    .where('day', '>=', asDay(days[0] ?? ''))
    .where(({ and }) => and(funnel === undefined ? {} : { funnel_id: funnel }))
    .groupBy(['left_out_views.day', 'kind'])
    .execute();
  const counted = new Map(rows.map(({ day, kind, views }) => [`${day} ${kind}`, views]));
  const kinds = leftOutKinds.map((kind) => {
    const daily = days.map((day) => counted.get(`${day} ${kind}`) ?? 0);
    return { kind, daily, views: daily.reduce((sum, one) => sum + one, 0) };
  });
  return { days, kinds };
}
