import type { BatchWriter } from '#server/db/batch-writer.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { attemptFresh, notBegun } from './attempt.ts';
import { closedCircuit, createCircuitBreaker } from './circuit-breaker.ts';
import { claimOne } from './claim.ts';
import { createFilling } from './fill-queue.ts';
import type { ClaimedItem, OutboxKind } from './kind.ts';
import { type Call, createQueue } from './queue.ts';
import type { Attempt, AttemptResult } from './results.ts';
import { createSignal } from './signal.ts';
import { hasTimeFor, type Timing } from './timing.ts';
import { createResultWriter } from './write-results.ts';

/** What a worker needs. */
export interface WorkerDeps<Fields, Message, Row> {
  readonly db: Executor;
  readonly kind: OutboxKind<Fields, Message, Row>;
  readonly rows: Pick<BatchWriter<Row, void>, 'add' | 'settle'>;
  readonly timing: Timing;
  /** How many calls with one item are under way at a time. */
  readonly concurrency: number;
  /** How many are claimed at a time. */
  readonly batch: number;
  readonly log: Log;
  /** Says that this worker is alive; called each time its loop comes round. */
  readonly heartbeat: () => void;
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
  const { db, kind, rows, timing, log, concurrency } = deps;
  const { write, release, leaveInDoubt } = createResultWriter(deps);
  const { sender, table } = kind;
  const breaker = table.lanes
    ? closedCircuit
    : createCircuitBreaker({ db, timing, log, sender, table });
  const signal = createSignal();
  const underWay = new Map<string, { item: Item; result: Promise<AttemptResult> }>();
  const queue = createQueue<Item>(deps);
  let isDraining = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  /** Whatever is being given back. */
  let givingBack: Promise<unknown> = Promise.resolve();
  const filling = createFilling<Fields>({
    ...deps,
    breaker,
    queue,
    release,
    hasRoom,
    sendQueued,
    sendAtOnce: (waiting) => void send(queue.beginAtOnce(waiting)),
  });

  async function run(): Promise<void> {
    while (!isDraining) {
      deps.heartbeat();
      if (queue.lacksItems) await filling.fill();
      if (isDraining || queue.lacksItems) continue;
      const isProbing = filling.isCircuitOpen || breaker.isHalfOpen;
      await signal.wait(isProbing ? Math.min(timing.probeMs, timing.pollMs) : timing.pollMs);
      // A poll that finds nothing costs one index look-up; so every wake may look.
      queue.expectMore();
    }
  }

  /** Whether one more probe may be under way; what hangs since before the circuit opened is none. */
  function hasRoom(): boolean {
    const probes = underWay.values().filter(({ item }) => item.isProbe);
    return probes.take(concurrency).toArray().length < concurrency;
  }

  function sendQueued(): void {
    if (isDraining) giveBack(queue.clear());
    for (let call = queue.begin(); call; call = queue.begin()) {
      const late = call.items.filter(({ item }) => !hasTimeFor(item, timing));
      if (late.length > 0) giveBack(late);
      void send({ ...call, items: call.items.filter((one) => !late.includes(one)) });
    }
    if (queue.lacksItems) signal.raise();
  }

  function send(call: Call<Item>): Promise<readonly AttemptResult[]> {
    const sending = (async () => {
      let attempts: readonly Attempt<Item, Message>[];
      try {
        attempts = await attemptFresh(call.items, kind, timing, log);
        await noteResults(attempts);
      } finally {
        call.end();
      }
      sendQueued();
      await write(attempts);
      // There is room in its lane, and perhaps somebody behind it in a line.
      if (table.lanes) wake();
      return attempts.map(({ result }) => result);
    })();
    for (const [index, { item }] of call.items.entries()) {
      const result = sending.then((results) => results[index] ?? notBegun);
      underWay.set(item.id, { item, result });
    }
    return sending.finally(() => {
      for (const { item } of call.items) {
        underWay.delete(item.id);
        deps.onEnd(item.id);
      }
    });
  }

  /** What befell all items of a call, or is said of each of them, is one failure. */
  async function noteResults(attempts: readonly Attempt<Item, Message>[]): Promise<void> {
    const noted = new Set<string>();
    for (const { item, result } of attempts) {
      const said = JSON.stringify(result);
      if (noted.has(said)) continue;
      noted.add(said);
      const state = await breaker.note(item, result);
      if (state === 'paused') giveBack(queue.clear());
      if (state === 'closed') queue.expectMore();
      // The loop waits for as long as suits what is open now.
      if (state !== undefined) signal.raise();
    }
  }

  function giveBack(items: readonly { readonly item: Item }[]): void {
    givingBack = Promise.all([givingBack, release(items)]);
  }

  function wake(): void {
    queue.expectMore();
    signal.raise();
  }

  function drain(): void {
    isDraining = true;
    signal.raise();
    giveBack(queue.clear());
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
      const call = queue.beginAtOnce({ item, suppressed: suppressed.get(id) });
      return (await send(call))[0];
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
      await leaveInDoubt([...underWay.values()]);
      // The loop's last claim may have brought something just now.
      await givingBack;
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
