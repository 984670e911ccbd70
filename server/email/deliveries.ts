import type { RenderEmail } from '#engine/contract/documents.ts';
import type { Site } from '#engine/site/site.ts';
import { createKysely } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { finishDeliveries } from '#server/outbox/finish.ts';
import { createGroupWriter } from '#server/outbox/group-writer.ts';
import { createHeartbeat } from '#server/outbox/heartbeat.ts';
import { endStoppedPauses } from '#server/outbox/pause.ts';
import { defaultTiming, type Timing } from '#server/outbox/timing.ts';
import { describeTry, type Verdict } from '#server/outbox/verdict.ts';
import { createWorker } from '#server/outbox/worker.ts';
import type { Log } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { createComposer } from './compose.ts';
import type { Attempted, Deliveries, Transport } from './contract.ts';
import { readState } from './delivery-state.ts';
import { createPacker } from './sent-copies.ts';

/** What sending needs. */
export interface DeliveriesDeps {
  readonly database: Pick<Database, 'pool' | 'listen'>;
  readonly site: Site;
  readonly transport: Transport;
  readonly renderEmail: RenderEmail;
  /** Where paths of this site begin. */
  readonly publicUrl: string;
  /** The site's secret: it keys the hashes of suppressed addresses. */
  readonly secret: string;
  readonly log: Log;
  /** Stands in for every coach's sender address. */
  readonly mailFrom?: string | undefined;
  readonly timing?: Partial<Timing>;
  readonly concurrency?: number;
  readonly batch?: number;
}

/** The channel on which a commit says that deliveries are waiting. */
const deliveriesChannel = 'deliveries';

/** How often a delivery that another process is sending is looked at, in milliseconds. */
const watchMs = 150;

/** Makes the sender of a process; nothing is sent before `start` or `attempt`. */
export function createDeliveries(deps: DeliveriesDeps): Deliveries {
  const { transport, log, secret } = deps;
  const { pool, listen } = deps.database;
  const db = createKysely(pool);
  const timing = { ...defaultTiming, ...deps.timing };
  const composeMail = createComposer({ ...deps, publicUrl: deps.publicUrl.replace(/\/+$/, '') });
  const worker = createWorker({
    pool,
    secret,
    log,
    transport,
    timing,
    concurrency: deps.concurrency ?? 10,
    batch: deps.batch ?? 50,
    beat: createHeartbeat(pool, log),
    composeMail,
    packEmail: createPacker(pool, composeMail, log),
    verdicts: createGroupWriter<Verdict>(
      async (verdicts) => {
        await finishDeliveries(pool, verdicts, transport.name, secret);
        await applyWaitingEvents(db).catch((error: unknown) => {
          log.warn({ err: error }, 'Reports of the provider wait for the next emails.');
        });
      },
      [200, 1_000, 3_000],
    ),
  });
  let stopListening: Promise<() => Promise<void>> | undefined;

  async function attemptNow(deliveryId: string, isOver: () => boolean): Promise<Attempted> {
    const tried = (await worker.resultOf(deliveryId)) ?? (await worker.tryNow(deliveryId));
    if (tried !== undefined) return describeTry(tried);
    // Somebody else has it: this process's own worker, another process, or a paused sender.
    while (!isOver()) {
      const own = await worker.resultOf(deliveryId);
      if (own) return describeTry(own);
      const state = await readState(pool, deliveryId);
      if (state) return state;
      await new Promise((resolve) => setTimeout(resolve, watchMs));
    }
    return { kind: 'timed-out' };
  }

  return {
    describe: transport.describe,
    check: async () => transport.check?.() ?? { isReady: true, detail: transport.describe },
    async attempt(deliveryId, timeoutMs) {
      let isOver = false;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Attempted>((resolve) => {
        timer = setTimeout(() => {
          isOver = true;
          resolve({ kind: 'timed-out' });
        }, timeoutMs);
      });
      const now = attemptNow(deliveryId, () => isOver).catch((error: unknown): Attempted => {
        log.error({ err: error, deliveryId }, 'The first try of a delivery broke.');
        return { kind: 'exception', message: 'the email could not be sent at once' };
      });
      const attempted = await Promise.race([now, late]);
      clearTimeout(timer);
      return attempted;
    },
    start() {
      stopListening ??= begin();
    },
    rest: worker.rest,
    async stop(limitMs = timing.stopMs) {
      // Nothing more is begun from here on, whatever else still has to end.
      const stopping = worker.stop(limitMs);
      await (await stopListening)?.();
      await stopping;
    },
  };

  async function begin(): Promise<() => Promise<void>> {
    await endStoppedPauses(pool).catch((error: unknown) => {
      log.warn({ err: error }, 'Earlier pauses of the email sender could not be ended.');
    });
    worker.start();
    return listen(deliveriesChannel, worker.wake).catch((error: unknown) => {
      // Listening only saves time: the worker also looks by itself every few seconds.
      log.warn({ err: error }, 'New deliveries are not announced; they are found by looking.');
      return async () => {};
    });
  }
}
