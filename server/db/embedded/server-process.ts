import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#engine/text/operator-error.ts';
import { clusterPaths, isProcessAlive } from './cluster.ts';
import type { ServerUser } from './server-user.ts';

/** How to start and end a PostgreSQL process. */
export interface ServerPlace {
  user: ServerUser;
  /** The folder of the programs. */
  binaries: string;
  folder: string;
  /** This server's own settings. */
  settings?: Readonly<Record<string, string>>;
}

const stopLimitMs = 10_000;
const pollMs = 20;
const maxLogBytes = 4_000_000;

const settingsOfAll = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // People are not erased from its log file, so it must contain no statement, parameter or row.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const;

/**
 * Below the ports that systems use for outgoing connections (Linux from 32,768, others from 49,152), so
 * that none of these takes a port before it is used.
 */
const ports = { first: 20_000, end: 32_768 } as const;

/**
 * A free port: the wanted one, otherwise any; 0 means any.
 *
 * @throws OperatorError if there is none, or no 127.0.0.1 to have it on
 */
export async function findFreePort(wanted: number): Promise<number> {
  if (wanted !== 0 && (await isFree(wanted))) return wanted;
  for (let turn = 0; turn < 100; turn += 1) {
    const port = randomInt(ports.first, ports.end);
    if (await isFree(port)) return port;
  }
  throw new OperatorError(
    `No port from ${ports.first} to ${ports.end - 1} is free. Stop the programs that use them.`,
  );
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRNOTAVAIL') return resolve(false);
      reject(
        new OperatorError(
          'This machine has no address 127.0.0.1, on which it listens. Bring up the loopback interface with IPv4.',
        ),
      );
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Starts the server with its log in a file, so that the log outlives this process. */
export function spawnServer(place: ServerPlace, port: number): ChildProcess {
  const { user, binaries, folder } = place;
  const { cluster, log } = clusterPaths(folder);
  const options = Object.entries({ ...settingsOfAll, ...place.settings, port: String(port) });
  const args = ['-D', cluster, ...options.flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const command = user.command(join(binaries, 'postgres'), args, folder);
  const isLong = (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes;
  const output = openSync(log, isLong ? 'w' : 'a', 0o600);
  try {
    const child = spawn(command.program, command.args, {
      ...command.options,
      stdio: ['ignore', output, output],
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

/** Whether a started server is still running. */
export function isServerRunning({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode === null && signalCode === null && pid !== undefined && isProcessAlive(pid);
}

/**
 * Ends a server that this process started: open transactions are rolled back and everything is written
 * to disk. After ten seconds it is ended forcibly; the write-ahead log has every committed row anyway.
 */
export async function endServer(server: ChildProcess, place: ServerPlace): Promise<void> {
  const isWindows = process.platform === 'win32';
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    // Windows has no signals; pg_ctl makes the same request.
    if (isWindows) await runPgCtl(place, signal === 'SIGINT' ? 'fast' : 'immediate');
    else server.kill(signal);
    const deadline = Date.now() + stopLimitMs;
    while (isServerRunning(server) && Date.now() < deadline) await wait(pollMs);
    if (!isServerRunning(server)) return;
  }
}

async function runPgCtl({ user, binaries, folder }: ServerPlace, mode: string): Promise<void> {
  const args = ['stop', '-D', clusterPaths(folder).cluster, '-m', mode];
  const { program, args: all, options } = user.command(join(binaries, 'pg_ctl'), args, folder);
  const child = spawn(program, all, { ...options, stdio: 'ignore' });
  await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
}
