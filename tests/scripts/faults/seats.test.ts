import { expect, it } from 'vitest';
import { describeSales, fillSeats } from '#scripts/faults/seats.ts';
import { describeLine, waitInLine } from '#scripts/faults/waiting.ts';
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

it('who comes too late waits in line, and every seat that is given back goes to the next, while all of it happens at once', async () => {
  const figures = await waitInLine(openScratch(), { guests: 120 }, () => {});
  expect(figures).toHaveLength(5);
  expect(missedFigures(figures)).toEqual([]);
}, 240_000);

it('one seat too many, one left unused, one person lost or asked twice is noticed', () => {
  const line = {
    guests: 800,
    acknowledged: 800,
    looks: 900,
    wrongLooks: 0,
    unused: 0,
    lost: 0,
    offers: 300,
    repeated: 0,
  };
  expect(missedFigures(describeLine(line))).toEqual([]);
  for (const name of ['wrongLooks', 'unused', 'lost', 'repeated'] as const) {
    expect(missedFigures(describeLine({ ...line, [name]: 1 })), name).toHaveLength(1);
  }
  expect(missedFigures(describeLine({ ...line, offers: 3 }))).toHaveLength(1);
});
