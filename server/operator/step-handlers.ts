import type { SourceSteps } from '#engine/contract/console/visits.ts';
import { likelySource } from '#engine/traffic/likely-source.ts';
import { notFound } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { freshenFigures } from '#server/visits/figures.ts';
import {
  everything,
  type Grouped,
  noSteps,
  readDaily,
  readGroups,
  readLeftOut,
  readTime,
  type StepsFilter,
  sumSteps,
} from '#server/visits/read-steps.ts';

/** How many days a view can cover. */
const spans = [7, 30, 90, 365] as const;

/** How far visitors got, where they came from, and what was not counted. */
export function stepHandlers({ site, whole, database: { kysely: db } }: OperatorDeps) {
  async function readSpan(asked: string | undefined) {
    const span = spans.find((one) => one === Number(asked)) ?? 30;
    await freshenFigures(whole);
    return readTime(db, span);
  }

  async function readTotal(time: Awaited<ReturnType<typeof readSpan>>, filter: StepsFilter) {
    const { daily, before } = await readDaily(db, time, filter);
    return { daily, total: { now: sumSteps(daily), before } };
  }

  return {
    'GET /steps': async ({ query }) => {
      const time = await readSpan(query.days);
      const filter = { ...everything, ...(query.source ? { source: query.source } : {}) };
      const [{ daily, total }, groups] = await Promise.all([
        readTotal(time, filter),
        readGroups(db, time, 'funnel_id', filter),
      ]);
      const ofFunnel = new Map(groups.map((group) => [group.key, group]));
      const funnels = site.funnels.map(({ id, coach, paths: [path], declaration }) => {
        const { now, before } = ofFunnel.get(id) ?? { now: noSteps, before: noSteps };
        return { id, name: declaration.offer.name, coach: coach.brand, path, now, before };
      });
      return { ...time, daily, total, funnels: funnels.sort(byVisitors) };
    },

    'GET /funnels/:id/steps': async ({ id, query }) => {
      if (!site.funnels.some((funnel) => funnel.id === id)) return notFound('funnel');
      const time = await readSpan(query.days);
      const ofFunnel = { ...everything, funnel: id };
      const filter = { ...ofFunnel, ...(query.source ? { source: query.source } : {}) };
      const [{ daily, total }, sources, versions] = await Promise.all([
        readTotal(time, filter),
        readGroups(db, time, 'traffic_source', ofFunnel),
        readGroups(db, time, 'version', ofFunnel),
      ]);
      return {
        ...time,
        id,
        daily,
        total,
        sources: listSources(sources),
        versions: versions
          .map(({ key: version, ...group }) => ({ version, ...group }))
          .sort((one, other) => ((one.to ?? '') < (other.to ?? '') ? 1 : -1)),
      };
    },

    'GET /sources': async ({ query }) => {
      const time = await readSpan(query.days);
      const filter = { ...everything, ...(query.funnel ? { funnel: query.funnel } : {}) };
      const [{ total }, groups] = await Promise.all([
        readTotal(time, filter),
        readGroups(db, time, 'traffic_source', filter),
      ]);
      const sources = listSources(groups);
      const misspelt = sources.flatMap(({ source }) => {
        const meant = likelySource(source, sources);
        return meant === undefined ? [] : [{ source, meant }];
      });
      return { ...time, total, sources, misspelt };
    },

    'GET /left-out': async ({ query }) =>
      readLeftOut(db, await readSpan(query.days), query.funnel || undefined),
  } satisfies Partial<Handlers>;
}

function listSources(groups: readonly Grouped[]): readonly SourceSteps[] {
  return groups.map(({ key, now, before }) => ({ source: key, now, before })).sort(byVisitors);
}

/** Those with the most visitors first; without visitor counts, the most views. */
function byVisitors(one: Pick<SourceSteps, 'now'>, other: Pick<SourceSteps, 'now'>): number {
  return other.now.visitors - one.now.visitors || other.now.views - one.now.views;
}
