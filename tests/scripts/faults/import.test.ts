import { expect, it } from 'vitest';
import { describeImports, importTwice } from '#scripts/faults/import.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('a file that is imported twice, with the worker killed at each stage, makes each person once', async () => {
  const figures = await importTwice(openScratch(), { rows: 3000 }, () => {});
  expect(figures).toHaveLength(5);
  expect(missedFigures(figures)).toEqual([]);
});

it('one lead too many or too few, one wrong verdict, one change by the second import is noticed', () => {
  const counts = { known: 20, duplicate: 20, 'invalid-address': 20, bounced: 20, unsubscribed: 21 };
  const stored = { leads: 919, people: 919, content: 'a', wrong: 0 };
  const found = {
    rows: 1000,
    first: { imported: 899, counts },
    second: { imported: 0, counts },
    once: stored,
    twice: stored,
    seconds: 1,
  };
  const missed = (changes: Partial<typeof found>) =>
    missedFigures(describeImports({ ...found, ...changes })).length;
  expect(missed({})).toBe(0);
  expect(missed({ first: { imported: 898, counts } })).toBe(1);
  expect(missed({ first: { imported: 899, counts: { ...counts, known: 19 } } })).toBe(1);
  expect(missed({ twice: { ...stored, people: 918 } })).toBe(1);
  expect(missed({ twice: { ...stored, wrong: 1 } })).toBe(1);
  expect(missed({ twice: { ...stored, content: 'b' } })).toBe(1);
  expect(missed({ second: { imported: 1, counts } })).toBe(1);
});
