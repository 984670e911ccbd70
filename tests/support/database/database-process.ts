import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithThisProcess } from '#scripts/support/processes.ts';

const root = join(import.meta.dirname, '../../..');

/** Another process that has a data folder open. */
export interface DatabaseProcess {
  readonly child: ChildProcess;
  /** What it says about its database. */
  readonly describe: string;
  readonly url: string;
  /** Ends it as a crash or the system does; it has no time to close anything. */
  kill(): Promise<void>;
  /** Asks it to close its database and end; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a process that opens the data folder and keeps it open. @param killAt where it ends itself */
export async function startDatabaseProcess(
  dataDir: string,
  killAt?: string,
): Promise<DatabaseProcess> {
  const args = [
    '--import',
    './scripts/support/load-sources.mjs',
    'tests/support/database/hold-database.ts',
  ];
  const child = spawn(process.execPath, [...args, dataDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: killAt === undefined ? process.env : { ...process.env, KILL_AT: killAt },
  });
  endWithThisProcess(child);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const opened = once(lines, 'line').then(([line]) => JSON.parse(String(line)));
  const failed = exited.then(([code, signal]) => {
    throw new Error(
      `The process ended with ${code ?? signal} before its database was open:\n${errors}`,
    );
  });
  const { describe, url } = await Promise.race([opened, failed]);
  failed.catch(() => {});
  return {
    child,
    describe,
    url,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
