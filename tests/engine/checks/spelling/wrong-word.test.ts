import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsWrongWord } from '#engine/checks/spelling/wrong-word.ts';

it('finds what asking for each word finds, however often words come again', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', 'B', 'z', '1', '’', 'é'),
    maxLength: 6,
  });
  const texts = fc.array(fc.array(words, { maxLength: 8 }), { maxLength: 20 });
  const isWrong = (word: string) => word.includes('ab');
  fc.assert(
    fc.property(texts, (all) => {
      const holdsWrong = holdsWrongWord(isWrong);
      for (const text of all.map((some) => some.join(' '))) {
        const long = text.match(/[a-z]{3,}/gi) ?? [];
        expect(holdsWrong(text)).toBe(long.some((word) => isWrong(word.toLowerCase())));
      }
    }),
  );
});

it('tells words of one hash apart', () => {
  // "Aa" and "BB" have the same sum.
  const holdsWrong = holdsWrongWord((word) => word === 'bbaa');
  expect(['AaAa', 'BBBB', 'AaBB'].map(holdsWrong)).toEqual([false, false, false]);
  expect(['BBAa', 'AaAa BBAa', 'AaAa'].map(holdsWrong)).toEqual([true, true, false]);
});
