import { sql } from 'kysely';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import { steps } from '#engine/figures/steps.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { anyOf, asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { listRuns, readResult } from '#server/versions/read-experiments.ts';
import { sumSteps } from '#server/visits/read-steps.ts';
import { all } from '#server/visits/sum-day.ts';
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
  const [rows, first, versions, dates] = await Promise.all([
    readSteps(db, ids, week),
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

function readSteps(db: Executor, ids: readonly string[], week: Week): Promise<readonly Row[]> {
  return db
    .selectFrom('visit_totals')
    .select([
      'funnel_id as funnel',
      'traffic_source as source',
      sql<number>`(day - ${week.beforeFrom}::date) / ${sql.lit(daysOfWeek)}`.as('week'),
      ...steps.map((step) => sql<number>`sum(${sql.ref(step)})::int`.as(step)),
    ])
    .where('funnel_id', '=', anyOf(ids))
    .where('version', '=', all)
    .where('variant', '=', all)
    .where('day', '>=', asDay(week.beforeFrom))
    .where('day', '<=', asDay(week.to))
    .groupBy(['funnel', 'source', 'week'])
    .execute();
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
  const rows = await db
    .selectFrom(sql<{ funnel: string }>`unnest(${ids}::text[])`.as<'f'>(sql`f (funnel)`))
    .crossJoinLateral(({ selectFrom }) =>
      selectFrom('visit_totals as t')
        .select('t.day')
        .whereRef('t.funnel_id', '=', 'f.funnel')
        .orderBy('t.day')
        .limit(1)
        .as('first'),
    )
    .select(['f.funnel', sql<string>`to_char(first.day, 'YYYY-MM-DD')`.as('day')])
    .execute();
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

function readViews(db: Executor, week: Week): Promise<WeekFigures['views']> {
  const days = sql<{ day: Date }>`generate_series(
    ${week.beforeFrom}::date, ${week.to}::date, interval '1 day')`;
  return db
    .selectFrom(days.as<'d'>(sql`d (day)`))
    .leftJoin('visit_totals as t', (join) =>
      join
        .on('t.day', '=', sql<Date>`d.day::date`)
        .on('t.funnel_id', '=', all)
        .on('t.traffic_source', '=', all)
        .on('t.version', '=', all)
        .on('t.variant', '=', all),
    )
    .select(({ fn, val }) => [
      sql<string>`to_char(d.day, 'YYYY-MM-DD')`.as('day'),
      fn.coalesce('t.views', val(0)).as('views'),
    ])
    .orderBy('d.day')
    .execute();
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
