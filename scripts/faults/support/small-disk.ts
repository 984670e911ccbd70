import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of a few megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes the space that is left; called again it takes what has become free. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  remove(): void;
}

/**
 * Mounts a small disk of its own.
 *
 * @throws Error where this account may not mount one
 */
export function mountSmallDisk(parent: string, megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(parent, 'disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  const mounted = spawnSync('mount', options, { encoding: 'utf8' });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `A full disk needs the right to mount one: ${(mounted.stderr ?? '').trim() || 'no mount program'}.`,
    );
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      const block = Buffer.alloc(1 << 20, 1);
      try {
        for (let bytes = block.length; bytes >= 512; ) {
          try {
            writeSync(file, block, 0, bytes);
          } catch {
            bytes /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
