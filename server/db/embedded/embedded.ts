import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseLog } from '#server/db/pool.ts';
import { createCluster, findBinaries, hasCluster } from './cluster.ts';
import { makeFolder } from './make-folder.ts';
import { type EmbeddedServer, superviseServer } from './supervise.ts';

/**
 * Starts the bundled PostgreSQL on `folder`, with a new cluster if there is none, or joins the one that
 * is already running there.
 *
 * @throws OperatorError, or the operating system's error, if it cannot run
 */
export async function startEmbedded(folder: string, log: DatabaseLog): Promise<EmbeddedServer> {
  const binaries = findBinaries();
  let isNew = false;
  if (!hasCluster(folder)) {
    await makeFolder(dirname(folder));
    isNew = await createCluster(folder, binaries);
  }
  try {
    return await superviseServer(folder, binaries, log);
  } catch (error) {
    // It is still empty, and a cluster that does not start would block every later start.
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
