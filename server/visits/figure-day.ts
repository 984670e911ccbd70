import { sql } from 'kysely';
import { asDay } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { emptySketch, mergeSketch, readSketch, type Sketch, unpackSketch } from './sketch.ts';
import { all, cut, sumDay } from './sum-day.ts';

/** How long after a day's end processes may still write its counts. */
const lateMinutes = 60;

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
        is_closed: sql<boolean>`(figured_days.is_closed or excluded.is_closed)`,
      }),
    )
    .returning(sql<boolean>`coalesce((select is_closed from before), false)`.as('wasClosed'))
    .executeTakeFirstOrThrow();
  if (rows.length === 0) return;
  const cuts = mergeCuts(rows);
  const names = [...cuts.keys()].map((key): readonly string[] => JSON.parse(key));
  const column = (index: number) => sql`${names.map((name) => name[index] ?? '')}::text[]`;
  const counted = sql<Omit<SketchRow, 'registers' | 'is_over'>>`unnest(
    ${column(0)}, ${column(1)}, ${column(2)}, ${column(3)},
    ${[...cuts.values()].map(readSketch)}::bigint[])`;
  await db
    .updateTable('visit_totals as t')
    .from(counted.as<'n'>(sql`n (funnel_id, traffic_source, version, variant, visitors)`))
    .set({ visitors: sql`n.visitors + case when ${wasClosed} then t.visitors else 0 end` })
    .where('t.day', '=', asDay(day))
    .whereRef('t.funnel_id', '=', 'n.funnel_id')
    .whereRef('t.traffic_source', '=', 'n.traffic_source')
    .whereRef('t.version', '=', 'n.version')
    .whereRef('t.variant', '=', 'n.variant')
    .execute();
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
