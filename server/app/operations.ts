import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App } from '#server/http/app-env.ts';
import { readBearer } from '#server/http/bearer.ts';
import { countHops } from '#server/http/client-address.ts';
import { findTokenName } from '#server/operator/auth/machine-tokens.ts';
import { doctorHeader, forwardingPath, isDoctorToken } from '#server/signing/doctor-token.ts';
import { isSame } from '#server/signing/hmac.ts';
import type { Meters } from '#server/telemetry/metrics.ts';

export interface OperationsDeps {
  readonly database: Database;
  readonly meters: Meters;
  readonly metricsToken: string | undefined;
  readonly secret: string;
  readonly trustProxy: number;
  /** The database's time. */
  readonly clock: () => Date;
}

/**
 * Monitoring endpoints: /healthz, /readyz, and /metrics with METRICS_TOKEN or a machine token of the
 * scope metrics.
 */
export function addOperations(
  app: App,
  { database, meters, metricsToken, secret, trustProxy, clock }: OperationsDeps,
): void {
  app.get('/healthz', (c) => c.text('ok\n', 200, { 'cache-control': 'no-store' }));

  app.get('/readyz', async (c) => {
    const obstacle = await findObstacle(database.kysely);
    const headers = { 'cache-control': 'no-store' };
    return obstacle === undefined
      ? c.text('ready\n', 200, headers)
      : c.text(`${obstacle}\n`, 503, { ...headers, 'retry-after': '5' });
  });

  // For the doctor only: it asks through PUBLIC_URL, as visitors do.
  app.get(forwardingPath, (c) => {
    const token = c.req.header(doctorHeader) ?? '';
    if (!isDoctorToken(secret, token, clock())) return c.notFound();
    const hops = countHops(c.req.header('x-forwarded-for'));
    return c.json({ hops, trustProxy }, 200, { 'cache-control': 'no-store' });
  });

  app.get('/metrics', async (c) => {
    const authorization = c.req.header('authorization');
    const token = readBearer(authorization);
    const isOwn = metricsToken && token !== undefined && isSame(token, metricsToken);
    if (!isOwn && !(await isMachine(database, authorization))) {
      return c.text('Send the metrics token as a bearer token.\n', 401, {
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
      });
    }
    return c.text(await meters.registry.metrics(), 200, {
      'content-type': meters.registry.contentType,
      'cache-control': 'no-store',
    });
  });
}

/** Why submissions cannot be saved now; waits two seconds for the database. */
async function findObstacle(db: Executor): Promise<string | undefined> {
  const isReadOnly = sql<boolean>`current_setting('transaction_read_only') = 'on'`;
  try {
    const found = await db
      .selectNoFrom(isReadOnly.as('is_read_only'))
      .executeTakeFirstOrThrow({ signal: AbortSignal.timeout(2000) });
    return found.is_read_only ? 'The database is read-only.' : undefined;
  } catch {
    return 'The database does not answer.';
  }
}

/** While the database is away, machine tokens cannot be looked up; METRICS_TOKEN still works. */
async function isMachine(
  { kysely }: Database,
  authorization: string | undefined,
): Promise<boolean> {
  const name = await findTokenName(kysely, authorization, 'metrics').catch(() => undefined);
  return name !== undefined;
}
