import { sql } from 'kysely';
import type { VersionLine, WordChange } from '#engine/contract/console/experiments.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import { compareArms } from '#engine/experiment/compare.ts';
import { certainty, change, minSuccesses } from '#engine/experiment/verdict.ts';
import { compareSeen } from '#engine/version/changes.ts';
import type { Seen } from '#engine/version/seen.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Run } from './read-experiments.ts';

/** How many versions of a funnel are shown. */
const maxVersions = 20;

interface Period {
  readonly version: string;
  readonly since: Date;
  readonly until: Date | null;
  readonly seen: Seen;
  readonly visitors: number;
  readonly saved: number;
}

/** What a funnel's visitors saw and when, the current version first. */
export async function readVersions(
  db: Executor,
  funnel: string,
): Promise<readonly Unserialized<VersionLine>[]> {
  const rows = await db
    .selectFrom('version_periods as p')
    .innerJoin('funnel_versions as v', (join) =>
      join.onRef('v.funnel_id', '=', 'p.funnel_id').onRef('v.version', '=', 'p.version'),
    )
    .crossJoinLateral(({ selectFrom }) =>
      selectFrom('visit_totals as t')
        .select([
          sql<number>`coalesce(sum(t.visitors), 0)::int`.as('visitors'),
          sql<number>`coalesce(sum(t.saved), 0)::int`.as('saved'),
        ])
        .whereRef('t.funnel_id', '=', 'p.funnel_id')
        .where('t.traffic_source', '=', '*')
        .whereRef('t.version', '=', 'p.version')
        .where('t.variant', '<>', '*')
        .where('t.day', '>=', sql<Date>`(p.since at time zone 'UTC')::date`)
        .where('t.day', '<=', sql<Date>`(coalesce(p.until, now()) at time zone 'UTC')::date`)
        .as('t'),
    )
    .select(['p.version', 'p.since', 'p.until', 'v.seen', 't.visitors', 't.saved'])
    .where('p.funnel_id', '=', funnel)
    .orderBy('p.id', 'desc')
    .limit(maxVersions + 1)
    .execute();
  return rows.slice(0, maxVersions).map((period, index) => {
    const before = rows[index + 1];
    const { version, since, until, visitors, saved, seen } = period;
    const changes = before ? compareSeen(before.seen, seen) : [];
    return { version, since, until, visitors, saved, changes, ...compare(before, period) };
  });
}

/** Compares two consecutive versions; the figures include whatever else changed with them. */
function compare(
  before: Period | undefined,
  period: Period,
): Pick<VersionLine, 'difference' | 'sentence'> {
  if (!before) return { difference: null, sentence: 'The first version recorded.' };
  const all = before.visitors + period.visitors;
  const isEnough = before.saved + period.saved >= minSuccesses;
  if (!isEnough || before.visitors === 0 || period.visitors === 0) {
    const sentence = `Too few leads to compare: both versions together need ${minSuccesses}.`;
    return { difference: null, sentence };
  }
  const arm = ({ version, visitors, saved }: Period) => {
    return { name: version, share: visitors / all, visitors, successes: saved };
  };
  const difference = compareArms(arm(before), arm(period), 1 - certainty);
  const { estimate, from, to } = difference;
  return {
    difference,
    sentence: `Per visitor ${change(estimate)} leads than the version before it: between ${change(from)} and ${change(to)}, with ${certainty * 100}% certainty. This includes whatever else changed then; only an experiment isolates the words.`,
  };
}

/** How each variant of an experiment differs from its control. */
export async function readVariants(
  db: Executor,
  { funnel_id, arms: [control, ...variants] }: Run,
): Promise<readonly { readonly variant: string; readonly changes: readonly WordChange[] }[]> {
  const versions = [control, ...variants].flatMap((arm) => arm?.version ?? []);
  const rows = await db
    .selectFrom('funnel_versions')
    .select(['version', 'seen'])
    .where('funnel_id', '=', funnel_id)
    .where('version', 'in', versions)
    .execute();
  const seen = new Map(rows.map((row) => [row.version, row.seen]));
  const declared = seen.get(control?.version ?? '');
  return variants.map(({ name, version }) => {
    const shown = seen.get(version);
    return { variant: name, changes: declared && shown ? compareSeen(declared, shown) : [] };
  });
}
