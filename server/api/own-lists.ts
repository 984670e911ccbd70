import { importSource } from '#engine/import/source.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { createScopes } from '#server/operator/scope/scopes.ts';

/** A lead's coach, by the lead's source; imported leads came through no funnel. */
export interface Origin {
  readonly coach: string;
  readonly funnel: string | null;
}

/** What a token may read: one coach's rows, or all. */
export interface OwnLists {
  /** The database limited to these rows. */
  readonly db: Executor;
  readonly originOfSource: ReadonlyMap<string, Origin>;
  /** Coaches by funnel id, including retired ids. */
  readonly coachOfFunnel: ReadonlyMap<string, string>;
}

type Deps = Parameters<typeof createScopes>[0];

/** Limits a token to what it may read, in the same way as members of the console. */
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
