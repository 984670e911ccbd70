import { expect, it } from 'vitest';
import { fillDisk } from '#scripts/faults/disk.ts';
import { mayMount } from '#tests/support/run/may-mount.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

if (mayMount()) {
  it('a full disk is said plainly, loses nothing, and passes when there is space again', async () => {
    const figures = await fillDisk(openScratch(), () => {});
    expect(figures).toHaveLength(3);
    expect(missedFigures(figures)).toEqual([]);
  });
} else {
  it('without the right to mount a disk, the part says so and no full disk is tried', async () => {
    await expect(fillDisk(openScratch(), () => {})).rejects.toThrow('needs the right to mount one');
  });
}
