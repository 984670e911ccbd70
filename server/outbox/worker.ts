import type { BatchWriter } from '#server/db/batch-writer.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { attemptItem } from './attempt.ts';
import { closedCircuit, createCircuitBreaker } from './circuit-breaker.ts';
import { claimDue, claimOne, claimProbe } from './claim.ts';
import type { ClaimedItem, OutboxKind } from './kind.ts';
import type { Attempt, AttemptResult, Suppressed } from './results.ts';
import { createSignal } from './signal.ts';
import type { Timing } from './timing.ts';
import { judge } from './verdict.ts';

/** What a worker needs. */
export interface WorkerDeps<Fields, Message, Row> {
  readonly db: Executor;
  readonly kind: OutboxKind<Fields, Message, Row>;
  readonly rows: Pick<BatchWriter<Row, void>, 'add' | 'settle'>;
  readonly timing: Timing;
  /** How many items are on their way at a time. */
  readonly concurrency: number;
  /** How many are claimed at a time. */
  readonly batch: number;
  readonly log: Log;
  /** Says that this worker is alive; called each time its loop comes round. */
  readonly beat: () => void;
  /** Told of each item whose attempt has ended. */
  readonly onEnd: (id: string) => void;
}

/** Carries out what is due, one process's share of it. */
export interface Worker {
  start(): void;
  /** Something may be due. */
  wake(): void;
  /**
   * Claims one item now.
   *
   * @param isUrgent somebody asks whether items leave: an open circuit is no reason not to try
   * @returns its result once that is written, or undefined when it could not be claimed
   */
  attempt(id: string, isUrgent?: boolean): Promise<AttemptResult | undefined>;
  /** The result of an item this process is sending; undefined when it is not. */
  resultOf(id: string): Promise<AttemptResult> | undefined;
  /** Claims no more by itself and gives back what was not begun; `attempt` still does its work. */
  drain(): void;
  /** Drains, waits for the attempts under way for `limitMs`, and notes what is known of the others. */
  stop(limitMs: number): Promise<void>;
}

