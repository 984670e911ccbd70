import { EventEmitter, once } from 'node:events';
import { createBatchWriter } from '#server/db/batch-writer.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { StopListening } from '#server/db/notifications.ts';
import type { Log } from '#server/telemetry/log.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { OutboxKind } from './kind.ts';
import { endStoppedPauses } from './pause.ts';
import type { AttemptResult } from './results.ts';
import type { Timing } from './timing.ts';
import { createWorker } from './worker.ts';

/** What an outbox needs. */
export interface OutboxDeps<Fields, Message, Row> {
  readonly db: Executor;
  /** Calls back on every NOTIFY; a hint that can get lost. */
  readonly listen: (channel: string, heed: (payload: string) => void) => Promise<StopListening>;
  readonly kind: OutboxKind<Fields, Message, Row>;
  readonly timing: Timing;
  /** How many calls with one item are under way at a time. */
  readonly concurrency: number;
  /** How many items are claimed at a time, of those that go alone. */
  readonly batch: number;
  readonly log: Log;
  /** Instead of the heartbeat of a worker. */
  readonly heartbeat?: () => void;
}

/** One process's share of the items of one kind: each is carried out once, by whichever process. */
export interface Outbox {
  /** Begins to carry out whatever is due, now and from now on. */
  start(): void;
  /**
   * Makes an attempt on one item now, or joins the one that is under way in this process.
   *
   * @param isUrgent an open circuit is no reason not to try, however many others are tried
   * @returns its result once that is written, or undefined when the item could not be claimed
   */
  attempt(id: string, isUrgent?: boolean): Promise<AttemptResult | undefined>;
  /** The result of an attempt that is under way in this process. */
  resultOf(id: string): Promise<AttemptResult> | undefined;
  /**
   * Looks at an item until there is something to see: now, whenever an attempt on it has ended in
   * whichever process and, in case a notification is lost, every `Timing.pollMs`.
   *
   * @returns undefined once the signal is aborted
   */
  watch<Seen>(
    id: string,
    look: () => Promise<Seen | undefined>,
    signal: AbortSignal,
  ): Promise<Seen | undefined>;
  /** Claims no more by itself, but still makes the attempts that somebody waits for. */
  drain(): void;
  /** Drains, waits for the attempts under way, and notes those without a result as in doubt. */
  stop(limitMs: number): Promise<void>;
}

/** Makes the outbox of a process; nothing is sent before `start` or `attempt`. */
export function createOutbox<Fields, Message, Row>(deps: OutboxDeps<Fields, Message, Row>): Outbox {
  const { db, kind, timing, log } = deps;
  const { channel } = kind.table;
  /** Told of the ids of items whose attempt ended. */
  const ends = new EventEmitter().setMaxListeners(0);
  const worker = createWorker({
    ...deps,
    rows: createBatchWriter<Row, void>({
      write: async (rows) => {
        await kind.write(rows);
        return [];
      },
      maxItems: Math.max(200, kind.together?.max ?? 0),
      pausesMs: [200, 1_000, 3_000],
    }),
    heartbeat: deps.heartbeat ?? createHeartbeat(db, log),
    onEnd: (id) => ends.emit(id),
  });
  let listening: Promise<StopListening> | undefined;

  /** Without words it says that items are waiting, with ids that attempts on them have ended. */
  function heed(payload: string): void {
    if (payload === '') worker.wake();
    else for (const id of payload.split(',')) ends.emit(id);
  }

  function listen(): Promise<StopListening> {
    listening ??= deps.listen(channel, heed).catch((error: unknown) => {
      // Listening only saves time: what it would announce is also found by looking.
      log.warn({ err: error }, `New ${channel} are not announced; they are found by looking.`);
      listening = undefined;
      return async () => {};
    });
    return listening;
  }

  async function begin(): Promise<void> {
    await endStoppedPauses(db).catch((error: unknown) => {
      log.warn({ err: error }, `Earlier pauses of ${kind.sender} could not be ended.`);
    });
    worker.start();
    await listen();
  }

  let beginning: Promise<void> | undefined;
  return {
    start() {
      beginning ??= begin();
    },
    attempt: (id, isUrgent) => worker.resultOf(id) ?? worker.attempt(id, isUrgent),
    resultOf: worker.resultOf,
    async watch(id, look, signal) {
      await listen();
      while (!signal.aborted) {
        const over = AbortSignal.any([signal, AbortSignal.timeout(timing.pollMs)]);
        const ended = once(ends, id, { signal: over }).catch(() => {});
        const seen = await look();
        if (seen !== undefined) return seen;
        await ended;
      }
      return undefined;
    },
    drain: worker.drain,
    async stop(limitMs) {
      // Nothing more is begun from here on, whatever else still has to end.
      const stopping = worker.stop(limitMs);
      await beginning;
      await (await listening)?.();
      await stopping;
    },
  };
}
