import { describe, expect, it } from 'vitest';
import { isPlainName } from '#engine/text/plain-words.ts';
import { fieldForEmail, nameForEmail, toPlainWords } from '#server/email/composing/plain-words.ts';

describe('an email greets by the name of', () => {
  it.each([
    'Ada Lovelace',
    "Miles O'Brien-O'Hara, Jr.",
    'Miles O’Brien',
    "'t Hooft",
    'Zoë Ångström',
    'Nguyễn Văn Ánh',
    '李小龍',
    'マイケル・ジャクソン',
    'محمد بن سلمان',
    'שרה כהן־לוי',
    'อภิสิทธิ์ เวชชาชีวะ',
    'சுப்பிரமணியம்',
    'Gal·la Llull',
    'Ἀριστοτέλης',
    'A'.repeat(60),
  ])('%s, as it was typed', (name) => {
    expect(nameForEmail(name)).toBe(name.normalize('NFKC'));
  });

  it.each([
    ['J.Doe', 'J. Doe'],
    ['Sushma.शर्मा', 'Sushma. शर्मा'],
    [' Ada \t\r\n  Lovelace ', 'Ada Lovelace'],
    ['\u202EAda\u200B\u00AD\uFEFF', 'Ada'],
    ['Ａｄａ', 'Ada'],
    ['O´Neill', 'O’Neill'],
    ['A\u3164da', 'Ada'],
    // A joiner stays where the script needs it and nowhere else.
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['A\u200Cd\u200Da', 'Ada'],
  ])('%j as %j', (typed, shown) => {
    expect(nameForEmail(typed)).toBe(shown);
  });
});

/** Every dot and every invisible character that a host name was hidden behind. */
const hosts = [
  ...['.', '\u3002', '\uFF0E', '\uFF61', '\u2024', '\uFE52'].map((dot) => `evil-shop${dot}com`),
  ...[
    0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x2060, 0x3164, 0xfe0f,
    0xfeff, 0xe0061,
  ].flatMap((code) => {
    const hidden = String.fromCodePoint(code);
    return [`evil-shop.${hidden}com`, `evil-shop${hidden}.com`, `evil-shop.c${hidden}om`];
  }),
  'ｅｖｉｌ．ｃｏｍ',
  'www\u3002evil\u3002example',
  'w\u00ADww.evil.example',
  'eve\u200B@evil.example',
  'https:\u2060//evil.example',
];

it.each(hosts)('%j is not taken for a name, by the form or by an email', (host) => {
  expect(isPlainName(`Ada ${host}`)).toBe(false);
  expect(nameForEmail(`Ada ${host}`)).toBeUndefined();
});

describe('an email greets without a name instead of', () => {
  it.each([
    'A'.repeat(61),
    '',
    ' ',
    '...',
    'You won $5000',
    'Call 0800 123456',
    'Ada <b>Lovelace</b>',
    'Bcc: x',
    '{coach}',
    'Zoë 🌱',
    'Pay now!',
    'evil[.]com',
    `A${'\u0301'.repeat(5)}`,
    '\u0301Ada',
    '1\u20E3',
  ])('%j', (typed) => {
    expect(nameForEmail(typed)).toBeUndefined();
  });
});

describe('what was typed into another field', () => {
  it.each([
    ['Lovelace & Co. (UK)', 'Lovelace & Co. (UK)'],
    ['7-Eleven', '7-Eleven'],
    ['shop.example', 'shop. example'],
    ['see https://evil.example', undefined],
    ['x'.repeat(61), undefined],
    [`x${' '.repeat(900)}y`, 'x y'],
    [`x${' '.repeat(1000)}y`, undefined],
    ['Pay <now>', undefined],
  ])('%j stands in an email as %j', (typed, shown) => {
    expect(fieldForEmail(typed)).toBe(shown);
  });

  it('breaks every name of a host, in any script', () => {
    for (const host of ['evil.example', 'пример.рф', '例。世界', 'शॉप.भारत', 'evil．museum']) {
      expect(toPlainWords(host)).toMatch(/^\S+\. \S+$/);
    }
  });
});
