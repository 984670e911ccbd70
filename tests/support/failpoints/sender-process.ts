// A sender of emails that ends itself with SIGKILL at a point of its way, or prints the points it
// passes. Usage: node sender-process.ts <order as JSON>
import { flushCompileCache } from 'node:module';
import { createKysely } from '#server/db/kysely.ts';
import { createPool } from '#server/db/pool.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';
import { killTiming, type SenderOrder, senderName } from './order.ts';
import { watchPool, watchRender, watchTransport } from './watch.ts';

// Whoever started it is gone, and nobody else would end it.
process.stdin.on('end', () => process.exit()).resume();

flushCompileCache();

const order = JSON.parse(process.argv[2] ?? '{}') as SenderOrder;
let hits = 0;

function reach(point: string): void {
  if (order.killAt === undefined) {
    process.stdout.write(`${point}\n`);
    return;
  }
  if (point === order.killAt.point) hits += 1;
  if (hits !== order.killAt.hit) return;
  // A pipe takes it before the call returns (Node, "A note on process I/O").
  process.stdout.write(`${point}\n`);
  process.kill(process.pid, 'SIGKILL');
}

const pool = createPool({
  connection: { connectionString: order.databaseUrl },
  size: 4,
  log: { info() {}, warn() {}, error() {} },
  answerTimeoutMs: 60_000,
});
// Whoever counts on this process being gone looks for its sessions by this name.
pool.on('connect', (client) => void client.query(`set application_name = '${senderName}'`));
const transport = createPostmark({
  serverToken: order.postmark.token,
  apiUrl: order.postmark.url,
  limitMs: killTiming.sendLimitMs,
});
const deliveries = createDeliveries({
  // Without announcements: it looks by itself, often.
  database: { kysely: createKysely(watchPool(pool, reach)), listen: async () => async () => {} },
  site: createTestSite(),
  transport: watchTransport(transport, reach),
  renderEmail: watchRender(renderTestEmail, reach),
  publicUrl: 'https://willow.example',
  secret: 'a secret of the tests',
  log: createLog('silent'),
  timing: killTiming,
  applyReports: applyWaitingEvents,
  concurrency: 2,
});
if (order.attempt === undefined) deliveries.start();
else await deliveries.attempt(order.attempt, 60_000);
