import { describe, expect, it } from 'vitest';
import { createBatchWriter } from '#server/db/batch-writer.ts';

/** What PostgreSQL says, as pg throws it. */
const databaseError = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });
const away = databaseError('57P01');
const deadlock = databaseError('40P01');
const badRow = databaseError('23514');

/** A writer whose batches are seen, and end when the test says so. */
function openWriter(options: { readonly maxBatches?: number; readonly maxItems?: number } = {}) {
  const batches: { readonly items: readonly string[]; end(error?: Error): void }[] = [];
  const writer = createBatchWriter<string, string>({
    write: (items) =>
      new Promise((resolve, reject) => {
        batches.push({
          items,
          end: (error) =>
            error ? reject(error) : resolve(items.map((item) => item.toUpperCase())),
        });
      }),
    maxItems: 10,
    pausesMs: [],
    keyOf: (item) => item[0] ?? '',
    ...options,
  });
  return { writer, batches, seen: () => batches.map(({ items }) => items.join(' ')) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a batch writer', () => {
  it('writes together what is added in one turn, and what gathers during a write', async () => {
    const { writer, batches, seen } = openWriter();
    const first = [writer.add('a'), writer.add('b')];
    await turn();
    const second = [writer.add('c'), writer.add('d'), writer.add('e')];
    await turn();
    expect([seen(), writer.waiting]).toEqual([['a b'], 3]);
    batches[0]?.end();
    expect(await Promise.all(first)).toEqual(['A', 'B']);
    await turn();
    expect([seen(), writer.waiting]).toEqual([['a b', 'c d e'], 0]);
    batches[1]?.end();
    expect(await Promise.all(second)).toEqual(['C', 'D', 'E']);
  });

  it('has as many batches of such a size under way as it may, and no key twice', async () => {
    const { writer, batches, seen } = openWriter({ maxBatches: 2, maxItems: 2 });
    const all = ['a1', 'a2', 'b1', 'c1', 'd1'].map((item) => writer.add(item));
    await turn();
    expect(seen()).toEqual(['a1 b1', 'c1 d1']);
    batches[1]?.end();
    await turn();
    expect(seen()).toEqual(['a1 b1', 'c1 d1']);
    batches[0]?.end();
    await turn();
    await turn();
    expect(seen()).toEqual(['a1 b1', 'c1 d1', 'a2']);
    batches[2]?.end();
    expect(await Promise.all(all)).toEqual(['A1', 'A2', 'B1', 'C1', 'D1']);
  });

  it('halves a refused batch until the bad item stands alone', async () => {
    const written: string[][] = [];
    const writer = createBatchWriter<string, void>({
      async write(items) {
        if (items.includes('bad')) throw badRow;
        written.push([...items]);
        return [];
      },
      maxItems: 10,
      pausesMs: [1, 1],
    });
    const ends = ['a', 'b', 'bad', 'c', 'd'].map((item) => writer.add(item));
    const settled = await Promise.allSettled(ends);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(ends[2]).rejects.toBe(badRow);
    expect(written).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it.each([
    ['the database is away', away],
    ['transactions were in each other’s way', deadlock],
  ])('writes a whole batch again after a pause where %s', async (_, error) => {
    const sizes: number[] = [];
    const writer = createBatchWriter<string, string>({
      async write(items) {
        sizes.push(items.length);
        if (sizes.length < 3) throw error;
        return items;
      },
      maxItems: 10,
      pausesMs: [1, 1],
    });
    expect(await Promise.all([writer.add('a'), writer.add('b')])).toEqual(['a', 'b']);
    expect(sizes).toEqual([2, 2, 2]);
  });

  it('gives a batch up as a whole while the database stays away', async () => {
    let attempts = 0;
    const writer = createBatchWriter<string, void>({
      async write() {
        attempts += 1;
        throw away;
      },
      maxItems: 10,
      pausesMs: [1],
    });
    const settled = await Promise.allSettled([writer.add('a'), writer.add('b')]);
    expect(settled).toMatchObject([{ reason: away }, { reason: away }]);
    expect(attempts).toBe(2);
  });

  it('settles when everything added is written or given up', async () => {
    const { writer, batches } = openWriter({ maxItems: 1 });
    await writer.settle();
    const ends = Promise.allSettled([writer.add('a'), writer.add('b')]);
    let isSettled = false;
    const settled = writer.settle().then(() => {
      isSettled = true;
    });
    await turn();
    batches[0]?.end();
    await turn();
    await turn();
    expect(isSettled).toBe(false);
    batches[1]?.end(badRow);
    await settled;
    expect(await ends).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }]);
  });
});
