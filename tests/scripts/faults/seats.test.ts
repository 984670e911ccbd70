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
  const crowd = { guests: 800, processes: 4 };
  const sold = { acknowledged: 50, taken: 50, rows: 50, strange: 0 };
  expect(missedFigures(describeSales([sold], crowd))).toEqual([]);
  expect(missedFigures(describeSales([sold, { ...sold, rows: 51 }], crowd))).toHaveLength(2);
  expect(missedFigures(describeSales([{ ...sold, taken: 49 }], crowd))).toHaveLength(1);
  expect(missedFigures(describeSales([{ ...sold, strange: 1 }], crowd))).toHaveLength(1);
});
