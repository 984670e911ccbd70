import type { Pool } from 'pg';
import type { Site } from '#engine/site/site.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';

/** Numbers by a day and a key, as `2026-11-21 key`. */
type Counts = ReadonlyMap<string, number>;

/** How many days back the figures may go. */
const figureDays = [7, 30, 90] as const;

/** What one funnel brought, day by day. */
export interface FunnelFigures {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly coach: string;
  /** New leads by day, in the order of the days. */
  readonly leads: readonly number[];
  /** Page views by day, as far as they reached this site: what a CDN answers is not seen here. */
  readonly views: readonly number[];
}

/**
 * Leads and page views per funnel and day, in UTC.
 *
 * @param days how many days, today included; 7, 30 or 90, else 30
 */
export type ReadFunnelFigures = (days: number) => Promise<{
  readonly days: readonly string[];
  readonly funnels: readonly FunnelFigures[];
}>;

/** How long the leads of finished days are taken as counted; only erasing somebody changes them. */
const keepMs = 3_600_000;

/** Makes what reads the figures; it keeps the counts of finished days, which may be many leads. */
export function createFunnelFigures({ site, database: { pool } }: OperatorDeps): ReadFunnelFigures {
  let known: { today: string; days: number; atMs: number; leads: Counts } | undefined;

  async function findLeads(calendar: readonly string[]): Promise<Counts> {
    const [days, today = ''] = [calendar.length, calendar.at(-1)];
    const isKnown =
      known?.today === today && known.days >= days && performance.now() - known.atMs < keepMs;
    if (known && isKnown) return new Map([...known.leads, ...(await countLeads(pool, 1))]);
    const leads = await countLeads(pool, days);
    known = { today, days, atMs: performance.now(), leads };
    return leads;
  }

  return async (days) => {
    const count = figureDays.find((one) => one === days) ?? 30;
    const calendar = await listDays(pool, count);
    const [leads, views] = await Promise.all([findLeads(calendar), countViews(pool, count)]);
    return { days: calendar, funnels: listFigures(site, calendar, leads, views) };
  };
}

function listFigures(
  site: Site,
  calendar: readonly string[],
  leads: Counts,
  views: Counts,
): readonly FunnelFigures[] {
  const funnels = site.funnels.map(({ id, paths: [path], coach, declaration }) => {
    const source = declaration.kind === 'lead' ? declaration.submission.source : undefined;
    const pick = (counts: Counts, key: string | undefined) =>
      calendar.map((day) => counts.get(`${day} ${key}`) ?? 0);
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
  const total = ({ leads: ofFunnel }: FunnelFigures) => ofFunnel.reduce((sum, one) => sum + one, 0);
  return funnels.sort((one, other) => total(other) - total(one));
}

/** The first moment of the first of so many days, as SQL; $1 is their number. */
const firstMoment = `(date_trunc('day', now() at time zone 'UTC') - ($1::int - 1) * interval '1 day')`;

async function listDays(pool: Pool, days: number): Promise<readonly string[]> {
  const rows = await runStatement<{ day: string }>(pool, {
    text: `select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(${firstMoment}, now() at time zone 'UTC', interval '1 day') as day`,
    values: [days],
    timeoutMs: 5000,
  });
  return rows.map(({ day }) => day);
}

async function countLeads(pool: Pool, days: number): Promise<Counts> {
  return readCounts(
    pool,
    `select to_char(day, 'YYYY-MM-DD') || ' ' || source as key, rows
      from (
        select (created_at at time zone 'UTC')::date as day, source, count(*)::int as rows
        from leads where created_at >= ${firstMoment} at time zone 'UTC' group by 1, 2
      ) counted`,
    days,
  );
}

async function countViews(pool: Pool, days: number): Promise<Counts> {
  return readCounts(
    pool,
    `select to_char(day, 'YYYY-MM-DD') || ' ' || funnel_id as key, views as rows
      from page_views where day >= ${firstMoment}::date`,
    days,
  );
}

async function readCounts(pool: Pool, text: string, days: number): Promise<Counts> {
  const rows = await runStatement<{ key: string; rows: number }>(pool, {
    text,
    values: [days],
    timeoutMs: 10_000,
  });
  return new Map(rows.map(({ key, rows: count }) => [key, count]));
}
