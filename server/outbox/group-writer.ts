/** Collects items and writes them together. */
export interface GroupWriter<Item> {
  /** Resolves when the item is written, rejects when the last of several tries failed. */
  add(item: Item): Promise<void>;
  /** Resolves when everything added so far is written or given up. */
  settle(): Promise<void>;
}

/**
 * Writes while the next group gathers: what is added during a write goes together into the next one,
 * and the first item of an idle writer goes at once.
 *
 * @param write stores a group, all of it or none
 * @param pausesMs how long to wait before each further try
 */
export function createGroupWriter<Item>(
  write: (items: readonly Item[]) => Promise<unknown>,
  pausesMs: readonly number[],
): GroupWriter<Item> {
  const maxGroup = 200;
  let waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let running: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    // Whatever finishes in the same turn of the event loop belongs to the same group.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, maxGroup);
      waiting = waiting.slice(maxGroup);
      try {
        await writeWithRetries(group.map(({ item }) => item));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = undefined;
  }

  async function writeWithRetries(items: readonly Item[]): Promise<void> {
    for (const pauseMs of pausesMs) {
      try {
        await write(items);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    await write(items);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= writeAll();
      }),
    settle: async () => {
      while (running !== undefined) await running;
    },
  };
}
