import { expect, test } from 'vitest';
import { streamCsv } from '#server/operator/exports/csv.ts';

/** A list without an end, and how many pages of it were read. */
function endless() {
  let pages = 0;
  const read = async () => {
    pages += 1;
    return { rows: [{ name: `page ${pages}` }], next: String(pages) };
  };
  return { read, readPages: () => pages };
}

test('a list is read no further than its client takes it', async () => {
  const { read, readPages } = endless();
  const { body } = await streamCsv('people', ['name'], read);
  const reader = body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(readPages()).toBeLessThanOrEqual(3);
});

test('a list is read no further once its client is gone', async () => {
  const { read, readPages } = endless();
  const { body } = await streamCsv('people', ['name'], read);
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const before = readPages();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(readPages()).toBe(before);
});
