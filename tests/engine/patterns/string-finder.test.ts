import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StringFinder } from '#engine/patterns/string-finder.ts';

function numbersIn(finder: StringFinder, text: string): readonly number[] {
  const numbers = new Set<number>();
  finder.find(text, (number) => numbers.add(number));
  return [...numbers].toSorted((one, other) => one - other);
}

it('finds each string that a text holds, also inside and across others', () => {
  const finder = new StringFinder(
    ['he', 'she', 'hers', 'his', 'he'].map((text, number) => ({ text, number })),
  );
  expect(numbersIn(finder, 'ushers')).toEqual([0, 1, 2, 4]);
  expect(numbersIn(finder, 'ahishe')).toEqual([0, 1, 3, 4]);
  expect(numbersIn(finder, 'nothing, ñ')).toEqual([]);
});

it('tells a string once, however often a text has it', () => {
  const finder = new StringFinder(['he', 'her'].map((text, number) => ({ text, number })));
  const told: number[] = [];
  for (const text of ['he he, he', 'her, her', 'he']) {
    finder.find(text, (number) => told.push(number));
  }
  expect(told).toEqual([0, 0, 1, 0]);
});

it('goes by the first six characters of longer strings', () => {
  const finder = new StringFinder([{ text: 'tomorrow', number: 7 }]);
  expect(numbersIn(finder, 'tomorro')).toEqual([7]);
  expect(numbersIn(finder, 'tomor')).toEqual([]);
});

it('finds what looking for each string alone finds', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', ' '),
    minLength: 1,
    maxLength: 6,
  });
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'd'), maxLength: 40 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), texts, (wanted, text) => {
      const finder = new StringFinder(wanted.map((one, number) => ({ text: one, number })));
      const expected = wanted.flatMap((one, number) => (text.includes(one) ? [number] : []));
      expect(numbersIn(finder, text)).toEqual(expected);
    }),
  );
});
