import type { Coach } from '#engine/declaration/coach.ts';
import type { CompiledFunnel, Site } from './site.ts';

/** The funnel with this id, current or former. */
export function findFunnel(
  { funnels }: Pick<Site, 'funnels'>,
  id: string | null | undefined,
): CompiledFunnel | undefined {
  if (typeof id !== 'string') return undefined;
  return (
    funnels.find((funnel) => funnel.id === id) ??
    funnels.find(({ declaration }) => declaration.formerIds?.includes(id))
  );
}

/** The coach whose funnel is gone, by the id or one of the paths that it had. */
export function findRetiring(
  { coaches }: Pick<Site, 'coaches'>,
  idOrPath: string,
): Coach | undefined {
  return coaches.find(({ retired = [] }) =>
    retired.some(({ id, paths }) => id === idOrPath || paths.includes(idOrPath)),
  );
}

/** The coach with this slug, current or former. */
export function findCoach({ coaches }: Pick<Site, 'coaches'>, slug: string): Coach | undefined {
  return (
    coaches.find((coach) => coach.slug === slug) ??
    coaches.find(({ formerSlugs }) => formerSlugs?.includes(slug))
  );
}
