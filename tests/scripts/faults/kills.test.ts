import { expect, it } from 'vitest';
import { crashInTurn } from '#scripts/faults/kills.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('no acknowledged form is lost while web, worker and database crash in turn', async () => {
  const figures = await crashInTurn(openScratch(), { kills: 3, settles: false }, () => {});
  expect(figures).not.toEqual([]);
  expect(missedFigures(figures)).toEqual([]);
});
