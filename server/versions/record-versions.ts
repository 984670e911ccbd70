import { sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import { compareSeen } from '#engine/version/changes.ts';
import { describeChanges } from '#engine/version/describe-changes.ts';
import { type Seen, seenOf } from '#engine/version/seen.ts';
import type { Executor } from '#server/db/kysely.ts';
import { lockSchema } from '#server/db/open/migrate.ts';
import { funnelVersion } from './funnel-version.ts';
import { recordExperiments } from './record-experiments.ts';

/** What visitors see of a funnel from now on. */
interface Shown {
  readonly funnel: string;
  readonly version: string;
  readonly seen: Seen;
}

/**
 * Records which version of each funnel visitors see from now on, with all its words, so that figures
 * can be split by version and old words compared with new ones. Safe in any number of processes at
 * once; without changes nothing is written. Drafts have no visitors.
 *
 * @returns a sentence for each funnel with a new version, and for each experiment that began or ended
 */
export async function recordVersions(db: Executor, site: Site): Promise<string[]> {
  const shown = site.funnels
    .filter(({ publishing }) => !publishing.isDraft)
    .map(({ id, declaration }): Shown => {
      return { funnel: id, version: funnelVersion(declaration), seen: seenOf(declaration) };
    });
  return db.transaction().execute(async (transaction) => {
    await lockSchema(transaction);
    const before = await readCurrent(transaction);
    const changed = shown.filter(({ funnel, version }) => before.get(funnel)?.version !== version);
    const names = new Set(shown.map(({ funnel }) => funnel));
    const gone = [...before.keys()].filter((funnel) => !names.has(funnel));
    await endPeriods(transaction, [...changed.map(({ funnel }) => funnel), ...gone]);
    await beginPeriods(transaction, changed);
    const notes = changed.flatMap(({ funnel, version, seen }) => {
      const old = before.get(funnel);
      if (old === undefined) return [];
      const words = describeChanges(compareSeen(old.seen, seen));
      return `Visitors of ${funnel} see a new version, ${version} instead of ${old.version}: ${words}.`;
    });
    return [...notes, ...(await recordExperiments(transaction, site))];
  });
}

/** The current version of each funnel in the database. */
async function readCurrent(
  db: Executor,
): Promise<ReadonlyMap<string, { readonly version: string; readonly seen: Seen }>> {
  const rows = await db
    .selectFrom('version_periods as p')
    .innerJoin('funnel_versions as v', (join) =>
      join.onRef('v.funnel_id', '=', 'p.funnel_id').onRef('v.version', '=', 'p.version'),
    )
    .select(['p.funnel_id', 'p.version', 'v.seen'])
    .where('p.until', 'is', null)
    .execute();
  return new Map(rows.map(({ funnel_id, version, seen }) => [funnel_id, { version, seen }]));
}

async function endPeriods(db: Executor, funnels: readonly string[]): Promise<void> {
  if (funnels.length === 0) return;
  await db
    .updateTable('version_periods')
    .set({ until: sql<Date>`now()` })
    .where('funnel_id', 'in', funnels)
    .where('until', 'is', null)
    .execute();
}

async function beginPeriods(db: Executor, shown: readonly Shown[]): Promise<void> {
  if (shown.length === 0) return;
  await db
    .insertInto('funnel_versions')
    .values(
      shown.map(({ funnel, version, seen }) => ({
        funnel_id: funnel,
        version,
        seen: JSON.stringify(seen),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('version_periods')
    .values(shown.map(({ funnel, version }) => ({ funnel_id: funnel, version })))
    .execute();
}
