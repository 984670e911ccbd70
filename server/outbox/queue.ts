import type { ClaimedItem, OutboxKind } from './kind.ts';
import type { Suppressed } from './results.ts';

/** A claimed item whose turn is to come. */
export interface Waiting<Item> {
  readonly item: Item;
  readonly suppressed: Suppressed | undefined;
}

/** The items of one call, which takes a place until it has ended. */
export interface Call<Item> {
  readonly items: readonly Waiting<Item>[];
  end(): void;
}

/** What a process has claimed and not begun, and how much it has begun. */
export interface Queue<Item> {
  add(waiting: readonly Waiting<Item>[]): void;
  /** What goes next, once there is a place for it. */
  begin(): Call<Item> | undefined;
  /** Takes a place for an item that has no turn to wait for. */
  beginAtOnce(waiting: Waiting<Item>): Call<Item>;
  /** Takes out whatever was not begun. */
  clear(): readonly Waiting<Item>[];
  /** How many items may be claimed now: of those that go first, and of the others. */
  rooms(): readonly [number, number];
  /** There is room for items, and some may be due. */
  readonly lacksItems: boolean;
  /** Something may be due of which the last claim knew nothing. */
  expectMore(): void;
  /** Where a claim found as many as there was room for, more may be due. */
  noteClaim(items: readonly Item[], rooms: readonly [number, number]): void;
}

/** How a queue shares places out. */
export interface QueueOptions<Item> {
  /** How many calls with one item are under way at a time. */
  readonly concurrency: number;
  /** How many items are claimed at a time. */
  readonly batch: number;
  readonly kind: Pick<OutboxKind<Item, never, never>, 'mayWait' | 'together'>;
}

/** How many calls with several items are under way at a time: one is made ready while others are answered. */
const callsTogether = 4;

/**
 * Makes a queue. Items that may wait share calls, in places of their own: they are in nobody's way, and
 * nobody is in theirs. What has failed before goes alone, so that it fails alone.
 */
export function createQueue<Item extends ClaimedItem>({
  concurrency,
  batch,
  kind: { mayWait, together },
}: QueueOptions<Item>): Queue<Item> {
  let first: Waiting<Item>[] = [];
  let alone: Waiting<Item>[] = [];
  let shared: Waiting<Item>[] = [];
  const underWay = { alone: 0, together: 0 };
  /** Whether more may be due: of what goes first, and of the others. */
  let mayBeMore = [true, true];

  function call(place: keyof typeof underWay, items: readonly Waiting<Item>[]): Call<Item> {
    underWay[place] += 1;
    return {
      items,
      end() {
        underWay[place] -= 1;
      },
    };
  }

  function rooms(): readonly [number, number] {
    const max = together?.max ?? batch;
    const enough = together?.max ?? concurrency;
    return [
      first.length < concurrency ? batch : 0,
      alone.length + shared.length < enough ? max : 0,
    ];
  }

  return {
    add(waiting) {
      for (const one of waiting) {
        const { item } = one;
        const isFresh = item.attempt === 1 && !item.maybeSent;
        if (!mayWait(item)) first.push(one);
        else if (together && isFresh) shared.push(one);
        else alone.push(one);
      }
    },
    begin() {
      if (underWay.alone < concurrency) {
        const next = first.shift() ?? alone.shift();
        if (next) return call('alone', [next]);
      }
      if (!together || shared.length === 0 || underWay.together >= callsTogether) return undefined;
      return call('together', shared.splice(0, together.max));
    },
    beginAtOnce: (waiting) => call('alone', [waiting]),
    clear() {
      const unsent = [...first, ...alone, ...shared];
      first = [];
      alone = [];
      shared = [];
      return unsent;
    },
    rooms,
    get lacksItems() {
      return rooms().some((room, index) => room > 0 && mayBeMore[index]);
    },
    expectMore() {
      mayBeMore = [true, true];
    },
    noteClaim(items, given) {
      const others = items.filter(mayWait).length;
      const counts = [items.length - others, others];
      mayBeMore = given.map((room, index) =>
        room > 0 ? (counts[index] ?? 0) >= room : mayBeMore[index] === true,
      );
    },
  };
}
