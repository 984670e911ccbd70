import { type BatchWriter, createBatchWriter } from '#server/db/batch-writer.ts';

/** Collects items and writes them together. */
export type GroupWriter<Item> = Pick<BatchWriter<Item, void>, 'add' | 'settle'>;

/**
 * Writes groups one after another.
 *
 * @param write stores a group, all of it or none
 * @param pausesMs how long to wait before each further attempt
 */
export function createGroupWriter<Item>(
  write: (items: readonly Item[]) => Promise<unknown>,
  pausesMs: readonly number[],
): GroupWriter<Item> {
  return createBatchWriter<Item, void>({
    async write(items) {
      await write(items);
      return [];
    },
    maxItems: 200,
    pausesMs,
  });
}
