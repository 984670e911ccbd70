import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#engine/text/operator-error.ts';
import { clusterPaths, hasCluster, syncFolder } from '#server/db/embedded/cluster.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import type { DatabaseLog } from '#server/db/pool.ts';

const pollMs = 50;
const endLimitMs = 15_000;

/** Where a new cluster is filled, inside the old one's folder. */
export const buildingFolder = (folder: string) => join(folder, 'upgrade');

/** A complete new cluster that is not in place yet. */
const readyFolder = (folder: string) => join(folder, 'upgrade.complete');

/** The old cluster's folder. */
export const keptFolder = (folder: string, version: number) => join(folder, `cluster-${version}`);

/** The data of an older PostgreSQL after it was carried over. */
export interface Kept {
  readonly path: string;
  readonly version: number;
  /** When they were carried over. */
  readonly since: Date;
}

/** The data of older releases beside the cluster in use; each ended when the next began. */
export async function findKept(folder: string): Promise<readonly Kept[]> {
  const names = await readdir(folder).catch(() => []);
  const versions = names.flatMap((name) => /^cluster-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
  if (versions.length === 0) return [];
  const { mtime: since } = await stat(join(clusterPaths(folder).cluster, 'PG_VERSION'));
  return versions.map((version) => ({ path: keptFolder(folder, version), version, since }));
}

/**
 * Replaces the old cluster with a new one by renames: a kill between any two of them leaves either the
 * old one, which is carried over again, or a complete new one, which `finishSwap` puts in place. The
 * old one can be renamed only once, so of two processes one gets here.
 *
 * @param endServer ends the old cluster's server
 */
export async function swapClusters(
  folder: string,
  version: number,
  log: DatabaseLog,
  endServer: () => Promise<void>,
): Promise<void> {
  const { cluster } = clusterPaths(folder);
  const kept = keptFolder(folder, version);
  await rename(clusterPaths(buildingFolder(folder)).cluster, readyFolder(folder));
  await syncFolder(folder);
  log.info('The new data is complete and replaces the old.');
  await endServer();
  await rename(cluster, kept);
  await syncFolder(folder);
  log.info(`The old data is now in ${kept}.`);
  await finishSwap(folder).catch(async (error: unknown) => {
    await rename(kept, cluster);
    throw error;
  });
}

/** Puts a complete new cluster in the place that a killed process left empty. */
export async function finishSwap(folder: string): Promise<void> {
  const ready = readyFolder(folder);
  if (hasCluster(folder) || !existsSync(join(ready, 'PG_VERSION'))) return;
  await rename(ready, clusterPaths(folder).cluster).catch((error: unknown) => {
    // Another process was quicker.
    if (!hasCluster(folder)) throw error;
  });
  await syncFolder(folder);
}

/**
 * Removes what a killed process left beside a cluster that is in place. Even a complete new cluster is
 * removed: the old one may have got rows since.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  if (!hasCluster(folder)) return;
  const left = (await readdir(folder)).filter((name) => name.startsWith('upgrade'));
  if (left.length > 0) await untilServerIsGone(buildingFolder(folder));
  for (const name of left) {
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A server ends shortly after its process. @throws OperatorError if it stays */
async function untilServerIsGone(folder: string): Promise<void> {
  const deadline = Date.now() + endLimitMs;
  for (;;) {
    const running = findPostmaster(folder);
    if (!running) return;
    if (Date.now() > deadline) {
      throw new OperatorError(
        `A PostgreSQL that is no longer needed is still running on ${folder}, as process ` +
          `${running.pid}. End it, and start again. Nothing was changed.`,
      );
    }
    await wait(pollMs);
  }
}
