import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import {
  clusterPaths,
  createCluster,
  findBinaries,
  majorVersion,
} from '#server/db/embedded/cluster.ts';
import { type EmbeddedServer, superviseServer } from '#server/db/embedded/supervise.ts';
import { createPool, type DatabaseLog } from '#server/db/pool.ts';
import type { CopiedTable } from '#server/db/rows/copy-rows.ts';
import { carryRows, listAdditions, type MakeTables } from './carry-rows.ts';
import { checkSpace } from './disk-space.ts';
import { findOldPrograms } from './old-programs.ts';
import { buildingFolder, keptFolder, removeUnfinished, swapClusters } from './swap.ts';

export interface Upgrade {
  /** The folder with the old release's programs; where packages install them by default. */
  readonly oldPrograms: string | undefined;
  readonly makeTables: MakeTables;
}

/** The old server's settings while its data is carried over: read-only. */
export const readOnly = { default_transaction_read_only: 'on' } as const;

const count = (number: number) => number.toLocaleString('en');

/**
 * Carries an older PostgreSQL's cluster over into a new one, which replaces it; the old one is kept
 * beside it. If this fails or is killed, the old one is still in place.
 *
 * @returns the old one's folder; undefined if another process is using its server
 * @throws OperatorError; nothing is changed then
 */
export async function carryOver(
  folder: string,
  version: number,
  { oldPrograms, makeTables }: Upgrade,
  log: DatabaseLog,
): Promise<string | undefined> {
  const kept = keptFolder(folder, version);
  if (existsSync(kept)) {
    throw new OperatorError(
      `The data in ${folder} was written by PostgreSQL ${version} and would be kept as ${kept}, ` +
        'which already exists. Move that folder away, and start again. Nothing was changed.',
    );
  }
  const programs = findOldPrograms(folder, version, oldPrograms);
  await checkSpace(folder);
  const source = await superviseServer(folder, programs, log, readOnly);
  try {
    if (source.isAdopted) return undefined;
    log.warn(
      `The data in ${folder} was written by PostgreSQL ${version}. It is being carried over to ` +
        `${majorVersion}; until then the site does not answer, and the old data does not change.`,
    );
    await removeUnfinished(folder);
    const copied = await fill(folder, kept, source, makeTables, log);
    await swapClusters(folder, version, log, () => source.stop());
    const rows = copied.reduce((sum, one) => sum + one.rows, 0);
    log.warn(
      `Carried over ${count(rows)} rows of ${copied.length} tables; counts and contents are the same ` +
        `on both sides. The original data is kept in ${kept}; delete it once you are satisfied.`,
    );
    // What cannot be removed now, the next start removes.
    await removeUnfinished(folder).catch(() => {});
    return kept;
  } catch (error) {
    await removeUnfinished(folder).catch(() => {});
    throw new OperatorError(
      `The data in ${folder}, written by PostgreSQL ${version}, could not be carried over to ` +
        `${majorVersion}: ${errorMessage(error)}\nIt is unchanged.`,
      { cause: error },
    );
  } finally {
    await source.stop();
  }
}

/** Creates a new cluster with the old one's password, fills it and ends its server. */
async function fill(
  folder: string,
  kept: string,
  source: EmbeddedServer,
  makeTables: MakeTables,
  log: DatabaseLog,
): Promise<readonly CopiedTable[]> {
  const building = buildingFolder(folder);
  const binaries = findBinaries();
  const password = (await readFile(clusterPaths(folder).password, 'utf8')).trim();
  await createCluster(building, binaries, password);
  const target = await superviseServer(building, binaries, log);
  const from = openPool(source.url, log);
  const to = openPool(target.url, log);
  try {
    const additions = await listAdditions(from);
    if (additions.length > 0) {
      log.warn(
        `What the site did not create is not carried over: ${additions.join(', ')}. It stays in ${kept}.`,
      );
    }
    return await carryRows(from, to, makeTables, ({ table, rows, isDone }) => {
      if (rows > 0) log.info(`Rows of ${table}: ${count(rows)}${isDone ? '' : ' so far'}.`);
    });
  } finally {
    await Promise.all([from.end(), to.end()]);
    await target.stop();
  }
}

function openPool(url: string, log: DatabaseLog) {
  // Large tables take a while.
  return createPool({ connection: { connectionString: url }, size: 2, log, answerTimeoutMs: 0 });
}
