import { expect, it } from 'vitest';
import { partitionUnderLoad } from '#scripts/faults/partitions.ts';
import { openScratch } from './scratch.ts';

it('months come and go while emails are finished, and none of these is refused or lost', async () => {
  const figures = await partitionUnderLoad(openScratch(), { copies: 20_000 }, () => {});
  // How long somebody waits is for an idle machine to say.
  expect(figures).toHaveLength(4);
  expect(figures[2]).toMatchObject({ ours: [0] });
  expect(figures[3]?.what).toMatch(/^seconds to remove 1[0-9],\d{3} copies with their months$/);
});
