import { sql } from 'kysely';
import { warningsAt } from '#engine/checks/stale/stale.ts';
import type { DeliveryCounts, HealthCheck, Overview } from '#engine/contract/console/operations.ts';
import { type Finding, findPlace } from '#engine/read/findings.ts';
import type { Executor } from '#server/db/kysely.ts';
import { findLeftBehind, type LeftBehind } from '#server/declared/left-behind.ts';
import { readReport } from '#server/doctor/kept-report.ts';
import { checkHealth } from '#server/doctor/site/live-checks.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { findUntold } from '#server/operator/webhooks/untold.ts';
import { describeReport } from './examined-checks.ts';
import { readKept } from './kept-view.ts';

const aDayAgo = sql<Date>`now() - interval '24 hours'`;

/** The emails of the last 24 hours by status. */
export async function countDeliveries(db: Executor): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('delivery_logs')
    .select((eb) => [
      sql<keyof DeliveryCounts>`case status when 'sending' then 'pending' else status end`.as(
        'status',
      ),
      eb.fn.countAll<number>().as('rows'),
    ])
    .where('created_at', '>', aDayAgo)
    .groupBy(sql`1`)
    .execute();
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

function describeWarning(finding: Finding): HealthCheck {
  const { problem, remedy } = finding;
  return { name: findPlace(finding), state: 'warning', detail: problem, remedy };
}

function describeLeftBehind({ key, problem, remedy }: LeftBehind): HealthCheck {
  const sentence = remedy.charAt(0).toUpperCase() + remedy.slice(1);
  return { name: `event ${key}`, state: 'warning', detail: `${problem}.`, remedy: sentence };
}

/** The console's first view: whether all is well, and what was sent. */
export async function readOverview(deps: OperatorDeps): Promise<Overview> {
  const { kysely: db } = deps.database;
  const [health, report, deliveries, failures, kept, left, untold] = await Promise.all([
    checkHealth(deps),
    readReport(db),
    countDeliveries(db),
    db
      .selectFrom('error_logs')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('created_at', '>', aDayAgo)
      .executeTakeFirstOrThrow(),
    readKept(db),
    findLeftBehind(db),
    findUntold(db),
  ]);
  return {
    health,
    examined: describeReport(report, health),
    attention: [
      ...untold,
      ...left.map(describeLeftBehind),
      ...warningsAt(deps.site, deps.clock()).map(describeWarning),
    ],
    deliveries,
    errors: failures.rows,
    emails: deps.deliveries.describe,
    kept,
  };
}
