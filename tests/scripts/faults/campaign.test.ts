import { expect, it } from 'vitest';
import { runCampaigns } from '#scripts/faults/campaign.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('a campaign reaches everybody once while its workers are killed', async () => {
  const options = { emails: 300, indexLagMs: 750, killEveryMs: 1000, withNaive: false };
  const figures = await runCampaigns(openScratch(), options, () => {});
  expect(figures).toHaveLength(2);
  expect(missedFigures(figures)).toEqual([]);
  expect(figures[0]?.note).toMatch(/^[1-9]\d* processes killed, .* [1-9]\d* look-ups$/);
});
