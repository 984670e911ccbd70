import { expect, it } from 'vitest';
import { describeSale } from '#scripts/faults/cluster/seats.ts';
import { describeSales, fillSeats } from '#scripts/faults/seats.ts';
import { withCrowdedSite } from '#scripts/faults/support/crowded-site.ts';
import { describeLine, waitInLine } from '#scripts/faults/waiting.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

// One site for both: to start its processes takes longer than the rush.
it('four processes together never sell more seats than there are, and who comes too late waits in line, where every seat that is given back goes to the next', async () => {
  const { line, sales } = await withCrowdedSite(openScratch(), async (site) => ({
    line: await waitInLine(site, { guests: 90 }, () => {}),
    sales: await fillSeats(site, { runs: 1, guests: 100 }, () => {}),
  }));
  expect(line).toHaveLength(5);
  expect(missedFigures(line)).toEqual([]);
  expect(sales).toHaveLength(3);
  expect(missedFigures(sales)).toEqual([]);
});

it('one seat too many, or one row too few, is noticed', () => {
  const crowd = { guests: 800, processes: 4 };
  const sold = { acknowledged: 50, taken: 50, rows: 50, strange: 0 };
  expect(missedFigures(describeSales([sold], crowd))).toEqual([]);
  expect(missedFigures(describeSales([sold, { ...sold, rows: 51 }], crowd))).toHaveLength(2);
  expect(missedFigures(describeSales([{ ...sold, taken: 49 }], crowd))).toHaveLength(1);
  expect(missedFigures(describeSales([{ ...sold, strange: 1 }], crowd))).toHaveLength(1);
});

it('in the cluster one seat too many is noticed, and so is a sale that was over before anything broke', () => {
  const sold = { hasLine: false, offered: 40, taken: 40, rows: 40, acknowledged: 40 };
  const missed = (change: Partial<typeof sold>, perStrike = [12]) =>
    missedFigures(describeSale('cluster', [{ ...sold, ...change }], perStrike));
  expect(missed({})).toEqual([]);
  expect(missed({ taken: 41, rows: 41, acknowledged: 41 })).toHaveLength(1);
  expect(missed({ acknowledged: 39 })).toHaveLength(1);
  expect(missed({ hasLine: true, acknowledged: 39 })).toEqual([]);
  expect(missed({ taken: 39 })).toHaveLength(1);
  expect(missed({}, [12, 0])).toHaveLength(1);
});

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
