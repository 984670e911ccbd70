import { onTestFinished } from 'vitest';
import { newId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Deliveries } from '#server/email/contract.ts';
import { createDeliveries, type DeliveriesDeps } from '#server/email/deliveries.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';

/** Times short enough for a test, in the same order as the real ones. */
export const testTiming = {
  // An attempt that stands still for longer than its lease is given up, as it should be.
  leaseMs: 2_000,
  quietMs: 2_000,
  sendLimitMs: 250,
  pollMs: 50,
  stoppedMs: 400,
  breakerMs: 150,
  breakerAfter: 5,
  probeMs: 60,
  stopMs: 1_000,
  retryMs: [60, 120, 240, 480, 960, 960, 960, 960, 960, 960, 960],
};

/** What keys the hashes of suppressed addresses. */
export const testSecret = 'a secret of the tests';

/** A sender with short times; whatever a test gives replaces the usual. */
export function createTestDeliveries(
  options: Pick<DeliveriesDeps, 'database' | 'transport'> & Partial<DeliveriesDeps>,
) {
  return createDeliveries({
    site: createTestSite({ withRowan: true }),
    renderEmail: renderTestEmail,
    publicUrl: 'https://willow.example',
    secret: testSecret,
    log: createLog('silent'),
    applyReports: applyWaitingEvents,
    ...options,
    timing: { ...testTiming, ...options.timing },
  });
}

/** Makes a sender and starts it; it is stopped when the test is over. */
export function startDeliveries(options: Parameters<typeof createTestDeliveries>[0]): Deliveries {
  const deliveries = createTestDeliveries(options);
  onTestFinished(() => deliveries.stop());
  deliveries.start();
  return deliveries;
}

/** What a new row says besides what every row says. */
interface NewDelivery {
  readonly to?: string;
  readonly functionName?: string;
  readonly stream?: string;
  readonly coach?: string;
  readonly name?: string;
}

/** Writes pending deliveries as a submission does, and returns their ids. */
export async function writeDeliveries(
  { pool }: Pick<Database, 'pool'>,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  const rows = deliveries.map(({ to = `${newId()}@example.com`, name = 'Ada', ...delivery }) => ({
    id: newId(),
    to,
    function: delivery.functionName ?? 'send-guide',
    stream: delivery.stream ?? 'outbound',
    coach: delivery.coach ?? 'willow',
    body: { email: to, name },
  }));
  await pool.query(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, funnel_id, coach, stream, body)
     select r.id, 'test:' || r.id, r."to", r.function, r.coach || '-guide', r.coach, r.stream, r.body
     from jsonb_to_recordset($1::jsonb)
       as r (id uuid, "to" text, function text, stream text, coach text, body jsonb)`,
    [JSON.stringify(rows)],
  );
  await pool.query(`select pg_notify('deliveries', '')`);
  return rows.map(({ id }) => id);
}

/** A delivery as it stands in the log, with its attempts. */
export interface LoggedDelivery {
  readonly status: string;
  readonly attempts: number;
  readonly maybe_sent: boolean;
  readonly last_error: string | null;
  readonly last_error_code: string | null;
  readonly provider_message_id: string | null;
  readonly subject: string | null;
  readonly waits_ms: number;
  readonly outcomes: readonly (string | null)[];
}

/** Reads one delivery. */
export async function readDelivery(
  { pool }: Pick<Database, 'pool'>,
  id: string | undefined,
): Promise<LoggedDelivery> {
  const { rows } = await pool.query<LoggedDelivery>(
    `select status, attempts, maybe_sent, last_error, last_error_code, provider_message_id, subject,
       (extract(epoch from next_attempt_at - now()) * 1000)::float8 as waits_ms,
       array(select outcome from delivery_attempts a where a.delivery_id = d.id order by a.id) as outcomes
     from delivery_logs d where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`There is no delivery ${id}.`);
  return rows[0];
}

/** How many deliveries are in each state. */
export async function countByStatus({
  pool,
}: Pick<Database, 'pool'>): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from delivery_logs group by status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Waits until so many deliveries are in these states. */
export async function untilCounted(
  database: Pick<Database, 'pool'>,
  expected: Readonly<Record<string, number>>,
): Promise<void> {
  await waitFor(
    () => countByStatus(database),
    (counts) => Object.entries(expected).every(([status, count]) => counts[status] === count),
  );
}

/** Waits until a delivery has a status. @returns it as it is then */
export function untilStatus(
  database: Pick<Database, 'pool'>,
  id: string | undefined,
  expected: string,
): Promise<LoggedDelivery> {
  return waitFor(
    () => readDelivery(database, id),
    ({ status }) => status === expected,
  );
}
