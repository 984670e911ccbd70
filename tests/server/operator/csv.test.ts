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

/** A list of one text, as a file without its titles. */
async function writeCell(text: string): Promise<string> {
  const answer = await streamCsv('people', ['said'], async () => ({
    rows: [{ said: text }],
    next: null,
  }));
  return (await answer.text()).slice('said\r\n'.length);
}

test.each(['one\ntwo', 'one\rtwo', 'one\r\ntwo', 'one;two', 'one\ttwo', 'one,two'])(
  'a text that some program would divide is quoted: %j',
  async (text) => {
    expect(await writeCell(text)).toBe(`"${text}"\r\n`);
  },
);

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['-2+3', "'-2+3"],
  ["+cmd|'/C calc'!A0", "'+cmd|'/C calc'!A0"],
  ['so, "x";+1+1', `"so, ""x"";'+1+1"`],
  ["so;=cmd|'/C calc'!A0", `"so;'=cmd|'/C calc'!A0"`],
  ['so\t@SUM(1)', `"so\t'@SUM(1)"`],
  ['so\n=1+1\r+1\n-1', `"so\n'=1+1\r'+1\n'-1"`],
  ['list:\n- one\n- two ;-)', '"list:\n- one\n- two ;-)"'],
])('no part of a text becomes a formula, wherever a program divides it: %j', async (text, cell) => {
  expect(await writeCell(text)).toBe(`${cell}\r\n`);
});

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
