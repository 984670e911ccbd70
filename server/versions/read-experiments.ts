import { type Selectable, sql } from 'kysely';
import type { ExperimentResult } from '#engine/contract/console/experiments.ts';
import type { ArmCounts } from '#engine/experiment/compare.ts';
import { compareAll, judgeExperiment } from '#engine/experiment/verdict.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import { variantKey } from '#engine/site/experiment.ts';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Tables } from '#server/db/tables.ts';

/** An experiment between two changes to it. */
export type Run = Selectable<Tables['experiment_runs']> & {
  /** Whose visitors and leads are counted: those that come from here on. */
  readonly counts_from: Date;
};

/**
 * SQL: from when a run counts. Visitors are counted by the day, so where another run of the experiment has
 * had some of its first day, it is the next one: leads are held against visitors of the same pages.
 */
const countsFrom = sql<Date>`case when exists (
    select from experiment_runs earlier
    where earlier.id = experiment_runs.id and earlier.run < experiment_runs.run
      and (earlier.ended_at at time zone 'UTC')::date
        >= (experiment_runs.started_at at time zone 'UTC')::date)
  then (date_trunc('day', started_at at time zone 'UTC') + interval '1 day') at time zone 'UTC'
  else started_at end`;

/** Every experiment ever run: running ones first, then those that ended last. */
export function listRuns(db: Executor): Promise<readonly Run[]> {
  return db
    .selectFrom('experiment_runs')
    .selectAll()
    .select(countsFrom.as('counts_from'))
    .orderBy(sql`ended_at desc nulls first`)
    .orderBy('run', 'desc')
    .execute();
}

/**
 * An experiment's result. A person counts once, when they became a lead of the funnel: earlier leads
 * and repeated forms do not count.
 *
 * @param now the end of the period while it runs
 * @param isOver it ends now
 */
export async function readResult(
  db: Executor,
  run: Run,
  now: Date,
  isOver = false,
): Promise<ExperimentResult> {
  // Nobody else writes it.
  if (run.result) return run.result as unknown as ExperimentResult;
  const days = Math.max(0, Math.floor((now.getTime() - run.counts_from.getTime()) / dayMs));
  const names = run.arms.map(({ name }) => name);
  const variants = names.map((name) => variantKey(run.id, name));
  const [successes, visitors] = await Promise.all([
    readSuccesses(db, run, variants, now),
    readVisitors(db, run, variants, now),
  ]);
  const reached = names.map(() => 0);
  const timeline = [...Map.groupBy(successes, ({ day }) => day)].map(([day, rows]) => {
    for (const { variant, people } of rows) {
      const index = variants.indexOf(variant);
      reached[index] = (reached[index] ?? 0) + people;
    }
    const counts = countArms(run, reached, visitors, variants);
    return { day, successes: [...reached], comparisons: compareAll(counts) };
  });
  const arms = countArms(run, reached, visitors, variants);
  return {
    days,
    arms,
    comparisons: compareAll(arms),
    timeline,
    verdict: judgeExperiment(arms, days, isOver),
  };
}

function countArms(
  { arms }: Run,
  successes: readonly number[],
  visitors: ReadonlyMap<string, number>,
  variants: readonly string[],
): readonly ArmCounts[] {
  return arms.map(({ name, share }, index) => ({
    name,
    share,
    visitors: visitors.get(variants[index] ?? '') ?? 0,
    successes: successes[index] ?? 0,
  }));
}

/** New leads by day and variant, oldest first. */
async function readSuccesses(
  db: Executor,
  { funnel_id, counts_from }: Run,
  variants: readonly string[],
  until: Date,
): Promise<readonly { day: string; variant: string; people: number }[]> {
  const outcomes = ['accepted', 'waiting'];
  return db
    .selectFrom('submissions as s')
    .select(({ fn }) => [
      sql<string>`to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      's.variant',
      fn.countAll<number>().as('people'),
    ])
    .where('s.funnel_id', '=', funnel_id)
    .where('s.variant', '=', anyOf(variants))
    .where('s.created_at', '>=', counts_from)
    .where('s.created_at', '<', until)
    .where('s.outcome', 'in', outcomes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissions as earlier')
            .select('earlier.id')
            .whereRef('earlier.funnel_id', '=', 's.funnel_id')
            .whereRef('earlier.email_key', '=', 's.email_key')
            .where('earlier.outcome', 'in', outcomes)
            .where(sql<boolean>`(earlier.created_at, earlier.id) < (s.created_at, s.id)`),
        ),
      ),
    )
    .groupBy(['day', 's.variant'])
    .orderBy('day')
    .execute();
}

/** The visitors of its days by variant; a day that begins as the period ends is none of them. */
async function readVisitors(
  db: Executor,
  { funnel_id, counts_from }: Run,
  variants: readonly string[],
  until: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('visit_totals')
    .select(['variant', sql<number>`sum(visitors)::int`.as('visitors')])
    .where('funnel_id', '=', funnel_id)
    .where('traffic_source', '=', '*')
    .where('variant', '=', anyOf(variants))
    .where('day', '>=', sql<Date>`(${counts_from}::timestamptz at time zone 'UTC')::date`)
    .where(sql<boolean>`day::timestamp at time zone 'UTC' < ${until}`)
    .groupBy('variant')
    .execute();
  return new Map(rows.map(({ variant, visitors }) => [variant, visitors]));
}
