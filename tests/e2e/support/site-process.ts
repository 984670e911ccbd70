import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { endWithThisProcess, reservePort } from '#scripts/support/processes.ts';
import { prepareData } from '#tests/support/database/prepared-data.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entry = join(root, 'dist', 'server', 'main.js');
const startLimitMs = 240_000;
const stopLimitMs = 60_000;

/** A site that was started as `npm start` starts it, on a port and a data folder of its own. */
export interface SiteProcess {
  /** Scheme, host and port, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Connections to its database; they end with the site. */
  readonly pool: pg.Pool;
  /** What it has printed so far. */
  output(): string;
  /** Everything it logged as an error. */
  errors(): readonly string[];
  /** Ends it with SIGTERM; throws unless it exits with 0 and its PostgreSQL is gone. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL, as a crash would. */
  kill(): Promise<void>;
}

/** What a start may differ in. */
export interface StartOptions {
  /** Kept after the end, so that it can be started again at its address; else a temporary one. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The built server to start; else the project's own. */
  readonly entry?: string;
}

/** The ports of the sites that were started, by their data folder. */
const ports = new Map<string, number>();

/** Starts the built site and waits until it is ready; throws what it printed when it is not. */
export async function startSite(options: StartOptions = {}): Promise<SiteProcess> {
  const isOwnFolder = options.dataDir === undefined;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'funnelfile-e2e-'));
  await prepareData(join(dataDir, 'postgres'));
  const port = ports.get(dataDir) ?? (await reservePort());
  ports.set(dataDir, port);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [options.entry ?? entry], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      SUBMISSIONS_PER_MINUTE: '1000000',
      // Programs type more quickly than people; abuse-limits.spec.ts starts a site that asks for time.
      FORM_MIN_SECONDS: '0',
      ...options.env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit');
  endWithThisProcess(child);
  await waitUntilReady(child, () => output);
  const pool = openLastingPool(databaseUrl(dataDir), 4);

  async function end(signal: NodeJS.Signals): Promise<void> {
    await pool.end();
    child.kill(signal);
    const late = wait(stopLimitMs, 'late', { ref: false });
    if ((await Promise.race([exited, late])) === 'late') {
      child.kill('SIGKILL');
      throw new Error(`The site did not end in ${stopLimitMs} ms after ${signal}:\n${output}`);
    }
  }

  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    pool,
    output: () => output,
    errors: () => output.split('\n').filter((line) => /"level":(50|60|"error"|"fatal")/.test(line)),
    async stop() {
      const postgres = postgresId(dataDir);
      await end('SIGTERM');
      if (child.exitCode !== 0) {
        throw new Error(`The site ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
      }
      if (postgres === undefined || isAlive(postgres)) {
        throw new Error(`PostgreSQL (process ${postgres}) is still there after the site ended.`);
      }
      if (isOwnFolder) rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

/** Waits for its own word: what answers on its port may be another program that was there first. */
async function waitUntilReady(child: ChildProcess, output: () => string) {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (output().includes('Funnelfile is running')) return;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The site did not get ready:\n${output()}`);
}

function databaseUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim();
  return `postgres://funnelfile:${read('password')}@127.0.0.1:${read('port')}/postgres`;
}

/** The process id of the PostgreSQL that keeps its data in the folder, while it runs. */
export function postgresId(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Whether a process with this id runs; one that has ended and waits to be collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
}
