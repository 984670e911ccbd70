import { sql } from 'kysely';
import { warningsAt } from '#engine/checks/stale/stale.ts';
import type { DeliveryCounts, HealthCheck, Overview } from '#engine/contract/console/operations.ts';
import { type DeliveryStatus, deliveryStatuses } from '#engine/contract/delivery.ts';
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

/**
 * The emails of the last 24 hours by status. Each status is a stretch of an index; to group rows would take
 * more than twice as long.
 */
export async function countDeliveries(db: Executor): Promise<DeliveryCounts> {
  const statuses = sql<{ status: DeliveryStatus }>`unnest(${deliveryStatuses}::text[])`;
  const rows = await db
    .selectFrom(statuses.as<'s'>(sql`s (status)`))
    .select(({ selectFrom, fn }) => [
      's.status',
      selectFrom('delivery_logs as d')
        .select(fn.countAll<number>().as('rows'))
        .whereRef('d.status', '=', 's.status')
        .where('d.created_at', '>', aDayAgo)
        .as('rows'),
    ])
    .execute();
  const count = (status: DeliveryStatus) => rows.find((row) => row.status === status)?.rows ?? 0;
  return {
    pending: count('pending') + count('sending'),
    sent: count('sent'),
    delivered: count('delivered'),
    failed: count('failed'),
    bounced: count('bounced'),
    complained: count('complained'),
    suppressed: count('suppressed'),
    cancelled: count('cancelled'),
  };
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