/** Makes a worker; it does nothing before `start` or `attempt`. */
export function createWorker<Fields, Message, Row>(deps: WorkerDeps<Fields, Message, Row>): Worker {
  type Item = ClaimedItem & Fields;
  const { db, kind, rows, timing, log, concurrency, batch } = deps;
  const { sender, table } = kind;
  const breaker = table.lanes
    ? closedCircuit
    : createCircuitBreaker({ db, timing, log, sender, table });
  const signal = createSignal();
  const underWay = new Map<string, { item: Item; result: Promise<AttemptResult> }>();
  let queue: { item: Item; suppressed: Suppressed | undefined }[] = [];
  let active = 0;
  let isDraining = false;
  let isStopped = false;
  let mayBeMore = true;
  /** As far as the last claim saw: any process may have opened it. */
  let isCircuitOpen = false;
  let probedAtMs = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isDraining) {
      deps.beat();
      if (queue.length < concurrency && mayBeMore) await fillQueue();
      if (isDraining || (queue.length < concurrency && mayBeMore)) continue;
      const isProbing = isCircuitOpen || breaker.isHalfOpen;
      await signal.wait(isProbing ? Math.min(timing.probeMs, timing.pollMs) : timing.pollMs);
      // A poll that finds nothing costs one index look-up; so every wake may look.
      if (queue.length < concurrency) mayBeMore = true;
    }
  }

  async function fillQueue(): Promise<void> {
    const limit = breaker.isHalfOpen ? 1 : batch;
    mayBeMore = false;
    try {
      const claimed = await claimDue(db, table, limit, timing, breaker.isHalfOpen);
      isCircuitOpen = claimed.isCircuitOpen;
      mayBeMore = claimed.items.length === limit && !breaker.isHalfOpen;
      await enqueue(claimed.items);
      if (isCircuitOpen) await probe();
    } catch (error) {
      log.warn({ err: error }, `The ${table.channel} could not be read; trying again soon.`);
    }
  }

  /** Sends one item although the circuit is open, now and then, and never more than usual at a time. */
  async function probe(): Promise<void> {
    if (!hasRoom() || performance.now() - probedAtMs < timing.probeMs * 0.9) return;
    const item = await claimProbe(db, table, timing);
    if (item === undefined) return;
    probedAtMs = performance.now();
    try {
      const suppressed = await kind.findSuppressed([item]);
      void send(item, suppressed.get(item.id));
    } catch (error) {
      await release(item);
      throw error;
    }
  }

  /** Whether one more probe may be under way; what hangs since before the circuit opened is none. */
  function hasRoom(): boolean {
    const probes = underWay.values().filter(({ item }) => item.isProbe);
    return probes.take(concurrency).toArray().length < concurrency;
  }

  async function enqueue(claimed: readonly Item[]): Promise<void> {
    if (claimed.length === 0) return;
    let suppressed: ReadonlyMap<string, Suppressed>;
    try {
      suppressed = await kind.findSuppressed(claimed);
    } catch (error) {
      await Promise.all(claimed.map(release));
      throw error;
    }
    for (const item of claimed) queue.push({ item, suppressed: suppressed.get(item.id) });
    sendQueued();
  }

  function sendQueued(): void {
    if (isDraining) void releaseQueue();
    while (active < concurrency) {
      const next = queue.shift();
      if (next === undefined) break;
      if (!hasTimeFor(next.item)) void release(next.item);
      else void send(next.item, next.suppressed);
    }
    if (mayBeMore && queue.length < concurrency) signal.raise();
  }

  /** An attempt begun too late could still be under way when the lease ends and somebody else begins. */
  function hasTimeFor({ claimedAtMs, maybeSent }: Item): boolean {
    const calls = maybeSent ? 2 : 1;
    const neededMs = (calls + 0.25) * timing.sendLimitMs;
    return performance.now() - claimedAtMs + neededMs < timing.leaseMs;
  }

  function send(item: Item, suppressed: Suppressed | undefined): Promise<AttemptResult> {
    active += 1;
    const sending = (async () => {
      let attempt: Attempt<Item, Message>;
      try {
        attempt = await attemptFresh(item, suppressed);
        const state = await breaker.note(item, attempt.result);
        if (state === 'paused') void releaseQueue();
        if (state === 'closed') mayBeMore = true;
        // The loop waits for as long as suits what is open now.
        if (state !== undefined) signal.raise();
      } finally {
        active -= 1;
      }
      sendQueued();
      await write(attempt);
      // There is room in its lane, and perhaps somebody behind it in a line.
      if (table.lanes) wake();
      return attempt.result;
    })();
    underWay.set(item.id, { item, result: sending });
    return sending.finally(() => {
      underWay.delete(item.id);
      deps.onEnd(item.id);
    });
  }

  /** What became suppressed while it waited in the queue must not be sent. */
  async function attemptFresh(
    item: Item,
    suppressed: Suppressed | undefined,
  ): Promise<Attempt<Item, Message>> {
    const waitedMs = performance.now() - item.claimedAtMs;
    if (!kind.mayBecomeSuppressed(item) || waitedMs < timing.freshMs) {
      return attemptItem(item, suppressed, kind, timing);
    }
    try {
      const found = await kind.findSuppressed([item]);
      return await attemptItem(item, found.get(item.id), kind, timing);
    } catch (error) {
      log.warn({ err: error }, 'What is suppressed could not be read; trying again soon.');
      return withoutAttempt(item, { kind: 'released' });
    }
  }

  function withoutAttempt(item: Item, result: AttemptResult): Attempt<Item, Message> {
    return { item, result, isVerified: false };
  }

  async function releaseQueue(): Promise<void> {
    const unsent = queue;
    queue = [];
    await Promise.all(unsent.map(({ item }) => release(item)));
  }

  async function release(item: Item): Promise<void> {
    await write(withoutAttempt(item, { kind: 'released' }));
  }

  async function leaveInDoubt(item: Item): Promise<void> {
    const detail = 'The process was stopped before the provider answered.';
    await write(withoutAttempt(item, { kind: 'maybe-sent', detail }));
  }

  async function write(attempt: Attempt<Item, Message>): Promise<void> {
    try {
      await rows.add(await kind.toRow(attempt, judge(attempt, timing, Math.random())));
    } catch (error) {
      log.error(
        { err: error, id: attempt.item.id, outcome: attempt.result.kind },
        'A result could not be written; the item is looked up at the provider after its lease.',
      );
    }
  }

  function wake(): void {
    mayBeMore = true;
    signal.raise();
  }

  function drain(): void {
    isDraining = true;
    signal.raise();
    void releaseQueue();
  }

  return {
    start() {
      running ??= run();
    },
    wake,
    async attempt(id, isUrgent = false) {
      if (isStopped) return undefined;
      const item = await claimOne(db, table, id, timing, isUrgent || hasRoom());
      if (item === undefined) return undefined;
      const suppressed = await kind.findSuppressed([item]);
      return send(item, suppressed.get(id));
    },
    resultOf: (id) => underWay.get(id)?.result,
    drain,
    async stop(limitMs) {
      isStopped = true;
      drain();
      await running;
      await settleWithin(
        limitMs,
        [...underWay.values()].map(({ result }) => result),
      );
      // Nobody will be there to hear the answer: whoever takes it up next asks the provider first.
      await Promise.all([...underWay.values()].map(({ item }) => leaveInDoubt(item)));
      await rows.settle();
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
