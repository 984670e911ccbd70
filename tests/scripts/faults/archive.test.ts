import { expect, it } from 'vitest';
import { restoreToASecond } from '#scripts/faults/archive/archive.ts';
import { canArchive } from '#scripts/faults/archive/archived-server.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('what was deleted by mistake is there again, and no email is sent twice', async () => {
  const running = restoreToASecond(openScratch(), { forms: 12, withIncrement: false }, () => {});
  const figures = await running.catch(async (error: unknown) => {
    // Where the packages cannot be had, the part has to say so.
    if (await canArchive()) throw error;
    expect(String(error)).toContain('Install the packages pgbackrest postgresql-15.');
    return undefined;
  });
  if (!figures) return;
  expect(figures).toHaveLength(9);
  expect(missedFigures(figures)).toEqual([]);
});
