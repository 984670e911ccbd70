import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { figureDay } from './figure-day.ts';

/** How often a process checks which days are due, in milliseconds. */
const everyMs = 60_000;

/** The age from which today's figures are out of date, in seconds. */
const freshSeconds = 10;

/** The maximum number of days per check. */
const daysPerLook = 50;

/**
 * Keeps past days' figures up to date: what happens to a submission later (its email is delivered, its
 * guide downloaded, its person erased) belongs to its day. A day is recomputed once its figures are
 * older than a hundredth of its age, so that all days of all years together cost about one day a
 * minute.
 *
 * @param options.compute computes what is missing or out of date; what it is given says whether to leave
 *   the rest for later
 */
export function startFigures({
  log,
  compute,
  lookEveryMs = everyMs,
}: {
  readonly log: Pick<Log, 'warn'>;
  readonly compute: (isOver: () => boolean) => Promise<void>;
  readonly lookEveryMs?: number;
}): { stop(): Promise<void> } {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      await compute(() => isStopped);
    } catch (error) {
      log.warn({ err: error }, 'The figures of past days could not be computed now; trying again.');
    }
  }

  const timer = setInterval(() => {
    running = running.then(look);
  }, lookEveryMs).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Computes the figures that are missing or too old.
 *
 * @param keptDays of how many past days; 0 means of all
 * @param isOver asked before each day: whether to leave the rest for later
 */
export async function figureDueDays(
  db: Executor,
  keptDays: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (const day of await listDueDays(db, keptDays)) {
    if (isOver()) return;
    await figureDay(db, day);
  }
}

/** Days whose figures are missing or too old, newest first. */
export function listDueDays(db: Executor, keptDays = 0): Promise<readonly string[]> {
  return listDays(
    db,
    keptDays,
    sql<boolean>`(d.day < (now() at time zone 'UTC')::date
        and exists (select from visit_sketches s where s.day = d.day)
      or f.figured_at < now() - greatest(make_interval(secs => ${freshSeconds}),
        (now() - d.day::timestamp at time zone 'UTC') / 100))`,
  );
}

/**
 * Computes what somebody who looks at the figures would miss: days that were not over when they were
 * last figured, because no worker ran since, and today unless its figures are only seconds old.
 */
export async function freshenFigures(db: Executor): Promise<void> {
  const isUnfinished = sql<boolean>`f.figured_at < least(now() - make_interval(secs => ${freshSeconds}),
    (d.day + 1)::timestamp at time zone 'UTC')`;
  for (const day of await listDays(db, daysPerLook, isUnfinished)) await figureDay(db, day);
}

/**
 * Days without figures, or with figures (`f`) that are out of date; newest first. Figures from the
 * future are from before the clock was set back, and count as none.
 */
async function listDays(
  db: Executor,
  keptDays: number,
  isOutOfDate: RawBuilder<boolean>,
): Promise<readonly string[]> {
  const isKept = sql<boolean>`(${keptDays}::int = 0
    or d.day > (now() at time zone 'UTC')::date - ${keptDays}::int)`;
  const { rows } = await sql<{ day: string }>`
    with recursive counted (day) as (
      (select day from visit_counts order by day desc limit 1)
      union all
      select (select v.day from visit_counts v where v.day < d.day order by v.day desc limit 1)
      from counted d where d.day is not null and ${isKept}
    ),
    began as (
      select (created_at at time zone 'UTC')::date as day from submissions order by created_at limit 1
    ),
    days as (
      select day from counted where day is not null
      union
      select generate_series(began.day, (now() at time zone 'UTC')::date, interval '1 day')::date
      from began
    )
    select to_char(d.day, 'YYYY-MM-DD') as day from days d left join figured_days f using (day)
    where ${isKept} and (f.day is null or f.figured_at > now() + interval '1 minute' or ${isOutOfDate})
    order by d.day desc limit ${sql.lit(daysPerLook)}`.execute(db);
  return rows.map(({ day }) => day);
}
