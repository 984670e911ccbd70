import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { reservePort } from '#scripts/support/processes.ts';
import { clusterPaths, hasCluster } from '#server/db/embedded/cluster.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = join(root, 'test-results', 'prepared-data');

/**
 * Gives a data folder the PostgreSQL that a first start would make: without a row, with all tables. To
 * copy it takes a tenth of the time. All copies have the same password, so each gets a port that no other
 * test takes. A folder that has one already keeps it.
 *
 * @param folder where the PostgreSQL of a data folder lies: `<data folder>/postgres`
 */
export async function prepareData(folder: string): Promise<void> {
  // There, a program that copies files with their owners is missing.
  if (process.platform === 'win32' || existsSync(folder)) return;
  prepared ??= findPrepared();
  await mkdir(dirname(folder), { recursive: true });
  await run('cp', ['-a', await prepared, folder]);
  await writeFile(clusterPaths(folder).port, String(await reservePort()));
}

let prepared: Promise<string> | undefined;

/** The prepared folder; it is made where there is none of these tables. */
async function findPrepared(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync('migrations/*.ts', { cwd: root }).toSorted()) {
    hash.update(readFileSync(join(root, file)));
  }
  hash.update(`${process.getuid?.()}`);
  const folder = join(kept, hash.digest('hex').slice(0, 16));
  const database = join(folder, 'postgres');
  if (hasCluster(database)) return database;
  await mkdir(kept, { recursive: true });
  const staging = mkdtempSync(join(kept, 'new-'));
  await run(process.execPath, ['scripts/run.mjs', 'migrate', 'up'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: staging },
  });
  // Each copy has a log of its own.
  rmSync(clusterPaths(join(staging, 'postgres')).log);
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process of the tests was quicker.
    rmSync(staging, { recursive: true });
    if (!hasCluster(database)) throw error;
  }
  return database;
}
