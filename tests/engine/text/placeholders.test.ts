import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillText, fillTexts, placeholdersIn } from '#engine/text/placeholders.ts';

describe('placeholders', () => {
  it('are found in order, repeats included', () => {
    expect(placeholdersIn('{name}, your {event.date} {name}')).toEqual([
      'name',
      'event.date',
      'name',
    ]);
    expect(placeholdersIn('no } braces { here')).toEqual([]);
  });

  it.each([
    ['Hello {name}!', 'Hello Ada!'],
    ['{name}{name}', 'AdaAda'],
    ['Hello {nobody}!', 'Hello !'],
    ['{toString}{constructor}{__proto__}', ''],
    ['{{name}}', '{Ada}'],
    ['{ name }', ''],
  ])('fill %s', (text, filled) => {
    expect(fillText(text, { name: 'Ada' })).toBe(filled);
  });

  it('take values as they are and never read them again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, email) => {
        const values = { name, email };
        expect(fillText('{name}|{email}', values)).toBe(`${name}|${email}`);
      }),
    );
    expect(fillText('{name}', { name: '{email} $& $1', email: 'x' })).toBe('{email} $& $1');
  });

  it('leave a text without placeholders as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll('{', '');
        expect(fillText(plain, { name: 'Ada' })).toBe(plain);
      }),
    );
  });

  it('are filled however deep a text is', () => {
    const part = { title: '{name}', items: [{ text: 'to {name}' }], count: 3, none: null };
    expect(fillTexts(part, { name: 'Ada' })).toEqual({
      title: 'Ada',
      items: [{ text: 'to Ada' }],
      count: 3,
      none: null,
    });
  });
});
