import type { Pool } from 'pg';
import type { PackEmail } from '#server/email/sent-copies.ts';
import { findSuppressed, requestedStream } from '#server/email/suppression.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type TryDeps, tryDelivery } from './attempt.ts';
import { createFuse } from './circuit-breaker.ts';
import { type ClaimedDelivery, claimDue, claimOne } from './claim.ts';
import type { GroupWriter } from './group-writer.ts';
import { createSignal } from './signal.ts';
import { judge, type Tried, type Try, type Verdict } from './verdict.ts';

/** What a worker needs. */
export interface WorkerDeps extends TryDeps {
  readonly pool: Pool;
  readonly verdicts: GroupWriter<Verdict>;
  readonly secret: string;
  /** How many emails are on their way at a time. */
  readonly concurrency: number;
  /** How many are claimed at a time. */
  readonly batch: number;
  readonly log: Log;
  readonly packEmail: PackEmail;
  /** Says that this worker is alive; called each time its loop comes round. */
  readonly beat: () => void;
}

/** Sends what is due, one process's share of it. */
export interface Worker {
  start(): void;
  /** Something may be due. */
  wake(): void;
  /**
   * Claims one delivery now.
   *
   * @returns its result once that is written, or undefined when it could not be claimed
   */
  tryNow(deliveryId: string): Promise<Tried | undefined>;
  /** The result of a delivery this process is sending; undefined when it is not. */
  resultOf(deliveryId: string): Promise<Tried | undefined>;
  /** Claims no more by itself and gives back what was not begun; `tryNow` still does its work. */
  rest(): void;
  /** Rests, waits for the tries under way for `limitMs`, and notes what is known of the others. */
  stop(limitMs: number): Promise<void>;
}

