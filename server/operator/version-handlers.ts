import { notFound } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { listRuns, readResult } from '#server/versions/read-experiments.ts';
import { readVariants, readVersions } from '#server/versions/read-versions.ts';
import { freshenFigures } from '#server/visits/figures.ts';
import { everything, readDaily, readTime } from '#server/visits/read-steps.ts';

/** How many days conversion is drawn for. */
const spans = [30, 90, 365] as const;

/** What visitors saw, and which words brought more leads. */
export function versionHandlers({ site, whole, clock, database: { kysely: db } }: OperatorDeps) {
  return {
    'GET /experiments': async () => {
      await freshenFigures(whole);
      const now = clock();
      const runs = await listRuns(db);
      return Promise.all(
        runs.map(async (run) => {
          const funnel = site.funnels.find(({ id }) => id === run.funnel_id);
          const [result, changes] = await Promise.all([
            readResult(db, run, now),
            readVariants(db, run),
          ]);
          return {
            ...result,
            id: run.id,
            measure: run.measure,
            funnel: run.funnel_id,
            name: funnel?.declaration.offer.name ?? null,
            startedAt: run.counts_from,
            endedAt: run.ended_at,
            kept: run.kept,
            changes,
          };
        }),
      );
    },

    'GET /funnels/:id/versions': async ({ id, query }) => {
      if (!site.funnels.some((funnel) => funnel.id === id)) return notFound('funnel');
      await freshenFigures(whole);
      const time = await readTime(db, spans.find((one) => one === Number(query.days)) ?? 90);
      const { daily } = await readDaily(db, time, { ...everything, funnel: id });
      return {
        days: time.days,
        daily: daily.map(({ visitors, saved }) => ({ visitors, saved })),
        versions: await readVersions(db, id),
      };
    },
  } satisfies Partial<Handlers>;
}
