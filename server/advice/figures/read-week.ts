import { sql } from 'kysely';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import { steps } from '#engine/figures/steps.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { listRuns, readResult } from '#server/versions/read-experiments.ts';
import { all } from '#server/visits/figure-day.ts';
import { sumSteps } from '#server/visits/read-steps.ts';
import { readDates, readEmails, readErrors, readMissing, readNewVersions } from './read-events.ts';
import {
  type Compared,
  daysBefore,
  daysOfWeek,
  type Week,
  type WeekFigures,
} from './week-figures.ts';
import { addDays } from './wording.ts';

/** The seven days before the day of a moment. */
export function completeWeekAt(judgedAt: Date): Week {
  const today = judgedAt.toISOString().slice(0, 10);
  const from = addDays(today, -daysOfWeek);
  return {
    from,
    to: addDays(today, -1),
    until: new Date(today),
    judgedAt,
    beforeFrom: addDays(from, -daysBefore),
  };
}

/**
 * Reads the figures that the rules examine.
 *
 * @param coaches limits funnels and emails to these; without it everybody's are read, and the whole
 *   site's figures
 */
export async function readWeek(
  db: Executor,
  site: Site,
  week: Week,
  coaches?: readonly string[],
): Promise<WeekFigures> {
  const isOwn = ({ slug }: { readonly slug: string }) =>
    coaches === undefined || coaches.includes(slug);
  const own = site.funnels.filter(({ coach }) => isOwn(coach));
  const ownCoaches = site.coaches.filter(isOwn);
  const isWhole = coaches === undefined;
  const [{ funnels, retired }, emails, experiments, missing, views, errors] = await Promise.all([
    readFunnels(
      db,
      own,
      ownCoaches.flatMap(({ retired = [] }) => retired.map(({ id }) => id)),
      week,
    ),
    readEmails(db, week, ownCoaches),
    readExperiments(db, own, week),
    isWhole ? readMissing(db, week) : [],
    isWhole ? readViews(db, week) : [],
    isWhole ? readErrors(db, week) : [],
  ]);
  return { week, funnels, retired, emails, experiments, missing, views, errors };
}

/** Weeks are numbered from the oldest; the last is the week itself. */
type Row = StepCounts & { funnel: string; source: string; week: number };
const lastWeek = daysBefore / daysOfWeek;

async function readFunnels(
  db: Executor,
  funnels: readonly CompiledFunnel[],
  retired: readonly string[],
  week: Week,
): Promise<Pick<WeekFigures, 'funnels' | 'retired'>> {
  const ids = [...funnels.map(({ id }) => id), ...retired];
  const sums = steps.map((step) => sql`sum(${sql.ref(step)})::int as ${sql.ref(step)}`);
  const [{ rows }, first, versions, dates] = await Promise.all([
    sql<Row>`
      select funnel_id as funnel, traffic_source as source, (day - ${week.beforeFrom}::date) / ${sql.lit(daysOfWeek)} as week,
        ${sql.join(sums)}
      from visit_totals
      where funnel_id = any(${ids}::text[]) and version = ${all} and variant = ${all}
        and day between ${week.beforeFrom}::date and ${week.to}::date
      group by 1, 2, 3`.execute(db),
    readFirstDays(db, ids),
    readNewVersions(db, week),
    readDates(db, week),
  ]);
  const ofFunnel = Map.groupBy(rows, ({ funnel }) => funnel);
  const sourcesOf = (id: string) => {
    const days = countDays(first.get(id), week);
    return [...Map.groupBy(ofFunnel.get(id) ?? [], ({ source }) => source)].map(
      ([source, own]) => ({ source, ...compare(own, days) }),
    );
  };
  const isWhole = ({ source }: { readonly source: string }) => source === all;
  return {
    funnels: funnels.map((funnel) => {
      const sources = sourcesOf(funnel.id);
      const keys = funnel.dates.map(({ key }) => key);
      return {
        funnel,
        ...(sources.find(isWhole) ?? compare([], countDays(first.get(funnel.id), week))),
        sources: sources.filter(({ source }) => source !== all && source !== ''),
        versions: versions.filter((one) => one.funnel === funnel.id),
        dates: dates.filter(({ key }) => keys.includes(key)),
      };
    }),
    retired: retired.flatMap((id) => sourcesOf(id).filter(isWhole)),
  };
}

/** The rows of a week beside those of the days before. */
function compare(rows: readonly Row[], days: number): Compared {
  return {
    now: sumSteps(rows.filter((row) => row.week === lastWeek)),
    before: sumSteps(rows.filter((row) => row.week < lastWeek)),
    weeks: wholeWeeks(days).map((number) => sumSteps(rows.filter((row) => row.week === number))),
    days,
  };
}

/** The first day on which each funnel was counted. */
async function readFirstDays(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ funnel: string; day: string }>`
    select f.funnel, to_char(first.day, 'YYYY-MM-DD') as day
    from unnest(${ids}::text[]) f (funnel)
    cross join lateral (
      select day from visit_totals t where t.funnel_id = f.funnel order by day limit 1
    ) first`.execute(db);
  return new Map(rows.map(({ funnel, day }) => [funnel, day]));
}

/** The earlier weeks of which a funnel has every day. */
function wholeWeeks(days: number): readonly number[] {
  const number = Math.floor(days / daysOfWeek);
  return Array.from({ length: number }, (_, index) => lastWeek - number + index);
}

/** How many days a week can be compared with. */
function countDays(first: string | undefined, { from, beforeFrom }: Week): number {
  if (first === undefined || first >= from) return 0;
  const since = first > beforeFrom ? first : beforeFrom;
  return Math.round((Date.parse(from) - Date.parse(since)) / dayMs);
}

async function readViews(db: Executor, week: Week): Promise<WeekFigures['views']> {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(t.views, 0)::int as views
    from generate_series(${week.beforeFrom}::date, ${week.to}::date, interval '1 day') d
    left join visit_totals t on t.day = d::date and t.funnel_id = ${all}
      and t.traffic_source = ${all} and t.version = ${all} and t.variant = ${all}
    order by 1`.execute(db);
  return rows;
}

async function readExperiments(
  db: Executor,
  funnels: readonly CompiledFunnel[],
  week: Week,
): Promise<WeekFigures['experiments']> {
  const running = (await listRuns(db)).filter(({ ended_at }) => ended_at === null);
  const read = running.map(async (run) => {
    const funnel = funnels.find(({ id }) => id === run.funnel_id);
    if (!funnel) return [];
    return [{ id: run.id, funnel, result: await readResult(db, run, week.until) }];
  });
  return (await Promise.all(read)).flat();
}
