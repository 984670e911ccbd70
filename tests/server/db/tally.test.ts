import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { TallyStream } from '#server/db/rows/tally.ts';

/** What is counted in a text that comes in pieces of a size. */
async function count(text: string, size = 1000) {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const tally = new TallyStream();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(Readable.from(pieces), tally, nowhere);
  return tally.finish();
}

it('tells the same of a text in whatever pieces it comes', async () => {
  const text = 'ä\tone\n\nthree 中文\n';
  const whole = await count(text);
  expect(whole.rows).toBe(3);
  for (const size of [1, 2, 5, 7]) expect(await count(text, size)).toEqual(whole);
});

it('tells the same content of rows in another order, and another of other rows', async () => {
  const { content, sha256 } = await count('a\nb\nb\n');
  const turned = await count('b\na\nb\n');
  expect(turned.content).toBe(content);
  expect(turned.sha256).not.toBe(sha256);
  for (const text of ['a\nb\n', 'a\na\nb\n', 'a\nb\nc\n', 'ab\nb\n\n', 'a\nb\nb\n\n']) {
    expect((await count(text)).content, text).not.toBe(content);
  }
  expect(await count('')).toMatchObject({ rows: 0, content: '0'.repeat(64) });
});
