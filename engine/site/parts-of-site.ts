import type { Coach } from '#engine/declaration/coach.ts';
import { hasMovedOut } from './brand-address.ts';
import { buildRoutes } from './routes.ts';
import type { Site } from './site.ts';

/** What is one coach's: the funnels, the pages of plain text and, at `/`, a home of its own. */
export function siteOfCoach(site: Site, coach: Coach): Site {
  return narrow(site, [coach], ['/']);
}

/** What the shared site shows itself: everything but the pages of coaches who have moved out. */
export function sharedPartOf(site: Site): Site {
  if (!site.coaches.some(hasMovedOut)) return site;
  const documents = new Set(
    site.coaches.flatMap((coach) => (coach.documents ?? []).map(({ path }) => path)),
  );
  const ownPaths = [...site.routes.pages].flatMap(([path, funnelId]) =>
    funnelId === undefined && !documents.has(path) ? [path] : [],
  );
  const staying = site.coaches.filter((coach) => !hasMovedOut(coach));
  return narrow(site, staying, ownPaths);
}

function narrow(site: Site, coaches: readonly Coach[], sitePaths: readonly string[]): Site {
  const slugs = new Set(coaches.map(({ slug }) => slug));
  const funnels = site.funnels.filter(({ coach }) => slugs.has(coach.slug));
  const documents = coaches.flatMap((coach) => (coach.documents ?? []).map(({ path }) => path));
  const routes = buildRoutes(
    funnels.map(({ declaration }) => declaration),
    [...sitePaths, ...documents],
    coaches.flatMap(({ retired = [] }) => retired),
  );
  return { ...site, coaches, funnels, routes };
}
