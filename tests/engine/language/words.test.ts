import { describe, expect, it } from 'vitest';
import { languages } from '#engine/declaration/language.ts';
import type { Words } from '#engine/language/words.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';

/** Every text of a catalogue by its place; a function's with its arguments in braces. */
function textsOf(part: unknown, place = ''): [string, string][] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part === 'function') {
    const names = Array.from({ length: part.length }, (_, index) => `{${index}}`);
    return textsOf(part(...names), place);
  }
  return Object.entries(Object(part)).flatMap(([key, value]) => textsOf(value, `${place}.${key}`));
}

const english = new Map(textsOf(wordsOf('en')));

describe.each(languages)('the words in %s', (language) => {
  const words: Words = wordsOf(language);
  const texts = textsOf(words);

  it('are all there, and name what the English ones name', () => {
    const named = (text: string) => [...new Set(placeholdersIn(text))].sort();
    const expected = [...english].map(([place, text]) => [place, named(text)]);
    expect(texts.map(([place, text]) => [place, named(text)])).toEqual(expected);
  });

  it('are words', () => {
    for (const [place, text] of texts) {
      expect(text, place).toBe(text.trim());
      expect(text, place).not.toMatch(/^$|undefined|\[object/);
    }
  });

  it('begin no line with a mark and end none with an opening one', () => {
    for (const [place, text] of texts) expect(text, place).not.toMatch(/ [?!;:»]|« /);
  });

  it('speak of one minute and of several', () => {
    const { waitMinutes } = words.answer;
    expect(waitMinutes(1)).not.toContain('1');
    expect(waitMinutes(5)).toContain('5 ');
  });

  it('speak of one second and of several', () => {
    const { timedOut } = words.answer;
    expect(timedOut(1)).not.toMatch(/seconds|Sekunden|segundos|secondes/);
    expect(timedOut(2.5)).toMatch(language === 'en' ? /2\.5 seconds/ : /2,5 /);
  });

  it('promise nobody the seat that somebody gives back: an event may have no limit', () => {
    const heir = /somebody else|jemand ander|otra persona|quelqu’un d’autre|outra pessoa/;
    for (const [place, text] of textsOf(words.seat)) expect(text, place).not.toMatch(heir);
  });

  it('have a locale that can be formatted with', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(words.locale)).toEqual([words.locale]);
    expect(words.locale.startsWith(language)).toBe(true);
  });
});

/** Whole sentences that no other language shares with English. */
const sentences = [...english].filter(([, text]) => text.split(' ').length > 3);

it.each(languages.filter((language) => language !== 'en'))(
  'nothing is left in English in %s',
  (language) => {
    const texts = new Map(textsOf(wordsOf(language)));
    const left = sentences.filter(([place, text]) => texts.get(place) === text);
    expect(left.map(([place]) => place)).toEqual([]);
  },
);
