import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { clusterPaths, hasCluster, majorVersion } from '#server/db/embedded/cluster.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { readErrorCode } from '#server/db/errors.ts';
import { createKysely } from '#server/db/kysely.ts';
import { listenOnConnection, type StopListening } from '#server/db/notifications.ts';
import { createPool, type DatabaseLog } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';
import { settleRelease } from '#server/db/upgrade/settle-release.ts';
import { makeCarriedTables } from './migrate.ts';
import { isThroughPooler, readPooler } from './pooler.ts';
import { describePlace, waitForServer } from './reach.ts';
import { shareListening } from './shared-listening.ts';

/** The PostgreSQL that a process uses: its own, or one it was given. */
export interface Database {
  /** One sentence for the operator. */
  readonly describe: string;
  /** The server's address with its password. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  /** Calls back on every NOTIFY; a hint that can get lost, so listeners poll too. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<StopListening>;
  /** Closes the connections, and ends the server if this process started it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The address of a PostgreSQL server, 14 or later; absent or empty means the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Where the operator has written that address or folder: a variable, or an option of a command. */
  readonly writtenIn?: string | undefined;
  /** The embedded PostgreSQL's data folder. */
  readonly dataDir: string;
  /** Whether the folder has to have data: a new database would look as if everybody were gone. */
  readonly isOld?: boolean;
  readonly log: DatabaseLog;
  /** The maximum number of connections; 10 by default. */
  readonly poolSize?: number;
  /**
   * How long a connection may be silent in a query before it is given up: 60 s by default. 0 means no
   * limit, for changes of large tables.
   */
  readonly answerTimeoutMs?: number;
  /** How long to wait at start for a server that is not up yet: 30 s by default. */
  readonly reachLimitMs?: number;
  /** Carries the data of an older embedded PostgreSQL over; without it, such data is refused. */
  readonly upgrade?: {
    /** The folder with the old release's programs; where packages install them by default. */
    readonly oldPrograms?: string | undefined;
  };
}

/**
 * Opens the database: the server at DATABASE_URL, otherwise the embedded PostgreSQL in the data folder.
 *
 * @throws OperatorError if neither can be used, or the folder has no data although it has to
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) return openServer(options.databaseUrl, options);
  return openEmbedded(resolve(options.dataDir), options);
}

function connect(
  url: string,
  options: OpenOptions,
  dataFolder?: string,
): Omit<Database, 'describe'> {
  const { log, poolSize = 10, answerTimeoutMs = 60_000 } = options;
  const { address, isPooled = false } = readPooler(url);
  const connection = { connectionString: address };
  const pool = createPool({
    connection,
    size: poolSize,
    log,
    answerTimeoutMs,
    isPooled,
    dataFolder,
  });
  const stops = new Set<StopListening>();
  const listen = shareListening((channel, onNotify) =>
    listenOnConnection(connection, channel, onNotify, log),
  );
  return {
    url,
    pool,
    kysely: createKysely(pool, answerTimeoutMs === 0 ? { queryTimeoutMs: 0 } : {}),
    async listen(channel, onNotify) {
      // A pooler passes the session, and with it the notifications, to others.
      if (isPooled) return async () => {};
      const stop = await listen(channel, onNotify);
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      if (!pool.ending && !pool.ended) await pool.end();
    },
  };
}

async function openServer(url: string, options: OpenOptions): Promise<Database> {
  const connected = connect(url, options);
  try {
    const { writtenIn: from = 'DATABASE_URL', reachLimitMs: limitMs = 30_000, log } = options;
    await waitForServer(connected.kysely, { url, from, limitMs, log });
  } catch (error) {
    await connected.close();
    throw error;
  }
  const place = `PostgreSQL at ${describePlace(url)}`;
  const named = readPooler(url);
  if (named.isPooled) {
    return { ...connected, describe: `${place} through a pooler in transaction mode.` };
  }
  if (named.isPooled === false || !(await isThroughPooler(connected.pool))) {
    return { ...connected, describe: `${place}.` };
  }
  await connected.close();
  return {
    ...connect(named.pooled, options),
    describe: `${place} through a pooler, as if in transaction mode; if it is in session mode, add pgbouncer=false to the address.`,
  };
}

/**
 * Refuses PGlite's data, which an earlier release used where PostgreSQL could not run: a new empty
 * database beside it would look as if everything were lost.
 */
function refusePgliteData(dataDir: string): void {
  const folder = join(dataDir, 'pglite');
  if (!existsSync(join(folder, 'cluster', 'PG_VERSION'))) return;
  throw new OperatorError(
    `The data in ${folder} was written by PGlite, which this release no longer has. Carry it ` +
      'over with the previous release: npm run move-database -- --to postgres://… Then set ' +
      'DATABASE_URL to that address and start this release.',
  );
}

async function openEmbedded(dataDir: string, options: OpenOptions): Promise<Database> {
  const folder = join(dataDir, 'postgres');
  if (options.isOld === true && !hasCluster(folder)) {
    throw new OperatorError(
      `There is no database in ${dataDir}: no site has been started with it as its data folder. ` +
        `Check ${options.writtenIn ?? 'DATA_DIR'}, or set DATABASE_URL if the site has a server of its own.`,
    );
  }
  const upgrade = options.upgrade && {
    oldPrograms: options.upgrade.oldPrograms,
    makeTables: makeCarriedTables,
  };
  const kept = await settleRelease(folder, upgrade, options.log);
  if (!hasCluster(folder)) refusePgliteData(dataDir);
  const server = await startEmbedded(folder, options.log).catch((error: unknown) => {
    if (!(error instanceof OperatorError) && readErrorCode(error) === '') throw error;
    throw new OperatorError(
      `The embedded PostgreSQL cannot run here. ${errorMessage(error)}\n` +
        `Give it a folder that is its own with DATA_DIR (now ${dataDir}), or set DATABASE_URL to another ` +
        'PostgreSQL server, 14 or later.',
      { cause: error },
    );
  });
  const connected = connect(server.url, options, clusterPaths(folder).cluster);
  const joined = server.isAdopted ? '; another process had started it' : '';
  const carried = kept === undefined ? '' : `, carried over; the original data is kept in ${kept}`;
  return {
    ...connected,
    describe: `PostgreSQL ${majorVersion}, embedded, on port ${server.port}; data in ${folder}${joined}${carried}.`,
    async close() {
      await connected.close();
      await server.stop();
    },
  };
}
