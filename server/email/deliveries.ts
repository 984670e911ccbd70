import { setTimeout as wait } from 'node:timers/promises';
import type { RenderEmail } from '#engine/contract/email.ts';
import type { Site } from '#engine/site/site.ts';
import { isTemporary } from '#server/db/errors.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { defaultTiming, type Timing } from '#server/outbox/timing.ts';
import type { Log } from '#server/telemetry/log.ts';
import { describeResult, readState } from './awaited-result.ts';
import { createComposer } from './composing/compose.ts';
import type { AwaitedResult, Deliveries } from './contract.ts';
import { createDeliveryKind } from './delivery-kind.ts';
import type { Transport } from './transports/transport.ts';
import { createUsualTime } from './usual-time.ts';

/** What sending needs. */
export interface DeliveriesDeps {
  readonly database: Pick<Database, 'kysely' | 'listen'>;
  readonly site: Site;
  readonly transport: Transport;
  readonly renderEmail: RenderEmail;
  /** Where paths of this site begin. */
  readonly publicUrl: string;
  /** The site's secret: it keys the hashes of suppressed addresses. */
  readonly secret: string;
  readonly log: Log;
  /** Carries out what the provider reported of emails before their results were written. */
  readonly applyReports: (db: Executor) => Promise<void>;
  /** Replaces every coach's sender address. */
  readonly mailFrom?: string | undefined;
  readonly timing?: Partial<Timing>;
  readonly concurrency?: number;
  readonly batch?: number;
  /** Fewer campaign emails in a call than the transport takes. */
  readonly maxTogether?: number;
}

/** How somebody waits for a first attempt. */
interface Awaiting {
  readonly isUrgent: boolean;
  readonly timeoutMs: number;
  /** Aborted once they wait no longer. */
  readonly signal: AbortSignal;
}

/** A database that fails for a moment is asked again for as long as somebody waits. */
function nothingForNow(error: unknown): undefined {
  if (!isTemporary(error)) throw error;
}

/** Makes the sender of a process; nothing is sent before `start` or `attempt`. */
export function createDeliveries(deps: DeliveriesDeps): Deliveries {
  const { transport, log } = deps;
  const { kysely: db, listen } = deps.database;
  const timing = { ...defaultTiming, ...deps.timing };
  const composeMail = createComposer({ ...deps, publicUrl: deps.publicUrl.replace(/\/+$/, '') });
  const outbox = createOutbox({
    db,
    listen,
    timing,
    log,
    kind: createDeliveryKind({ ...deps, db, composeMail }),
    concurrency: deps.concurrency ?? 10,
    batch: deps.batch ?? 50,
  });

  const usual = createUsualTime();

  async function attemptNow(
    id: string,
    { isUrgent, timeoutMs, signal }: Awaiting,
  ): Promise<AwaitedResult | undefined> {
    const beganMs = performance.now();
    const result = await outbox.attempt(id, isUrgent).catch(nothingForNow);
    const tookMs = performance.now() - beganMs;
    if (result?.kind === 'sent') usual.note(tookMs);
    const described = result && describeResult(result);
    if (described !== undefined && described.kind !== 'withheld') return described;
    // It never becomes a time-out by that.
    await wait(Math.max(0, Math.min(usual.any(), timeoutMs / 2) - tookMs));
    if (described !== undefined) return described;
    // Somebody else has it: this process's own worker, another process, or a paused sender. One that
    // ends before it begins gives it back, and then it can be had here.
    const look = async () => {
      const own = await outbox.resultOf(id);
      if (own !== undefined) return describeResult(own);
      const state = await readState(db, id);
      if (state !== 'free') return state;
      const taken = await outbox.attempt(id, isUrgent);
      return taken && describeResult(taken);
    };
    return outbox.watch(id, () => look().catch(nothingForNow), signal);
  }

  return {
    describe: transport.describe,
    check: async () => transport.check?.() ?? { isReady: true, detail: transport.describe },
    async attempt(deliveryId, timeoutMs, isUrgent = false) {
      const over = new AbortController();
      const late = new Promise<undefined>((resolve) => {
        over.signal.addEventListener('abort', () => resolve(undefined));
      });
      const timer = setTimeout(() => over.abort(), timeoutMs);
      const awaiting = { isUrgent, timeoutMs, signal: over.signal };
      const now = attemptNow(deliveryId, awaiting).catch((error: unknown): AwaitedResult => {
        log.error({ err: error, deliveryId }, 'The first attempt at a delivery broke.');
        return { kind: 'exception', message: 'the email could not be sent at once' };
      });
      const awaited = await Promise.race([now, late]);
      clearTimeout(timer);
      return awaited ?? { kind: 'timed-out' };
    },
    start: outbox.start,
    drain: outbox.drain,
    stop: (limitMs = timing.stopMs) => outbox.stop(limitMs),
  };
}
