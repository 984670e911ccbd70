import { describe, expect, it } from 'vitest';
import { createTextWriter } from '#server/email/transports/written-texts.ts';

const letter = (name: string, link: string) =>
  `<p>Dear ${name},</p>${'<p>Ä "quiet" line\n</p>'.repeat(40)}<a href="${link}">Stop</a>`;

function writeAll(texts: readonly string[]): string[] {
  const write = createTextWriter();
  return texts.map((text) => JSON.parse(`"${Buffer.concat(write(text))}"`));
}

describe('a writer of texts that are nearly equal', () => {
  it.each<[string, string[]]>([
    [
      'one letter to many',
      ['Ada', 'Grace "Bo"', '', 'Ada'].map((name) => letter(name, `/${name}`)),
    ],
    ['names that break lines', ['Jo', 'Jo Anna', 'J'].map((name) => `${name} `.repeat(200))],
    [
      'halves of characters',
      ['\u{1F600}', '\u{1F601}', '\uD83D', '\uDE00', '\u{1F600}'].map((name) => letter(name, name)),
    ],
    [
      'another letter in between',
      [letter('Ada', 'a'), 'Another one.', letter('Eve', 'b'), '', letter('Ada', 'c')],
    ],
    [
      'longer ends and beginnings',
      [letter('A', 'a'), `x${letter('A', 'a')}`, letter('A', 'a').repeat(2), letter('A', 'a')],
    ],
    ['a lot of its own', ['a', 'b', 'c'].map((name) => letter(name.repeat(5000), name))],
  ])('writes each of %s as it is', (_, texts) => {
    expect(writeAll(texts)).toEqual(texts);
  });

  it('writes once what all have in common', () => {
    const write = createTextWriter();
    const parts = ['Ada', 'Grace', 'Edsger'].map((name) => write(letter(name, `/${name}`)));
    const long = parts.map((all) => all.filter(({ length }) => length > 100));
    expect(long[2]).toHaveLength(1);
    expect(long[2]?.[0]).toBe(long[1]?.[0]);
  });
});
