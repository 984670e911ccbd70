import { expect, it } from 'vitest';
import { runBehindPooler } from '#scripts/faults/pgbouncer.ts';
import { findPooler } from '#scripts/faults/support/pooler.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('two web and two worker processes share one database behind a pooler', async () => {
  const folder = openScratch();
  const running = runBehindPooler(folder, { guests: 60 }, () => {});
  const figures = await running.catch((error: unknown) => {
    // Where no such program can be had the part has to say so.
    if (findPooler() !== undefined) throw error;
    expect(String(error)).toContain('Install the package pgbouncer');
    return undefined;
  });
  if (!figures) return;
  expect(figures).toHaveLength(6);
  expect(missedFigures(figures)).toEqual([]);
});
