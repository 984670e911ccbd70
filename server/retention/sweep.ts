import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Executor } from '#server/db/kysely.ts';
import { dropMonths, makeMonths } from '#server/db/months.ts';
import { readSetting } from '#server/db/settings.ts';
import { type KeptTable, keptTables, type Periods } from './kept-tables.ts';

/**
 * How many rows are deleted at once, and the pause in between, in which others have the database to
 * themselves.
 */
const rowsPerTurn = 1000;
const pauseMs = 100;

/** In `settings`: when old rows were last deleted, for which periods and how many, and whose turn it is. */
const key = 'retention';
const noted = v.object({
  at: v.pipe(
    v.string(),
    v.transform((at) => new Date(at)),
  ),
  tables: v.record(v.string(), v.object({ days: v.number(), removed: v.number() })),
});

/** The result of the last completed sweep. */
export type Sweep = Readonly<v.InferOutput<typeof noted>>;

/** @returns undefined if none has been completed yet */
export async function readSweep(db: Executor): Promise<Sweep | undefined> {
  const { success, output } = v.safeParse(noted, await readSetting(db, key));
  return success ? output : undefined;
}

/**
 * Makes the partitions of coming months and deletes whatever has outlived its period: whole months
 * where a table has partitions, the rest a thousand rows at a time, skipping locked rows. Once a day,
 * in one process at a time: the first one takes the turn, and loses it after minutes of silence.
 * Unfinished work is left to the next.
 *
 * @returns undefined if there is nothing to do yet, or `signal` ended it early
 */
export async function sweep(
  db: Executor,
  periods: Periods,
  signal: AbortSignal,
): Promise<Sweep['tables'] | undefined> {
  const turn = randomUUID();
  if (!(await takeTurn(db, turn))) return undefined;
  await makeMonths(db);
  const tables: Record<string, { days: number; removed: number }> = {};
  for (const kept of keptTables) {
    const days = periods[kept.variable];
    let removed = kept.isByMonth ? await dropMonths(db, kept.table, days) : 0;
    for (let last = rowsPerTurn; days > 0 && last === rowsPerTurn; ) {
      last = await removeOldest(db, kept, days, turn);
      removed += last;
      if (last === rowsPerTurn) await wait(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) {
        await endTurn(db, turn, sql<string>`settings.value - 'turn'`);
        return undefined;
      }
    }
    tables[kept.table] = { days, removed };
  }
  const isOurs = await endTurn(
    db,
    turn,
    sql<string>`jsonb_build_object('at', now(), 'tables', ${JSON.stringify(tables)}::jsonb)`,
  );
  return isOurs ? tables : undefined;
}

const until = sql`to_jsonb(now() + interval '5 minutes')`;
const isHeld = (turn: string) => sql<boolean>`key = ${key} and value->>'turn' = ${turn}`;

/**
 * Takes the turn if a day has passed since the last sweep and nobody else has it. What lies in the
 * future was written before the clock went back, and counts for nothing; other processes' statements
 * are ahead by moments only.
 */
async function takeTurn(db: Executor, turn: string): Promise<boolean> {
  const isDue = sql<boolean>`coalesce((settings.value->>'at')::timestamptz
    not between now() - interval '1 day' and now() + interval '1 minute', true)`;
  const isFree = sql<boolean>`coalesce(not settings.value ? 'turn'
    or (settings.value->>'until')::timestamptz
      not between now() and now() + interval '6 minutes', true)`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, value: sql`jsonb_build_object('turn', ${turn}::text, 'until', ${until})` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql`settings.value || excluded.value` })
        .where(isDue)
        .where(isFree),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns whether the turn was still this process's */
async function endTurn(db: Executor, turn: string, value: RawBuilder<string>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where(isHeld(turn))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns how many rows were deleted: none if another process has taken the turn */
async function removeOldest(
  db: Executor,
  { table, since }: KeptTable,
  days: number,
  turn: string,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with held as (
      update settings set value = jsonb_set(value, '{until}', ${until})
      where ${isHeld(turn)} returning 1
    ),
    old as materialized (
      select tableoid, ctid from ${sql.table(table)}
      where exists (select from held)
        and ${sql.ref(since)} < now() - make_interval(days => ${days}::int)
      order by ${sql.ref(since)} limit ${sql.lit(rowsPerTurn)}
      for update skip locked
    ),
    gone as (
      delete from ${sql.table(table)} where ctid = any(array(select ctid from old))
        and (tableoid, ctid) in (select tableoid, ctid from old) returning 1
    )
    select count(*)::int as removed from gone`.execute(db);
  return rows[0]?.removed ?? 0;
}
