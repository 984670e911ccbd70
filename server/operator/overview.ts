import type { Pool } from 'pg';
import { runStatement } from '../db/run-statement.ts';
import type { DeliveryStatus } from '../db/tables.ts';
import { checkHealth } from './health-checks.ts';
import type { OperatorParts } from './parts.ts';

/** How many emails of the last 24 hours are in each state; sending counts as pending. */
export type DeliveryCounts = Readonly<Record<Exclude<DeliveryStatus, 'sending'>, number>>;

/** Counts the emails of the last 24 hours. */
export async function countDeliveries(pool: Pool): Promise<DeliveryCounts> {
  const rows = await runStatement<{ status: DeliveryStatus; rows: number }>(pool, {
    text: `select case status when 'sending' then 'pending' else status end as status,
        count(*)::int as rows
      from delivery_logs where created_at > now() - interval '24 hours' group by 1`,
    timeoutMs: 10_000,
  });
  const none = {
    pending: 0,
    sent: 0,
    delivered: 0,
    failed: 0,
    bounced: 0,
    complained: 0,
    suppressed: 0,
    cancelled: 0,
  };
  return { ...none, ...Object.fromEntries(rows.map(({ status, rows: count }) => [status, count])) };
}

/** What the console shows first: whether all is well, and what came in and went out. */
export async function readOverview(parts: OperatorParts) {
  const { pool } = parts.database;
  const [health, deliveries, leads, errors] = await Promise.all([
    checkHealth(parts),
    countDeliveries(pool),
    countLeads(pool),
    countErrors(pool),
  ]);
  const funnels = parts.site.funnels.flatMap(({ id, paths, coach, declaration }) => {
    if (declaration.kind !== 'lead') return [];
    const counted = leads.get(declaration.submission.source);
    const [path] = paths;
    return [{ id, path, coach: coach.brand, day: 0, week: 0, month: 0, ...counted }];
  });
  const most = (one: { month: number; day: number }) => one.month * 1e6 + one.day;
  return {
    health,
    deliveries,
    errors,
    funnels: funnels.sort((one, other) => most(other) - most(one)),
    emails: parts.deliveries.describe,
  };
}

/** New leads by source in the last day, week and 30 days. */
async function countLeads(pool: Pool) {
  const rows = await runStatement<{ source: string; day: number; week: number; month: number }>(
    pool,
    {
      text: `select source,
          count(*) filter (where created_at > now() - interval '1 day')::int as day,
          count(*) filter (where created_at > now() - interval '7 days')::int as week,
          count(*)::int as month
        from leads where created_at > now() - interval '30 days' group by source`,
      timeoutMs: 10_000,
    },
  );
  return new Map(rows.map(({ source, ...counts }) => [source, counts]));
}

async function countErrors(pool: Pool): Promise<number> {
  const [row] = await runStatement<{ rows: number }>(pool, {
    text: `select count(*)::int as rows from error_logs
      where created_at > now() - interval '24 hours'`,
    timeoutMs: 5000,
  });
  return row?.rows ?? 0;
}
