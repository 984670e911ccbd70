import type { Site } from '#engine/site/site.ts';

/** What a token, and what is asked for, leaves to see: all coaches, or one. */
export type CoachScope = string | null;

/** The rows of which funnels and sources may be seen, with whose they are. */
export interface CoachRows {
  /** By the id of a funnel, those that are retired included, its coach. */
  readonly coachOfFunnel: ReadonlyMap<string, string>;
  /** By a source the funnel and its coach. */
  readonly originOfSource: ReadonlyMap<string, { readonly funnel: string; readonly coach: string }>;
}

/** The rows that belong to a coach; to all coaches for null. */
export function rowsOfCoach({ funnels, coaches }: Site, scope: CoachScope): CoachRows {
  const isSeen = (coach: string) => scope === null || coach === scope;
  const own = funnels.filter(({ coach }) => isSeen(coach.slug));
  const retired = coaches
    .filter(({ slug }) => isSeen(slug))
    .flatMap(({ slug, retired: gone = [] }) => gone.map(({ id }) => [id, slug] as const));
  return {
    coachOfFunnel: new Map([...retired, ...own.map(({ id, coach }) => [id, coach.slug] as const)]),
    originOfSource: new Map(
      own.flatMap(({ id, coach, declaration }) =>
        declaration.kind === 'lead'
          ? [[declaration.submission.source, { funnel: id, coach: coach.slug }] as const]
          : [],
      ),
    ),
  };
}
