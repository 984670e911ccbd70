import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { reservePort } from '#scripts/support/processes.ts';
import { findBinaries } from '#server/db/embedded/cluster.ts';
import { endServer } from '#server/db/embedded/server-process.ts';
import { findServerUser } from '#server/db/embedded/server-user.ts';
import { isDatabaseAway } from '#server/db/errors.ts';

const debian = '/usr/lib/postgresql';

/** Debian's PostgreSQL programs, installed where they are missing and may be; else nothing. */
export function findDebianServer(): string | undefined {
  const find = () =>
    existsSync(debian)
      ? readdirSync(debian)
          .map((version) => join(debian, version, 'bin'))
          .find((folder) => existsSync(join(folder, 'postgres')))
      : undefined;
  if (find() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return find();
  // The run level keeps the package from starting a server of its own, which nobody here uses.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300', '--no-install-recommends'];
  spawnSync('apt-get', [...options, 'update'], { env });
  spawnSync('apt-get', [...options, 'install', 'postgresql'], { env });
  return find();
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      return await client.connect().then(() => {});
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      await wait(25);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/**
 * Starts a PostgreSQL server as somebody else's would be, reached by its address alone: Debian's
 * release (15 on Debian 12) where it is there or can be installed, else the one of the packages; or
 * the release whose programs are in the folder `TEST_PGBIN`.
 */
export async function startSeparateServer(
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const binaries = process.env.TEST_PGBIN ?? findDebianServer() ?? findBinaries();
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster, { recursive: true });
  const user = findServerUser(folder, join(binaries, 'postgres'));
  await user.own(cluster);
  const account = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const initdb = user.command(join(binaries, 'initdb'), ['-D', cluster, ...account], folder);
  execFileSync(initdb.program, initdb.args, {
    cwd: folder,
    env: initdb.options.env,
    stdio: 'pipe',
  });

  const port = await reservePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const { program, args: all, options } = user.command(join(binaries, 'postgres'), args, folder);
  const server = spawn(program, all, { ...options, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return { url, stop: () => endServer(server, { user, binaries, folder }) };
}
