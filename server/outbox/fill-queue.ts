import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { claimDue, claimProbe } from './claim.ts';
import type { ClaimedItem, OutboxKind } from './kind.ts';
import type { Queue, Waiting } from './queue.ts';
import type { Timing } from './timing.ts';

/** What filling a worker's queue needs. */
export interface FillingDeps<Fields> {
  readonly db: Executor;
  readonly kind: Pick<OutboxKind<Fields, never, never>, 'table' | 'findSuppressed'>;
  readonly timing: Timing;
  readonly log: Log;
  readonly breaker: CircuitBreaker;
  readonly queue: Queue<ClaimedItem & Fields>;
  /** Whether one more probe may be under way. */
  readonly hasRoom: () => boolean;
  /** Begins what is in the queue. */
  readonly sendQueued: () => void;
  /** Sends one item before all that is in the queue. */
  readonly sendAtOnce: (waiting: Waiting<ClaimedItem & Fields>) => void;
  /** Gives back what was claimed and not begun. */
  readonly release: (items: readonly { readonly item: ClaimedItem & Fields }[]) => Promise<void>;
}

/** Claims what is due for the queue of a worker. */
export interface Filling {
  /** Claims as many items as there is room for, and has them begun. Never throws. */
  fill(): Promise<void>;
  /** As far as the last claim saw: any process may have opened it. */
  readonly isCircuitOpen: boolean;
}

/** Makes what fills a worker's queue. */
export function createFilling<Fields>(deps: FillingDeps<Fields>): Filling {
  type Item = ClaimedItem & Fields;
  const { db, kind, timing, log, breaker, queue, release } = deps;
  const { table } = kind;
  let isCircuitOpen = false;
  let probedAtMs = Number.NEGATIVE_INFINITY;

  async function fill(): Promise<void> {
    const { isHalfOpen } = breaker;
    const rooms = isHalfOpen ? ([1, 1] as const) : queue.rooms();
    queue.noteClaim([], rooms);
    try {
      const claimed = await claimDue(db, table, rooms, timing, isHalfOpen);
      isCircuitOpen = claimed.isCircuitOpen;
      if (!isHalfOpen) queue.noteClaim(claimed.items, rooms);
      await enqueue(claimed.items);
      if (isCircuitOpen) await probe();
    } catch (error) {
      log.warn({ err: error }, `The ${table.channel} could not be read; trying again soon.`);
    }
  }

  async function enqueue(claimed: readonly Item[]): Promise<void> {
    if (claimed.length === 0) return;
    queue.add(await look(claimed));
    deps.sendQueued();
  }

  /** Sends one item although the circuit is open, now and then, and never more than usual at a time. */
  async function probe(): Promise<void> {
    if (!deps.hasRoom() || performance.now() - probedAtMs < timing.probeMs * 0.9) return;
    const item = await claimProbe(db, table, timing);
    if (item === undefined) return;
    probedAtMs = performance.now();
    for (const waiting of await look([item])) deps.sendAtOnce(waiting);
  }

  /** Looks up which of these items are suppressed. @throws after giving all of them back */
  async function look(claimed: readonly Item[]): Promise<readonly Waiting<Item>[]> {
    try {
      const suppressed = await kind.findSuppressed(claimed);
      return claimed.map((item) => ({ item, suppressed: suppressed.get(item.id) }));
    } catch (error) {
      await release(claimed.map((item) => ({ item })));
      throw error;
    }
  }

  return {
    fill,
    get isCircuitOpen() {
      return isCircuitOpen;
    },
  };
}
