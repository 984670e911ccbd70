import type { Principal } from '#engine/contract/console/access.ts';
import { importSource } from '#engine/import/source.ts';
import type { Site } from '#engine/site/site.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Scope } from './own-rows.ts';
import { scopeStatement } from './scope-statement.ts';

/** How many different choices of coaches are remembered. */
const maxRemembered = 100;

/** What makes up the part of a site that some coaches own. */
type Seen = Pick<OperatorDeps, 'site' | 'database'>;

/**
 * Gives everybody who signs in what they may see: the site as it is declared and the database, both
 * reduced to their coaches. Everything that answers them reads these two, and knows of no roles.
 *
 * @param make what is made of it, once for each choice of coaches
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

/** A site as if nobody else's coaches and funnels were declared. */
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

/** The database as if it held these coaches' rows alone; it cannot be changed through it. */
function scopeDatabase({ pool }: Pick<Database, 'pool'>, scope: Scope): Executor {
  return createKysely(pool, { rewrite: (statement) => scopeStatement(statement, scope) });
}