/** Makes a worker; it does nothing before `start` or `tryNow`. */
export function createWorker(deps: WorkerDeps): Worker {
  const { pool, timing, log, concurrency, batch, verdicts } = deps;
  const fuse = createFuse(pool, timing, log);
  const signal = createSignal();
  const underWay = new Map<string, { delivery: ClaimedDelivery; tried: Promise<Tried> }>();
  let queue: { delivery: ClaimedDelivery; suppressedFor: string | undefined }[] = [];
  let active = 0;
  let isResting = false;
  let isStopped = false;
  let mayBeMore = true;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isResting) {
      deps.beat();
      if (queue.length < concurrency && mayBeMore) await fillQueue();
      if (isResting || (queue.length < concurrency && mayBeMore)) continue;
      await signal.wait(timing.pollMs);
      // A poll that finds nothing costs one index look-up; so every wake may look.
      if (queue.length < concurrency) mayBeMore = true;
    }
  }

  async function fillQueue(): Promise<void> {
    const limit = fuse.isFragile ? 1 : batch;
    mayBeMore = false;
    try {
      const claimed = await claimDue(pool, limit, timing);
      mayBeMore = claimed.length === limit && !fuse.isFragile;
      await enqueue(claimed);
    } catch (error) {
      log.warn({ err: error }, 'The delivery log could not be read; trying again soon.');
    }
  }

  async function enqueue(claimed: readonly ClaimedDelivery[]): Promise<void> {
    if (claimed.length === 0) return;
    let suppressed: ReadonlyMap<string, string>;
    try {
      suppressed = await findSuppressed(pool, deps.secret, claimed);
    } catch (error) {
      await Promise.all(claimed.map(release));
      throw error;
    }
    for (const delivery of claimed) {
      queue.push({ delivery, suppressedFor: suppressed.get(delivery.id) });
    }
    sendQueued();
  }

  function sendQueued(): void {
    if (isResting) void releaseQueue();
    while (active < concurrency) {
      const next = queue.shift();
      if (next === undefined) break;
      if (!hasTimeFor(next.delivery)) void release(next.delivery);
      else void send(next.delivery, next.suppressedFor);
    }
    if (mayBeMore && queue.length < concurrency) signal.raise();
  }

  /** A try begun too late could still be under way when the lease ends and somebody else begins. */
  function hasTimeFor({ claimedAtMs, maybeSent }: ClaimedDelivery): boolean {
    const calls = maybeSent ? 2 : 1;
    const neededMs = (calls + 0.25) * timing.sendLimitMs;
    return performance.now() - claimedAtMs + neededMs < timing.leaseMs;
  }

  function send(delivery: ClaimedDelivery, suppressedFor: string | undefined): Promise<Tried> {
    active += 1;
    const sending = (async () => {
      let made: Try;
      try {
        made = await tryFresh(delivery, suppressedFor);
        if (await fuse.watch(made.tried)) void releaseQueue();
      } finally {
        active -= 1;
      }
      sendQueued();
      await write(made);
      return made.tried;
    })();
    underWay.set(delivery.id, { delivery, tried: sending });
    return sending.finally(() => {
      underWay.delete(delivery.id);
    });
  }

  /** Whoever unsubscribed while a letter waited in the queue must not get it. */
  async function tryFresh(delivery: ClaimedDelivery, suppressedFor?: string): Promise<Try> {
    const waitedMs = performance.now() - delivery.claimedAtMs;
    if (delivery.stream === requestedStream || waitedMs < timing.freshMs) {
      return tryDelivery(delivery, suppressedFor, deps);
    }
    try {
      const suppressed = await findSuppressed(pool, deps.secret, [delivery]);
      return await tryDelivery(delivery, suppressed.get(delivery.id), deps);
    } catch (error) {
      log.warn({ err: error }, 'The suppressed addresses could not be read; trying again soon.');
      return { delivery, tried: { kind: 'released' }, isVerified: false };
    }
  }

  async function releaseQueue(): Promise<void> {
    const unsent = queue;
    queue = [];
    await Promise.all(unsent.map(({ delivery }) => release(delivery)));
  }

  async function release(delivery: ClaimedDelivery): Promise<void> {
    await write({ delivery, tried: { kind: 'released' }, isVerified: false });
  }

  function rest(): void {
    isResting = true;
    signal.raise();
    void releaseQueue();
  }

  async function leaveInDoubt(delivery: ClaimedDelivery): Promise<void> {
    const detail = 'The process was stopped before the provider answered.';
    await write({ delivery, tried: { kind: 'maybe-sent', detail }, isVerified: false });
  }

  async function write(made: Try): Promise<void> {
    try {
      const copy = await packSent(made);
      await verdicts.add({ ...judge(made, timing, Math.random()), ...(copy ? { copy } : {}) });
    } catch (error) {
      const { id } = made.delivery;
      log.error(
        { err: error, deliveryId: id, outcome: made.tried.kind },
        'A result could not be written; the delivery is looked up at the provider after its lease.',
      );
    }
  }

  /** A copy of what may have been sent; a mailbox has it already. */
  async function packSent({ delivery, tried, mail }: Try) {
    const mayBeSent = tried.kind === 'sent' || tried.kind === 'maybe-sent';
    if (!mayBeSent || !mail || deps.transport.keepsEmails) return undefined;
    return deps.packEmail(delivery, mail);
  }

  return {
    start() {
      running ??= run();
    },
    wake() {
      mayBeMore = true;
      signal.raise();
    },
    async tryNow(deliveryId) {
      if (isStopped) return undefined;
      const delivery = await claimOne(pool, deliveryId, timing);
      if (delivery === undefined) return undefined;
      const suppressed = await findSuppressed(pool, deps.secret, [delivery]);
      return send(delivery, suppressed.get(delivery.id));
    },
    resultOf: async (deliveryId) => underWay.get(deliveryId)?.tried,
    rest,
    async stop(limitMs) {
      isStopped = true;
      rest();
      await running;
      await settleWithin(
        limitMs,
        [...underWay.values()].map(({ tried }) => tried),
      );
      // Nobody will be there to hear the answer: whoever takes it up next asks the provider first.
      await Promise.all([...underWay.values()].map(({ delivery }) => leaveInDoubt(delivery)));
      await verdicts.settle();
    },
  };
}

async function settleWithin(limitMs: number, work: readonly Promise<unknown>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([Promise.allSettled(work), limit]);
  clearTimeout(timer);
}
