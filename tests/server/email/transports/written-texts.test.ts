import { describe, expect, it } from 'vitest';
import { createTextWriter } from '#server/email/transports/written-texts.ts';

const email = (name: string, link: string) =>
  `<p>Dear ${name},</p>${'<p>Ä "quiet" line\n</p>'.repeat(40)}<a href="${link}">Stop</a>`;

function writeAll(texts: readonly string[]): string[] {
  const write = createTextWriter();
  return texts.map((text) => JSON.parse(`"${Buffer.concat(write(text))}"`));
}

describe('a writer of texts that are nearly equal', () => {
  it.each<[string, string[]]>([
    ['one email to many', ['Ada', 'Grace "Bo"', '', 'Ada'].map((name) => email(name, `/${name}`))],
    ['names that break lines', ['Jo', 'Jo Anna', 'J'].map((name) => `${name} `.repeat(200))],
    [
      'halves of characters',
      ['\u{1F600}', '\u{1F601}', '\uD83D', '\uDE00', '\u{1F600}'].map((name) => email(name, name)),
    ],
    [
      'another email in between',
      [email('Ada', 'a'), 'Another one.', email('Eve', 'b'), '', email('Ada', 'c')],
    ],
    [
      'longer ends and beginnings',
      [email('A', 'a'), `x${email('A', 'a')}`, email('A', 'a').repeat(2), email('A', 'a')],
    ],
    ['a lot of its own', ['a', 'b', 'c'].map((name) => email(name.repeat(5000), name))],
  ])('writes each of %s as it is', (_, texts) => {
    expect(writeAll(texts)).toEqual(texts);
  });

  it('writes once what all have in common', () => {
    const write = createTextWriter();
    const parts = ['Ada', 'Grace', 'Edsger'].map((name) => write(email(name, `/${name}`)));
    const long = parts.map((all) => all.filter(({ length }) => length > 100));
    expect(long[2]).toHaveLength(1);
    expect(long[2]?.[0]).toBe(long[1]?.[0]);
  });
});
