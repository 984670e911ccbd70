// A process that sends what is in the delivery log until it is killed. Its only argument is a
// WorkerOrder as JSON. It is built to a file of its own so that it starts quickly.

import { flushCompileCache } from 'node:module';
import { quiet } from '#scripts/support/say.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import type { SendResult } from '#server/outbox/results.ts';
import type { Timing } from '#server/outbox/timing.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';

/** What such a process has to do. */
export interface WorkerOrder {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  readonly serverToken: string;
  /** Treats a missing answer as a failure, as a sender without look-up does. */
  readonly isNaive: boolean;
  readonly timing: Timing;
}

/** Retries whenever no success was seen, without a look-up. */
function forgetful(transport: Transport): Transport {
  const { name, describe, send, sendTogether } = transport;
  const forget = (result: SendResult): SendResult =>
    result.kind === 'maybe-sent'
      ? { kind: 'surely-not-sent', cause: 'network', detail: result.detail }
      : result;
  return {
    name,
    describe,
    send: async (mail) => forget(await send(mail)),
    ...(sendTogether && {
      sendTogether: async (mails) => (await sendTogether(mails)).map(forget),
    }),
  };
}

const order: WorkerOrder = JSON.parse(process.argv[2] ?? '{}');
const { databaseUrl, apiUrl, serverToken, timing } = order;
const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet, poolSize: 4 });
const postmark = createPostmark({ apiUrl, serverToken, limitMs: timing.sendLimitMs });
createDeliveries({
  database,
  transport: order.isNaive ? forgetful(postmark) : postmark,
  timing,
  batch: 12,
  maxTogether: 12,
  site: createTestSite(),
  renderEmail: renderTestEmail,
  publicUrl: 'https://willow.example',
  secret: 'a secret of the faults',
  log: createLog('silent'),
  applyReports: applyWaitingEvents,
}).start();
flushCompileCache();
console.log('ready');
