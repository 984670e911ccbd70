import { expect, it } from 'vitest';
import { deployUnderLoad } from '#scripts/faults/rolling/rolling.ts';
import { findProxy } from '#scripts/faults/support/proxy.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('a deploy of the next release behind nginx and the way back refuse nobody and lose nothing', async () => {
  const told: string[] = [];
  const say = (line: string) => void told.push(line);
  const figures = await deployUnderLoad(openScratch(), { deploys: 2, pauseMs: 200 }, say).catch(
    (error: unknown) => {
      // Where no such program can be had the part has to say so.
      if (findProxy() !== undefined) throw error;
      expect(String(error)).toContain('Install the package nginx');
      return undefined;
    },
  );
  if (!figures) return;
  expect(figures).toHaveLength(11);
  expect(missedFigures(figures), told.join('\n')).toEqual([]);
});
