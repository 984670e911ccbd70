import { importSource } from '#engine/import/source.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { createScopes } from '#server/operator/scope/scopes.ts';

/** Whose a lead is, by what it is filed under; an imported one came through no funnel. */
export interface Origin {
  readonly coach: string;
  readonly funnel: string | null;
}

/** What a token may read: the rows of one coach, or of all. */
export interface OwnLists {
  /** The database as if it held these rows alone. */
  readonly db: Executor;
  readonly originOfSource: ReadonlyMap<string, Origin>;
  /** By the id of a funnel, those that are retired included, its coach. */
  readonly coachOfFunnel: ReadonlyMap<string, string>;
}

type Deps = Parameters<typeof createScopes>[0];

/**
 * Gives a token what it may read, by the same reduction of site and database by which people of the
 * console see their coaches' part.
 */
export function createOwnLists(deps: Deps): (coach: string | null) => OwnLists {
  const scopes = createScopes(deps, ({ site, database }) => ({
    db: database.kysely,
    ...whoseRows(site),
  }));
  return (coach) => scopes({ role: 'coach', ...(coach === null ? {} : { coaches: [coach] }) });
}

function whoseRows({ coaches, funnels }: Site): Omit<OwnLists, 'db'> {
  const imported = coaches.map(
    ({ slug }) => [importSource(slug), { coach: slug, funnel: null }] as const,
  );
  const asked = funnels.flatMap(({ id, coach, declaration }) =>
    declaration.kind === 'lead'
      ? [[declaration.submission.source, { coach: coach.slug, funnel: id }] as const]
      : [],
  );
  const retired = coaches.flatMap(({ slug, retired: gone = [] }) =>
    gone.map(({ id }) => [id, slug] as const),
  );
  return {
    originOfSource: new Map<string, Origin>([...imported, ...asked]),
    coachOfFunnel: new Map([
      ...retired,
      ...funnels.map(({ id, coach }) => [id, coach.slug] as const),
    ]),
  };
}
