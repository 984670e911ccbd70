import { expect, it } from 'vitest';
import { canStartCluster } from '#scripts/cluster/packages.ts';
import { breakCluster } from '#scripts/faults/cluster/cluster.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('a site on three nodes loses nothing when its primary is cut off from power', async () => {
  const only = ["the primary's node is killed"];
  const run = { rounds: 1, only, pauseMs: 1000 };
  const running = breakCluster(openScratch(), run, () => {});
  const figures = await running.catch((error: unknown) => {
    // Where the packages cannot be had, or no networks made, the part has to say so.
    if (canStartCluster()) throw error;
    expect(String(error)).toMatch(
      /Install the packages patroni|needs Linux and the rights of root/,
    );
    return undefined;
  });
  if (!figures) return;
  expect(figures).toHaveLength(11);
  // How long it takes is measured on an idle machine: npm run faults -- --only cluster.
  expect(missedFigures(figures.filter(({ what }) => !what.endsWith(', s')))).toEqual([]);
});
