import { sql } from 'kysely';
import type { FunnelFigures } from '#engine/contract/console/funnels.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';

/** Numbers by a day and a name, as `2026-11-21 name`. */
type Counts = ReadonlyMap<string, number>;

/** How many days back the figures may go. */
const spans = [7, 30, 90] as const;

/**
 * Reads leads and page views per funnel and day.
 *
 * @param span how many days, today included; 7, 30 or 90, else 30
 */
export type ReadFunnelFigures = (span: number) => Promise<FunnelFigures>;

/** How long the leads of past days are taken as counted; only erasing somebody changes them. */
const keepMs = 3_600_000;

/** Makes what reads the figures; it keeps the counts of past days, which may be many leads. */
export function createFunnelFigures({ site, database }: OperatorDeps): ReadFunnelFigures {
  const db = database.kysely;
  let known: { today: string; span: number; atMs: number; leads: Counts } | undefined;

  async function findLeads(days: readonly string[]): Promise<Counts> {
    const [span, today = ''] = [days.length, days.at(-1)];
    const isKnown =
      known?.today === today && known.span >= span && performance.now() - known.atMs < keepMs;
    if (known && isKnown) return new Map([...known.leads, ...(await countLeads(db, 1))]);
    const leads = await countLeads(db, span);
    known = { today, span, atMs: performance.now(), leads };
    return leads;
  }

  return async (asked) => {
    const span = spans.find((one) => one === asked) ?? 30;
    const days = await listDays(db, span);
    const [leads, views] = await Promise.all([findLeads(days), countViews(db, span)]);
    return { days, funnels: listFunnels(site, days, leads, views) };
  };
}

type Funnel = FunnelFigures['funnels'][number];

function listFunnels(
  site: Site,
  days: readonly string[],
  leads: Counts,
  views: Counts,
): readonly Funnel[] {
  const funnels = site.funnels.map(({ id, paths: [path], coach, declaration }) => {
    const source = declaration.kind === 'lead' ? declaration.submission.source : undefined;
    const pick = (counts: Counts, name: string | undefined) =>
      days.map((day) => counts.get(`${day} ${name}`) ?? 0);
    const { name } = declaration.offer;
    return {
      id,
      path,
      name,
      coach: coach.brand,
      leads: pick(leads, source),
      views: pick(views, id),
    };
  });
  const total = (funnel: Funnel) => funnel.leads.reduce((sum, one) => sum + one, 0);
  return funnels.sort((one, other) => total(other) - total(one));
}

/** The first moment of the first of so many days, as a timestamp in UTC. */
function firstMoment(span: number) {
  return sql<Date>`(date_trunc('day', now() at time zone 'UTC')
    - (${span}::int - 1) * interval '1 day')`;
}

const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');

async function listDays(db: Executor, span: number): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`select ${dayText} from generate_series(
    ${firstMoment(span)}, now() at time zone 'UTC', interval '1 day') as day`.execute(db);
  return rows.map(({ day }) => day);
}

async function countLeads(db: Executor, span: number): Promise<Counts> {
  const counted = db
    .selectFrom('leads')
    .select((eb) => [
      sql<Date>`(created_at at time zone 'UTC')::date`.as('day'),
      'source',
      eb.fn.countAll<number>().as('leads'),
    ])
    .where('created_at', '>=', sql<Date>`${firstMoment(span)} at time zone 'UTC'`)
    .groupBy([sql`1`, sql`2`]);
  const rows = await db
    .selectFrom(counted.as('counted'))
    .select([dayText, 'source', 'leads'])
    .execute();
  return new Map(rows.map(({ day, source, leads }) => [`${day} ${source}`, leads]));
}

async function countViews(db: Executor, span: number): Promise<Counts> {
  const rows = await db
    .selectFrom('visit_counts')
    .select([dayText, 'funnel_id', sql<number>`sum(views)::bigint`.as('views')])
    .where('day', '>=', sql<Date>`${firstMoment(span)}::date`)
    .groupBy(['day', 'funnel_id'])
    .execute();
  return new Map(rows.map(({ day, funnel_id: funnel, views }) => [`${day} ${funnel}`, views]));
}
