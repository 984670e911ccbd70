import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { clusterPaths, isProcessAlive } from './cluster.ts';

/** A PostgreSQL server running on a folder. */
export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

/** Larger than any process id on Linux: a process that cannot exist. */
const noProcess = 4_194_305;

/** Line numbers of postmaster.pid, see src/include/utils/pidfile.h of PostgreSQL. */
const portLine = 3;
const statusLine = 7;

/**
 * Whether a process is a cluster's server, by its command line, which is readable for everybody. After
 * a container restarts, the old id often belongs to another program.
 */
function isServerOf(pid: number, cluster: string): boolean {
  if (!isProcessAlive(pid)) return false;
  const file = `/proc/${pid}/cmdline`;
  if (process.platform !== 'linux' || !existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(file, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

function readLines(folder: string): string[] {
  try {
    return readFileSync(clusterPaths(folder).postmaster, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Finds the server running on the folder, whoever started it; undefined if there is none. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const lines = readLines(folder);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isServerOf(pid, clusterPaths(folder).cluster)) return undefined;
  const status = lines[statusLine]?.trim();
  return {
    pid,
    port: Number(lines[portLine]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/**
 * A dead server's file blocks a new one while another program has its process id. The id is replaced by
 * an impossible one. The file stays, because its line about shared memory tells PostgreSQL whether
 * children of the dead server are still running. A server that another process has started in the
 * meantime keeps its own: without it, it would end itself.
 */
export function releaseStaleFile(folder: string): void {
  const [first, ...rest] = readLines(folder);
  const pid = Number(first);
  if (!(pid > 0) || pid === noProcess || !isProcessAlive(pid)) return;
  if (isServerOf(pid, clusterPaths(folder).cluster)) return;
  writeFileSync(clusterPaths(folder).postmaster, [String(noProcess), ...rest].join('\n'));
}
