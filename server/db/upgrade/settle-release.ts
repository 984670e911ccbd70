import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '#engine/text/operator-error.ts';
import {
  clusterPaths,
  databaseUser,
  hasCluster,
  majorVersion,
  readClusterVersion,
} from '#server/db/embedded/cluster.ts';
import { findPostmaster, type Postmaster } from '#server/db/embedded/postmaster.ts';
import type { DatabaseLog } from '#server/db/pool.ts';
import { carryOver, readOnly, type Upgrade } from './carry-over.ts';
import { finishSwap, removeUnfinished } from './swap.ts';

const pollMs = 100;

/** How long a process that has ended the old server may take to swap the new cluster in. */
const swapLimitMs = 5000;

/**
 * Ensures that a folder's cluster, if there is one, belongs to the bundled PostgreSQL. Safe in any
 * number of processes at once.
 *
 * @param upgrade carries an older cluster over; without it, only the start of the site does
 * @returns the older cluster's folder, if this call carried it over
 * @throws OperatorError if the bundled PostgreSQL cannot use it; nothing is changed then
 */
export async function settleRelease(
  folder: string,
  upgrade: Upgrade | undefined,
  log: DatabaseLog,
): Promise<string | undefined> {
  for (;;) {
    await finishSwap(folder);
    if (!hasCluster(folder)) return undefined;
    const version = await readClusterVersion(folder);
    if (version === majorVersion) {
      await removeUnfinished(folder);
      return undefined;
    }
    const kept = await settle(folder, version, upgrade, log).catch(async (error: unknown) => {
      // Another process has carried it over in the meantime.
      if ((await readVersionNow(folder)) !== majorVersion) throw error;
    });
    if (kept !== undefined) return kept;
  }
}

const readVersionNow = (folder: string) => readClusterVersion(folder).catch(() => undefined);

async function settle(
  folder: string,
  version: number,
  upgrade: Upgrade | undefined,
  log: DatabaseLog,
): Promise<string | undefined> {
  const written = `The data in ${folder} was written by PostgreSQL ${version}`;
  if (version > majorVersion) {
    throw new OperatorError(
      `${written}, which is newer than this release's ${majorVersion}. Start the release of the ` +
        'site that wrote it. Nothing was changed.',
    );
  }
  if (upgrade === undefined) {
    throw new OperatorError(
      `${written}, and this release has ${majorVersion}. Start the site once; it carries the data over.`,
    );
  }
  const running = findPostmaster(folder);
  if (!running) return carryOver(folder, version, upgrade, log);
  if (running.status === 'ready' && (await takesRows(folder, running))) {
    throw new OperatorError(
      `${written}, and a site of an earlier release is still running on it. Stop that site, and start again: ` +
        `the data is then carried over to ${majorVersion}. Nothing was changed.`,
    );
  }
  log.info(`${written}. Another process is carrying it over to ${majorVersion}; waiting for it.`);
  await waitForOther(folder, version);
  return undefined;
}

/** Whether an old cluster's server runs for a site, or only to be read. */
async function takesRows(folder: string, { port }: Postmaster): Promise<boolean> {
  const password = (await readFile(clusterPaths(folder).password, 'utf8')).trim();
  const connection = { host: '127.0.0.1', port, user: databaseUser, password };
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  const [name] = Object.keys(readOnly);
  try {
    await client.connect();
    const { rows } = await client.query('select current_setting($1) as state', [name]);
    return rows[0]?.state === 'off';
  } catch {
    // It is about to end.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function waitForOther(folder: string, version: number): Promise<void> {
  let deadline = Date.now() + swapLimitMs;
  while ((await readVersionNow(folder)) === version && Date.now() < deadline) {
    if (findPostmaster(folder)) deadline = Date.now() + swapLimitMs;
    await wait(pollMs);
  }
}
