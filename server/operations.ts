import type { Hono } from 'hono';
import type { Pool } from 'pg';
import type { AppEnv } from './app.ts';
import { checkReadiness } from './health.ts';
import type { Meters } from './meters.ts';
import { isSame } from './same-secret.ts';

/** What machines that watch the site ask: /healthz, /readyz, and /metrics with its token. */
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

  // Without a token the page does not exist, as far as a stranger can tell.
  if (metricsToken === undefined) return;
  app.get('/metrics', async (c) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)) {
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
