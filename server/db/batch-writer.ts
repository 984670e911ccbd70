import { setTimeout as wait } from 'node:timers/promises';
import { isContention, isUnavailable } from './errors.ts';

/** Collects items and writes them together, so that they share a commit. */
export interface BatchWriter<Item, Result> {
  /**
   * Resolves after the commit with what `write` returned for the item, if anything. Rejects with the
   * item's own error, or with the error that all items get while the database is away.
   */
  add(item: Item): Promise<Result | undefined>;
  /** Resolves once everything added so far is written or given up. */
  settle(): Promise<void>;
  /** How many items are waiting. */
  readonly waiting: number;
}

export interface BatchOptions<Item, Result> {
  /** Stores a batch completely or not at all, and returns the results in the order of the items. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** The maximum size of a batch, so that its items do not wait for long. */
  readonly maxItems: number;
  /** How many batches may be under way at once; 1 by default. */
  readonly maxBatches?: number;
  /** Two items with the same key are never under way at the same time. */
  readonly keyOf?: (item: Item) => string;
  /** The average delay before each further attempt while the database is away. */
  readonly pausesMs: readonly number[];
}

interface Entry<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Items added while a batch is under way share the next one; the first item of an idle writer is
 * written at once. A batch that the database refuses is halved until the bad item is alone. After a
 * lost connection it is unknown whether a batch was committed, so it is written again: `write` must be
 * idempotent.
 */
export function createBatchWriter<Item, Result>({
  write,
  maxItems,
  maxBatches = 1,
  keyOf,
  pausesMs,
}: BatchOptions<Item, Result>): BatchWriter<Item, Result> {
  let queue: Entry<Item, Result>[] = [];
  const keysUnderWay = new Set<string>();
  let batchesUnderWay = 0;
  let isScheduled = false;
  let onIdle: (() => void)[] = [];

  /** Items added in the same turn of the event loop share a batch. */
  function schedule(): void {
    if (isScheduled || batchesUnderWay >= maxBatches || queue.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (batchesUnderWay < maxBatches) {
        const batch = takeBatch();
        if (batch.length === 0) return;
        void run(batch);
      }
    });
  }

  /** The items that have waited longest, without duplicate keys and without keys that are under way. */
  function takeBatch(): readonly Entry<Item, Result>[] {
    const taken: Entry<Item, Result>[] = [];
    const left: Entry<Item, Result>[] = [];
    for (const entry of queue) {
      const key = keyOf?.(entry.item);
      if (taken.length < maxItems && (key === undefined || !keysUnderWay.has(key))) {
        if (key !== undefined) keysUnderWay.add(key);
        taken.push(entry);
      } else left.push(entry);
    }
    queue = left;
    return taken;
  }

  async function run(batch: readonly Entry<Item, Result>[]): Promise<void> {
    batchesUnderWay += 1;
    await writeOrHalve(batch);
    if (keyOf) for (const { item } of batch) keysUnderWay.delete(keyOf(item));
    batchesUnderWay -= 1;
    if (batchesUnderWay === 0 && queue.length === 0) {
      for (const resolve of onIdle) resolve();
      onIdle = [];
    }
    schedule();
  }

  async function writeOrHalve(batch: readonly Entry<Item, Result>[]): Promise<void> {
    try {
      const results = await writeWithRetries(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]);
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await writeOrHalve(batch.slice(0, half));
      await writeOrHalve(batch.slice(half));
    }
  }

  async function writeWithRetries(items: readonly Item[]): Promise<readonly Result[]> {
    for (const pauseMs of pausesMs) {
      try {
        return await write(items);
      } catch (error) {
        if (!isUnavailable(error) && !isContention(error)) throw error;
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }
    return write(items);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        schedule();
      }),
    settle: () =>
      batchesUnderWay === 0 && queue.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            onIdle.push(resolve);
          }),
    get waiting() {
      return queue.length;
    },
  };
}
