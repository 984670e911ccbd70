import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { seenOf } from '#engine/version/seen.ts';
import { readNow } from '#server/db/database-clock.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { RunArm } from '#server/db/tables.ts';
import { funnelVersion } from './funnel-version.ts';
import { listRuns, type Run, readResult } from './read-experiments.ts';

interface Declared {
  readonly id: string;
  readonly funnel: CompiledFunnel;
  readonly design: string;
  readonly measure: string;
  readonly arms: readonly RunArm[];
}

/**
 * Records which experiments run. One whose variants or shares changed restarts, because its figures
 * would mix two experiments; one that is no longer declared keeps its result.
 *
 * @returns a sentence for each that began or ended
 */
export async function recordExperiments(db: Executor, site: Site): Promise<string[]> {
  const declared = site.funnels.filter(({ publishing }) => !publishing.isDraft).flatMap(describe);
  const running = (await listRuns(db)).filter(({ ended_at }) => ended_at === null);
  await keepWords(db, declared);
  const notes: string[] = [];
  for (const run of running) {
    const same = declared.find(({ id }) => id === run.id);
    if (same?.design === run.design) await updateVersions(db, run, same);
    else notes.push(await endRun(db, run, same, site));
  }
  const fresh = declared.filter(
    ({ id, design }) => !running.some((run) => run.id === id && run.design === design),
  );
  for (const { id, funnel, design, measure, arms } of fresh) {
    await db
      .insertInto('experiment_runs')
      .values({ id, funnel_id: funnel.id, design, measure, arms: JSON.stringify(arms) })
      .execute();
  }
  for (const run of fresh.length === 0 ? [] : await listRuns(db)) {
    if (run.ended_at !== null || !fresh.some(({ id }) => id === run.id)) continue;
    const isLater = run.counts_from > run.started_at;
    const when = isLater ? 'the next day (UTC), because today began with other pages' : 'now on';
    notes.push(`The experiment ${run.id} of ${run.funnel_id} counts from ${when}.`);
  }
  return notes;
}

function describe(funnel: CompiledFunnel): Declared[] {
  const { experiment, declaration } = funnel;
  if (!experiment || declaration.kind !== 'lead') return [];
  const { variants, share } = declaration.experiment ?? {};
  const design = createHash('sha256')
    .update(JSON.stringify([variants, share]))
    .digest('hex');
  return [
    {
      id: experiment.id,
      funnel,
      design: design.slice(0, 12),
      measure: experiment.measure,
      arms: experiment.arms.map(({ name, share: part, funnel: shown }) => {
        return { name, share: part, version: funnelVersion(shown.declaration) };
      }),
    },
  ];
}

/** The words of each page, so that they can be read side by side. */
async function keepWords(db: Executor, declared: readonly Declared[]): Promise<void> {
  const words = declared.flatMap(({ funnel }) =>
    (funnel.experiment?.arms ?? []).map(({ funnel: { declaration } }) => ({
      funnel_id: funnel.id,
      version: funnelVersion(declaration),
      seen: JSON.stringify(seenOf(declaration)),
    })),
  );
  if (words.length === 0) return;
  await db
    .insertInto('funnel_versions')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Words shared by all variants may change while it runs. */
async function updateVersions(db: Executor, run: Run, { arms }: Declared): Promise<void> {
  if (JSON.stringify(arms) === JSON.stringify(run.arms)) return;
  await db
    .updateTable('experiment_runs')
    .set({ arms: JSON.stringify(arms) })
    .where('run', '=', run.run)
    .execute();
}

async function endRun(
  db: Executor,
  run: Run,
  changed: Declared | undefined,
  { funnels }: Site,
): Promise<string> {
  const result = await readResult(db, run, await readNow(db), true);
  const funnel = funnels.find(({ id }) => id === run.funnel_id);
  const version = funnel && funnelVersion(funnel.declaration);
  const kept = changed ? undefined : run.arms.find((arm) => arm.version === version)?.name;
  await db
    .updateTable('experiment_runs')
    .set({ ended_at: sql<Date>`now()`, kept: kept ?? null, result: JSON.stringify(result) })
    .where('run', '=', run.run)
    .execute();
  if (changed) return `The experiment ${run.id} was changed: its figures start over.`;
  const words = kept === undefined ? 'none of its pages was kept' : `“${kept}” was kept`;
  return `The experiment ${run.id} is over, ${words}. ${result.verdict.sentence}`;
}
