import type { Principal } from '#engine/contract/console/access.ts';
import { importSource } from '#engine/import/source.ts';
import type { Site } from '#engine/site/site.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Scope } from './own-rows.ts';
import { scopeStatement } from './scope-statement.ts';

/** How many different sets of coaches are remembered. */
const maxRemembered = 100;

/** What defines the part of a site that some coaches own. */
type Seen = Pick<OperatorDeps, 'site' | 'database'>;

/**
 * Gives principals what they may see: the declared site and the database, both limited to their
 * coaches. Everything that answers them reads these two, and knows no roles.
 *
 * @param make what to make of them, once per set of coaches
 */
export function createScopes<Made>(
  {
    site,
    database,
  }: { readonly site: Site; readonly database: Pick<Database, 'pool' | 'kysely' | 'describe'> },
  make: (seen: Seen) => Made,
): (principal: Principal) => Made {
  const whole = make({ site, database });
  const made = new Map<string, Made>();
  return ({ coaches }) => {
    if (coaches === undefined) return whole;
    const key = JSON.stringify(coaches.toSorted());
    const known = made.get(key) ?? make(reduce(coaches));
    if (made.size >= maxRemembered) made.clear();
    made.set(key, known);
    return known;
  };

  function reduce(coaches: readonly string[]): Seen {
    const own = reduceSite(site, coaches);
    return {
      site: own,
      database: { describe: '', kysely: scopeDatabase(database, scopeOf(own)) },
    };
  }
}

/** The site as if only these coaches and their funnels were declared. */
function reduceSite(site: Site, coaches: readonly string[]): Site {
  return {
    ...site,
    coaches: site.coaches.filter(({ slug }) => coaches.includes(slug)),
    funnels: site.funnels.filter(({ coach }) => coaches.includes(coach.slug)),
    warnings: [],
  };
}

function scopeOf({ coaches, funnels }: Pick<Site, 'coaches' | 'funnels'>): Scope {
  return {
    coaches: coaches.map(({ slug }) => slug),
    funnels: [
      ...funnels.map(({ id }) => id),
      ...coaches.flatMap(({ retired = [] }) => retired.map(({ id }) => id)),
    ],
    sources: [
      ...funnels.flatMap(({ declaration }) =>
        declaration.kind === 'lead' ? declaration.submission.source : [],
      ),
      ...coaches.map(({ slug }) => importSource(slug)),
    ],
  };
}

/** The database as if it had only these coaches' rows; it is read-only. */
function scopeDatabase({ pool }: Pick<Database, 'pool'>, scope: Scope): Executor {
  return createKysely(pool, { rewrite: (statement) => scopeStatement(statement, scope) });
}
