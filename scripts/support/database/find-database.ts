import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPaths, databaseUser } from '#server/db/embedded/cluster.ts';

/** How to reach the embedded PostgreSQL of a data folder while it runs. */
export interface DatabaseAddress {
  readonly url: string;
  readonly port: string;
  readonly password: string;
  /** The id of the server's main process. */
  readonly pid: number;
}

/** The address of a running site's embedded PostgreSQL. */
export async function findDatabase(dataDir: string): Promise<DatabaseAddress> {
  const paths = clusterPaths(join(dataDir, 'postgres'));
  if (!existsSync(paths.password)) throw new Error(`No PostgreSQL is running in ${dataDir}.`);
  const password = (await readFile(paths.password, 'utf8')).trim();
  const port = (await readFile(paths.port, 'utf8')).trim();
  const pid = Number((await readFile(paths.postmaster, 'utf8')).split('\n')[0]);
  return {
    pid,
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`,
    port,
    password,
  };
}
