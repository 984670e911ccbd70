// A process that sends emails and messages to programs until it is killed. Its only argument is a
// WebhookOrder as JSON. It is built to a file of its own so that it starts quickly.

import { flushCompileCache } from 'node:module';
import { quiet } from '#scripts/support/say.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import type { Timing } from '#server/outbox/timing.ts';
import { readRanges } from '#server/outgoing/public-addresses.ts';
import { createWebhooks } from '#server/outgoing/webhooks.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';

/** The orders of such a process. */
export interface WebhookOrder {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  readonly serverToken: string;
  readonly secret: string;
  /** The only private address that webhooks may reach. */
  readonly allowed: string;
  readonly timing: Timing;
}

const order: WebhookOrder = JSON.parse(process.argv[2] ?? '{}');
const { databaseUrl, apiUrl, serverToken, secret, timing } = order;
const log = createLog('silent');
const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet, poolSize: 4 });
createDeliveries({
  database,
  transport: createPostmark({ apiUrl, serverToken, limitMs: timing.sendLimitMs }),
  timing,
  site: createTestSite(),
  renderEmail: renderTestEmail,
  publicUrl: 'https://willow.example',
  secret,
  log,
  applyReports: applyWaitingEvents,
}).start();
createWebhooks({
  database,
  secret,
  declaredSecrets: new Map(),
  allowed: readRanges(order.allowed) ?? [],
  log,
  timing,
}).start();
flushCompileCache();
console.log('ready');
