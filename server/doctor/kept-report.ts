import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Examined, families } from '#engine/contract/console/examination-reports.ts';
import type { Executor } from '#server/db/kysely.ts';
import { readSetting } from '#server/db/settings.ts';

/** In `settings`: the last report, and whose turn it is next. */
const key = 'examinations';

/** How long the examining process keeps the turn; no examination takes that long. */
const turnSeconds = 60;

export interface Report {
  readonly examinedAt: Date;
  readonly results: readonly Examined[];
}

const noted = v.object({
  examinedAt: v.pipe(
    v.string(),
    v.transform((at) => new Date(at)),
  ),
  results: v.array(
    v.object({
      family: v.picklist(families),
      name: v.string(),
      of: v.exactOptional(v.string()),
      state: v.picklist(['good', 'warning', 'bad', 'unknown']),
      found: v.string(),
      evidence: v.array(v.string()),
      consequence: v.exactOptional(v.string()),
      remedy: v.exactOptional(v.string()),
      enter: v.exactOptional(v.string()),
    }),
  ),
});

/** @returns undefined if there is none yet, or another release wrote it differently */
export async function readReport(db: Executor): Promise<Report | undefined> {
  const { success, output } = v.safeParse(noted, await readSetting(db, key));
  return success ? output : undefined;
}

/** Replaces the report and ends the turn. */
export async function keepReport(db: Executor, results: readonly Examined[]): Promise<Report> {
  const value = sql<string>`jsonb_build_object(
    'examinedAt', now(), 'results', ${JSON.stringify(results)}::jsonb)`;
  const { examinedAt } = await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .returning(sql<Date>`now()`.as('examinedAt'))
    .executeTakeFirstOrThrow();
  return { examinedAt, results };
}

/**
 * Takes the turn to examine if the last report is old enough and no other process has it. What lies in
 * the future was written before the clock went back, and counts for nothing; other processes' statements
 * are ahead by moments only.
 */
export async function takeTurn(db: Executor, everySeconds: number): Promise<boolean> {
  const end = sql`(now() + make_interval(secs => ${turnSeconds}::int))`;
  const value = sql<string>`jsonb_build_object('turn', ${randomUUID()}::text, 'until', ${end})`;
  const isDue = sql<boolean>`coalesce((settings.value->>'examinedAt')::timestamptz
    not between now() - make_interval(secs => ${everySeconds}::int)
      and now() + interval '1 minute', true)`;
  const isFree = sql<boolean>`coalesce((settings.value->>'until')::timestamptz
    not between now() and ${end} + interval '1 minute', true)`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, value })
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
