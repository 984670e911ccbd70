import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPaths, databaseUser, majorVersion } from '#server/db/embedded/cluster.ts';
import { findServerUser } from '#server/db/embedded/server-user.ts';
import { superviseServer } from '#server/db/embedded/supervise.ts';
import { quiet } from './database.ts';
import { findDebianServer } from './separate-server.ts';

/** The password that data of the release before have. */
const oldPassword = 'of-the-release-before';

/** The programs of an older PostgreSQL than the bundled one; undefined where none can be had. */
export function findOlderServer(): { programs: string; version: number } | undefined {
  const programs = findDebianServer();
  const version = Number(programs?.split('/').at(-2));
  return programs !== undefined && version < majorVersion ? { programs, version } : undefined;
}

/** Makes an empty data folder as an embedded PostgreSQL of that older release would have. */
export async function makeOldCluster(dataDir: string, programs: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const paths = clusterPaths(folder);
  mkdirSync(paths.cluster, { recursive: true });
  chmodSync(paths.cluster, 0o700);
  writeFileSync(paths.password, oldPassword, { mode: 0o600 });
  const handedOver = join(folder, 'handed-over');
  writeFileSync(handedOver, oldPassword);
  const user = findServerUser(folder, join(programs, 'postgres'));
  await user.own(paths.cluster);
  const account = ['-U', databaseUser, '-A', 'scram-sha-256', `--pwfile=${handedOver}`];
  const args = ['-D', paths.cluster, ...account, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const initdb = user.command(join(programs, 'initdb'), args, folder);
  execFileSync(initdb.program, initdb.args, {
    cwd: folder,
    env: initdb.options.env,
    stdio: 'pipe',
  });
  rmSync(handedOver);
  return folder;
}

/** Does something with the server of the older release on its folder, as a site of it would. */
export async function withOldServer<Result>(
  folder: string,
  programs: string,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await superviseServer(folder, programs, quiet);
  return act(server.url).finally(() => server.stop());
}
