import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { AppEnv } from '#server/http/app-env.ts';
import { findTokenName } from '#server/operator/auth/machine-tokens.ts';
import { isSame } from '#server/signing/hmac.ts';
import type { Meters } from '#server/telemetry/metrics.ts';
import { checkReadiness } from './health.ts';

/**
 * What machines that watch the site ask: /healthz, /readyz, and /metrics with METRICS_TOKEN or a
 * machine's token of the scope metrics.
 */
export function addOperations(
  app: Hono<AppEnv>,
  {
    pool,
    meters,
    metricsToken,
  }: {
    readonly pool: Pool;
    readonly meters: Meters;
    readonly metricsToken: string | undefined;
  },
): void {
  app.get('/healthz', (c) => c.text('ok\n', 200, { 'cache-control': 'no-store' }));

  app.get('/readyz', async (c) => {
    const readiness = await checkReadiness(pool);
    const headers = { 'cache-control': 'no-store' };
    return readiness.isReady
      ? c.text('ready\n', 200, headers)
      : c.text(`${readiness.reason}\n`, 503, { ...headers, 'retry-after': '5' });
  });

  app.get('/metrics', async (c) => {
    const authorization = c.req.header('authorization') ?? '';
    const isOwn = metricsToken !== undefined && isSame(authorization, `Bearer ${metricsToken}`);
    if (!isOwn && !(await isMachine(pool, authorization))) {
      return c.text('Send the metrics token as a bearer token.\n', 401, {
        'www-authenticate': 'Bearer',
      });
    }
    return c.text(await meters.registry.metrics(), 200, {
      'content-type': meters.registry.contentType,
      'cache-control': 'no-store',
    });
  });
}

/** While the database is away no machine's token can be looked up; METRICS_TOKEN still opens. */
async function isMachine(pool: Pool, authorization: string): Promise<boolean> {
  const name = await findTokenName(pool, authorization, 'metrics').catch(() => undefined);
  return name !== undefined;
}
