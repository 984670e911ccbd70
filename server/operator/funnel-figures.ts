import type { Pool } from 'pg';
import { runStatement } from '../db/run-statement.ts';
import type { OperatorParts } from './parts.ts';

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
export async function readFunnelFigures(
  { site, database: { pool } }: OperatorParts,
  days: number,
): Promise<{ readonly days: readonly string[]; readonly funnels: readonly FunnelFigures[] }> {
  const count = figureDays.find((known) => known === days) ?? 30;
  const [calendar, leads, views] = await Promise.all([
    listDays(pool, count),
    countLeads(pool, count),
    countViews(pool, count),
  ]);
  const funnels = site.funnels.map(({ id, paths: [path], coach, declaration }) => {
    const source = declaration.kind === 'lead' ? declaration.submission.source : undefined;
    const pick = (counts: ReadonlyMap<string, number>, key: string | undefined) =>
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
  return { days: calendar, funnels: funnels.sort((one, other) => total(other) - total(one)) };
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

async function countLeads(pool: Pool, days: number): Promise<ReadonlyMap<string, number>> {
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

async function countViews(pool: Pool, days: number): Promise<ReadonlyMap<string, number>> {
  return readCounts(
    pool,
    `select to_char(day, 'YYYY-MM-DD') || ' ' || funnel_id as key, views as rows
      from page_views where day >= ${firstMoment}::date`,
    days,
  );
}

async function readCounts(pool: Pool, text: string, days: number) {
  const rows = await runStatement<{ key: string; rows: number }>(pool, {
    text,
    values: [days],
    timeoutMs: 10_000,
  });
  return new Map(rows.map(({ key, rows: count }) => [key, count]));
}
