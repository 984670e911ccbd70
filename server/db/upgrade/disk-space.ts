import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#engine/text/operator-error.ts';
import { clusterPaths } from '#server/db/embedded/cluster.ts';

/** The size of an empty cluster. */
const emptyBytes = 100_000_000;

/** The maximum size of the write-ahead log while rows are written: max_wal_size and a bit more. */
const maxLogBytes = 1_500_000_000;

/** How much writing rows with their indexes logs, as a multiple of their size. */
const logRatio = 1.5;

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;

/** The size of a cluster's rows and indexes, without its write-ahead log. */
async function measureRows(cluster: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(join(cluster, 'base'), {
    recursive: true,
    withFileTypes: true,
  })) {
    // A file may disappear while they are counted.
    const file = entry.isFile() ? join(entry.parentPath, entry.name) : undefined;
    if (file !== undefined) sum += (await stat(file).catch(() => ({ size: 0 }))).size;
  }
  return sum;
}

/** @throws OperatorError if the disk has no room for a second copy of the cluster */
export async function checkSpace(folder: string): Promise<void> {
  const rows = await measureRows(clusterPaths(folder).cluster);
  const needed = emptyBytes + rows + Math.min(rows * logRatio, maxLogBytes);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  throw new OperatorError(
    `Carrying over the data in ${folder} needs ${inMegabytes(needed)} on its disk, and ` +
      `${inMegabytes(bavail * bsize)} are free. Free up space, and start again. Nothing was changed.`,
  );
}
