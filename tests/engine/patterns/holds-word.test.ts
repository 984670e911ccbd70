import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsWord } from '#engine/patterns/holds-word.ts';

it('finds what asking for each word finds, however often words come again', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', 'B', 'z', '1', '’', 'é', '×'),
    maxLength: 6,
  });
  const texts = fc.array(fc.array(words, { maxLength: 8 }), { maxLength: 20 });
  const isSought = (word: string) => word.includes('ab');
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 3 }), (all, least) => {
      const holds = holdsWord(isSought, least);
      for (const text of all.map((some) => some.join(' '))) {
        const long = (text.match(/[a-zé]+/gi) ?? []).filter(({ length }) => length >= least);
        expect(holds(text)).toBe(long.some((word) => isSought(word.toLowerCase())));
      }
    }),
  );
});

it('tells words of one hash apart', () => {
  // "Aa" and "BB" have the same sum.
  const holdsWrong = holdsWord((word) => word === 'bbaa', 3);
  expect(['AaAa', 'BBBB', 'AaBB'].map(holdsWrong)).toEqual([false, false, false]);
  expect(['BBAa', 'AaAa BBAa', 'AaAa'].map(holdsWrong)).toEqual([true, true, false]);
});
