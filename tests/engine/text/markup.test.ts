import { describe, expect, it } from 'vitest';
import { escapeMarkup, linksIn, type Markup, parseMarkup, plainText } from '#engine/text/markup.ts';
import { fillTexts } from '#engine/text/placeholders.ts';

const link = (to: string, ...children: Markup[]): Markup => ({ kind: 'link', to, children });
const strong = (...children: Markup[]): Markup => ({ kind: 'strong', children });

describe('parseMarkup', () => {
  it.each<[string, readonly Markup[]]>([
    ['', []],
    ['Plain words.', ['Plain words.']],
    ['Read [the guide](/guide).', ['Read ', link('/guide', 'the guide'), '.']],
    ['[One](/a)[two](/b#form)', [link('/a', 'One'), link('/b#form', 'two')]],
    ['See [us](https://a.example/b?c=d).', ['See ', link('https://a.example/b?c=d', 'us'), '.']],
    ['This is *important*, truly.', ['This is ', strong('important'), ', truly.']],
    ['*All of it*', [strong('All of it')]],
    ['(*a b*)', ['(', strong('a b'), ')']],
    ['*See [it](/a) now*', [strong('See ', link('/a', 'it'), ' now')]],
    ['[*Strong* link](/a)', [link('/a', strong('Strong'), ' link')]],
    ['*one* and *two*', [strong('one'), ' and ', strong('two')]],
    ['\\*as is\\* \\[a\\](/b) c\\\\d', ['*as is* [a](/b) c\\d']],
    ['*a \\* b*', [strong('a * b')]],
    ['5 * 3 * 2, 5*3*2 and 4* rated', ['5 * 3 * 2, 5*3*2 and 4* rated']],
    ['C:\\temp', ['C:\\temp']],
    ['[sic] and (/path)', ['[sic] and (/path)']],
    ['[a](//evil.example)', ['[a](//evil.example)']],
    [
      '[a](http://b.example) [c](javascript:alert)',
      ['[a](http://b.example) [c](javascript:alert)'],
    ],
    ['**double**', ['**double**']],
    ['*open', ['*open']],
  ])('reads %j', (text, pieces) => {
    expect(parseMarkup(text)).toEqual(pieces);
  });
});

describe('escapeMarkup', () => {
  it('makes words that no marks can be read in, and that read as they were', () => {
    for (const words of ['*a*', '[a](/b)', 'a\\*b*', '\\[x](/y)', 'plain', '*\\']) {
      expect(parseMarkup(escapeMarkup(words)).every((piece) => typeof piece === 'string')).toBe(
        true,
      );
      expect(plainText(escapeMarkup(words))).toBe(words);
    }
  });

  it('is applied to every value that fills a body text, and to no other', () => {
    const part = { title: 'For {name}', text: '*For* {name}', paragraphs: ['{name}'] };
    expect(fillTexts(part, { name: '[x](https://spam.example)' })).toEqual({
      title: 'For [x](https://spam.example)',
      text: '*For* \\[x\\](https://spam.example)',
      paragraphs: ['\\[x\\](https://spam.example)'],
    });
  });

  it('leaves no way to put a visitor’s words and declared marks together to a link', () => {
    const filled = fillTexts(
      { text: '[{name}](/guide) and {name}(/x)' },
      { name: 'a](https://b.c)[d]' },
    );
    expect(linksIn(filled.text)).toEqual([{ to: '/guide', words: 'a](https://b.c)[d]' }]);
  });
});

describe('plainText', () => {
  it('drops marks, and writes links as it is told', () => {
    const text = 'Read *all* of [the guide](/guide).';
    expect(plainText(text)).toBe('Read all of the guide.');
    expect(plainText(text, (words, to) => `${words} (${to})`)).toBe(
      'Read all of the guide (/guide).',
    );
  });
});
