import type { Pool } from 'pg';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { checkHealth } from './health-checks.ts';

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

/** What the console shows first: whether all is well, and what went out. */
export async function readOverview(deps: OperatorDeps) {
  const { pool } = deps.database;
  const [health, deliveries, errors] = await Promise.all([
    checkHealth(deps),
    countDeliveries(pool),
    countErrors(pool),
  ]);
  return { health, deliveries, errors, emails: deps.deliveries.describe };
}

async function countErrors(pool: Pool): Promise<number> {
  const [row] = await runStatement<{ rows: number }>(pool, {
    text: `select count(*)::int as rows from error_logs
      where created_at > now() - interval '24 hours'`,
    timeoutMs: 5000,
  });
  return row?.rows ?? 0;
}
