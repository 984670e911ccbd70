import type { Funnel } from '#engine/declaration/funnel.ts';
import { buildRoutes } from '#engine/site/routes.ts';
import type { CompiledFunnel, Publishing, Site } from '#engine/site/site.ts';
import { eventAt } from './event-states.ts';
import { momentOf } from './wall-clock.ts';

/** Whether a funnel's page is not published yet, published, or over. */
export type Stage = 'hidden' | 'shown' | 'over';

/** The moments that a declaration names, in the coach's time zone. */
export function readPublishing(funnel: Funnel, timeZone: string): Publishing {
  const { draft = false, publishFrom, expires } = funnel;
  return {
    isDraft: draft,
    ...(publishFrom === undefined ? {} : { from: momentOf(publishFrom, timeZone) }),
    ...(expires === undefined ? {} : { until: momentOf(expires.at, timeZone) }),
  };
}

/** The state of a funnel's page at a moment. */
export function stageAt({ publishing }: CompiledFunnel, moment: Date): Stage {
  const { isDraft, from, until } = publishing;
  if (isDraft || (from !== undefined && moment < from)) return 'hidden';
  return until !== undefined && moment >= until ? 'over' : 'shown';
}

/**
 * The next moment at which a funnel's page appears, ends or follows its event; undefined if there is
 * none.
 */
export function nextChange(funnel: CompiledFunnel, moment: Date): Date | undefined {
  const { isDraft, from, until } = funnel.publishing;
  if (isDraft) return undefined;
  return [from, until, eventAt(funnel, moment)?.changesAt]
    .filter((change) => change !== undefined && change > moment)
    .toSorted((a, b) => Number(a) - Number(b))[0];
}

/**
 * The site as of a moment: its funnels are those whose pages are published; its paths also lead to what
 * replaces ended pages.
 *
 * @param options.showsHidden whether unpublished pages have paths too
 */
export function siteAt(
  site: Site,
  moment: Date,
  { showsHidden = false }: { readonly showsHidden?: boolean } = {},
): Site {
  const sitePaths = [...site.routes.pages].flatMap(([path, funnelId]) =>
    funnelId === undefined ? [path] : [],
  );
  const answering = site.funnels.filter(
    (funnel) => showsHidden || stageAt(funnel, moment) !== 'hidden',
  );
  const routes = buildRoutes(
    answering.map(({ declaration }) => declaration),
    sitePaths,
    site.coaches.flatMap(({ retired }) => retired ?? []),
    (id) => answering.some((funnel) => funnel.id === id && stageAt(funnel, moment) === 'over'),
  );
  return {
    ...site,
    funnels: site.funnels.filter((funnel) => stageAt(funnel, moment) === 'shown'),
    routes,
  };
}
