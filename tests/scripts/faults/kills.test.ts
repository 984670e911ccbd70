import { expect, it } from 'vitest';
import { crashOnPglite, crashOnPostgres } from '#scripts/faults/kills.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('no acknowledged form is lost while web, worker and database crash in turn', async () => {
  const figures = await crashOnPostgres(openScratch(), { kills: 6, settles: false }, () => {});
  expect(figures).not.toEqual([]);
  expect(missedFigures(figures)).toEqual([]);
}, 240_000);

it('no acknowledged form is lost while the process with PGlite inside crashes', async () => {
  const figures = await crashOnPglite(openScratch(), { kills: 2 }, () => {});
  expect(figures).not.toEqual([]);
  expect(missedFigures(figures)).toEqual([]);
}, 240_000);
