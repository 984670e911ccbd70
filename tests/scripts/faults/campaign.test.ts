import { expect, it } from 'vitest';
import { runCampaigns } from '#scripts/faults/campaign.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('a campaign reaches everybody once while its workers are killed', async () => {
  const figures = await runCampaigns(openScratch(), { emails: 60, withNaive: false }, () => {});
  expect(figures).toHaveLength(2);
  expect(missedFigures(figures)).toEqual([]);
}, 300_000);
