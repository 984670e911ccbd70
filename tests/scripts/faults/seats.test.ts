import { expect, it } from 'vitest';
import { describeSales, fillSeats } from '#scripts/faults/seats.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('four processes together never sell more seats than there are', async () => {
  const figures = await fillSeats(openScratch(), { runs: 1, guests: 200 }, () => {});
  expect(figures).toHaveLength(3);
  expect(missedFigures(figures)).toEqual([]);
}, 240_000);

it('one seat too many, or one row too few, is noticed', () => {
  const sold = { acknowledged: 50, taken: 50, rows: 50, strange: 0 };
  expect(missedFigures(describeSales([sold], 800))).toEqual([]);
  expect(missedFigures(describeSales([sold, { ...sold, rows: 51 }], 800))).toHaveLength(2);
  expect(missedFigures(describeSales([{ ...sold, taken: 49 }], 800))).toHaveLength(1);
  expect(missedFigures(describeSales([{ ...sold, strange: 1 }], 800))).toHaveLength(1);
});
