import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { isDatabaseAway, readErrorCode } from '#server/db/errors.ts';
import type { DatabaseLog } from '#server/db/pool.ts';
import { clusterPaths, databaseUser } from './cluster.ts';
import { findPostmaster, type Postmaster, releaseStaleFile } from './postmaster.ts';
import { endServer, findFreePort, isServerRunning, spawnServer } from './server-process.ts';
import { findServerUser } from './server-user.ts';

/** The PostgreSQL server of a cluster. */
export interface EmbeddedServer {
  /** Its loopback address with user and password. */
  url: string;
  port: number;
  /** Whether another process had already started it. */
  isAdopted: boolean;
  /** Stops watching it and, if this process started it, ends the server. */
  stop(): Promise<void>;
}

const startLimitMs = 20_000;
const maxStarts = 8;
const pauseBetweenStartsMs = 100;
const pollMs = 20;
const watchMs = 1000;

/** The last lines of the server's own log. */
function quoteLog(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n');
  } catch {
    return '(it wrote nothing)';
  }
}

/** Whether the server accepts connections; throws if it refuses this user for good. */
async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (readErrorCode(error) === '53300') return true;
    // A server whose parent has just died still reports "ready" for a moment before it stops.
    if (isDatabaseAway(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts a cluster's PostgreSQL, or joins the one that is already running, and watches it: when it
 * ends, by a crash or with the process that started it, it is restarted on the same port, so that pools
 * only have to reconnect. Several processes may do this on one folder at once; postmaster.pid decides
 * between them.
 *
 * @param settings this server's own settings
 * @throws OperatorError, or the operating system's error, if it cannot run
 */
export async function superviseServer(
  folder: string,
  binaries: string,
  log: DatabaseLog,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedServer> {
  const paths = clusterPaths(folder);
  const password = (await readFile(paths.password, 'utf8')).trim();
  const user = findServerUser(folder, join(binaries, 'postgres'));
  const place = { user, binaries, folder, settings };
  let child: ChildProcess | undefined;
  let isStopping = false;

  function urlOf(port: number): string {
    return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`;
  }

  function start(port: number): void {
    const started = spawnServer(place, port);
    // A failed spawn shows as a server that never becomes ready.
    started.on('error', (error) => log.error(`PostgreSQL did not start: ${error.message}`));
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    child = started;
  }

  /** Waits for a server that answers, and starts one if there is none. */
  async function ensureRunning(fixedPort?: number): Promise<Postmaster> {
    const deadline = Date.now() + startLimitMs;
    let starts = 0;
    let isTaken = false;
    while (Date.now() < deadline && !isStopping) {
      const running = findPostmaster(folder);
      if (running?.status === 'ready' && (await acceptsConnections(urlOf(running.port)))) {
        return running;
      }
      if (!running && !child) {
        if (starts === maxStarts) break;
        await wait(starts * pauseBetweenStartsMs);
        releaseStaleFile(folder);
        const last = Number(await readFile(paths.port, 'utf8').catch(() => '0'));
        const port = await findFreePort(fixedPort ?? last);
        isTaken = fixedPort !== undefined && port !== fixedPort;
        if (!isTaken) start(port);
        starts += 1;
      }
      await wait(pollMs);
    }
    if (isTaken) {
      throw new OperatorError(
        `PostgreSQL did not start on ${folder}, because another program has its port, ${fixedPort}. Stop that program, or restart the site to use another port.`,
      );
    }
    throw new OperatorError(
      `PostgreSQL did not start on ${folder}. Its log, ${paths.log}, ends with:\n` +
        `${quoteLog(paths.log)}\nFix what it reports.`,
    );
  }

  async function end(): Promise<void> {
    isStopping = true;
    if (child) await endServer(child, place);
  }

  const first = await ensureRunning().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const { port } = first;
  const isAdopted = first.pid !== child?.pid;
  if (!isAdopted) await writeFile(paths.port, String(port));

  let repair: Promise<void> | undefined;
  async function restart(): Promise<void> {
    log.warn(`PostgreSQL on ${folder} has stopped and is being restarted.`);
    try {
      await ensureRunning(port);
      log.info(`PostgreSQL on ${folder} runs again.`);
    } catch (error) {
      if (!isStopping) log.error(errorMessage(error));
    }
  }
  const watch = setInterval(() => {
    const isThere = child ? isServerRunning(child) : findPostmaster(folder)?.status === 'ready';
    if (isThere || repair !== undefined) return;
    repair = restart().finally(() => {
      repair = undefined;
    });
  }, watchMs);
  watch.unref();

  // For systems that do not end the server with this process.
  const endWithProcess = () => child?.kill('SIGINT');
  process.once('exit', endWithProcess);

  return {
    url: urlOf(port),
    port,
    isAdopted,
    async stop() {
      isStopping = true;
      clearInterval(watch);
      await repair;
      await end();
      process.off('exit', endWithProcess);
    },
  };
}
