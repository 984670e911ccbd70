import { describe, expect, it } from 'vitest';
import { decode, type Encoding } from '#server/imports/file/decode.ts';
import { type CsvShape, readCsv } from '#server/imports/file/read-csv.ts';

/** The bytes in parts of a few each, so that letters are cut anywhere. */
async function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Uint8Array, size = 3) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const rows: string[][] = [];
  let shape: CsvShape | undefined;
  const noted = (found: CsvShape) => {
    shape = found;
  };
  for await (const { cells } of readCsv(cut(bytes, size), noted)) rows.push([...cells]);
  return { rows, shape };
}

const table = 'Name;E-Mail\nJörg Müller;joerg@example.com\nZoë;zoe@example.com\n';
const cells = [
  ['Name', 'E-Mail'],
  ['Jörg Müller', 'joerg@example.com'],
  ['Zoë', 'zoe@example.com'],
];
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => utf16(text).swap16();

describe('a CSV file', () => {
  it.each([
    ['utf-8', Buffer.from(table)],
    ['utf-8', Buffer.from(`\uFEFF${table}`)],
    ['utf-16le', utf16(`\uFEFF${table}`)],
    ['utf-16le', utf16(table)],
    ['utf-16be', swapped(`\uFEFF${table}`)],
    ['utf-16be', swapped(table)],
    ['windows-1252', Buffer.from(table, 'latin1')],
  ])('in %s is read, wherever its bytes are cut', async (encoding, bytes) => {
    for (const size of [1, 2, 3, 7, 64, 4096]) {
      // An encoding without a mark is told by its first bytes, which come together from any client.
      if (size < 64 && encoding.startsWith('utf-16')) continue;
      expect(await read(bytes, size)).toEqual({ rows: cells, shape: { encoding, delimiter: ';' } });
    }
  });

  it.each([
    'a,b\r\n1,2\n3,4\r\n"5\r\n6",7\n8,9',
    'a,b\n1,2\r\n3,4\n"5\r\n6",7\r\n8,9\r\n',
    'a,b\r1,2\r3,4\r"5\r\n6",7\r8,9\r',
  ])('has rows whose lines end in whatever way: %j', async (text) => {
    const rows = [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5\r\n6', '7'],
      ['8', '9'],
    ];
    for (const size of [1, 2, 3, 7, 64]) expect((await read(text, size)).rows).toEqual(rows);
  });

  it.each([
    [',', 'a,b\n"1,5",2\n'],
    [';', 'a;b\n1,5;2\n'],
    ['\t', 'a\tb\n1,5\t2\n'],
    ['|', 'a|b\n1,5|2\n'],
    [';', 'sep=;\na;b\n1,5;2\n'],
  ])('is parted by %j where that is what parts it', async (delimiter, text) => {
    expect(await read(text)).toMatchObject({
      rows: [
        ['a', 'b'],
        ['1,5', '2'],
      ],
      shape: { delimiter },
    });
  });

  it('may have lines in a cell, quotes in a word, rows of any length and empty ones', async () => {
    const { rows } = await read('a,b\n"one\r\ntwo",""""\n\nsay "x",1,2\n,,\nlast');
    expect(rows).toEqual([['a', 'b'], ['one\r\ntwo', '"'], ['say "x"', '1', '2'], ['last']]);
  });

  it.each([
    ['utf-8', Buffer.from('ë'.repeat(100_000))],
    ['windows-1252', Buffer.from('ë'.repeat(200_000), 'latin1')],
  ])(
    'in %s is told from its beginning, however many letters follow without any of ASCII',
    async (encoding, bytes) => {
      let parts = 0;
      async function* counted() {
        for await (const part of cut(bytes, 1000)) {
          parts += 1;
          yield part;
        }
      }
      let first: Encoding | undefined;
      const found = decode(counted(), (one) => {
        first = one;
      });
      await found.next();
      const { value } = await found.next();
      expect([first, parts, value?.slice(0, 2)]).toEqual([encoding, 2, 'ëë']);
    },
  );

  it.each([
    ['empty lines', '\n'],
    ['rows of other lengths', 'x\n'],
    ['letters of four bytes', '🦉,🦉\n'],
  ])('lets others have their turn while it is read: %s', async (_, line) => {
    let turns = 0;
    let isRead = false;
    const takeTurns = () => {
      turns += 1;
      if (!isRead) setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    const lines = Math.ceil(10_000 / Buffer.byteLength(line));
    const { rows } = await read(`a,b\n${line.repeat(lines)}`, 50_000);
    isRead = true;
    expect(rows.slice(1).every((cells) => `${cells.join(',')}\n` === line)).toBe(true);
    expect(rows.length).toBe(line === '\n' ? 1 : lines + 1);
    expect(turns).toBeGreaterThan(3);
  });

  it('counts its rows as a spreadsheet does', async () => {
    const numbers: number[] = [];
    for await (const { row } of readCsv(cut(Buffer.from('a\n\nb\n\n\nc\n'), 4))) numbers.push(row);
    expect(numbers).toEqual([1, 3, 6]);
  });

  it.each([
    [
      'an unclosed quote',
      'a,b\n1,"2\n3,4\n',
      'A quotation mark in or before row 2 is never closed.',
    ],
    [
      'a quote that swallows the rest',
      `a,b\n1,"${'x,y\n'.repeat(30_000)}`,
      'Row 2 is longer than 64 KB.',
    ],
    ['a workbook', Buffer.from('PK\x03\x04rest', 'latin1'), 'This is a workbook (.xlsx, .ods)'],
    ['a PDF', '%PDF-1.7', 'This is a PDF, not a CSV file.'],
    ['NULs', `a,b\n${'text '.repeat(40)}\0`, 'The file contains bytes that are not text.'],
    [
      'two encodings',
      Buffer.concat([Buffer.from('Zoë\n'), Buffer.from('Zoë\n', 'latin1')]),
      'The file mixes two encodings',
    ],
    ['too many columns', `${'a,'.repeat(300)}\n`, 'Row 1 has more than 200 columns.'],
  ])('with %s is refused in a sentence', async (_, content, sentence) => {
    await expect(read(content, 4096)).rejects.toThrow(sentence);
  });
});
