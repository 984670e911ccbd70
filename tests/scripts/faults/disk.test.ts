import { expect, it } from 'vitest';
import { fillDisk } from '#scripts/faults/disk.ts';
import { mountSmallDisk } from '#scripts/faults/support/small-disk.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

/** Whether this account may mount a disk; elsewhere the part has to say that it may not. */
function mayMount(folder: string): boolean {
  try {
    mountSmallDisk(folder, 1).remove();
    return true;
  } catch {
    return false;
  }
}

it('a full disk is said plainly, loses nothing, and passes when there is space again', async () => {
  const folder = openScratch();
  if (!mayMount(folder)) {
    await expect(fillDisk(folder, () => {})).rejects.toThrow('needs the right to mount one');
    return;
  }
  const figures = await fillDisk(folder, () => {});
  expect(figures).toHaveLength(3);
  expect(missedFigures(figures)).toEqual([]);
}, 400_000);
