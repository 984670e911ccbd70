import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { hasCluster } from '#server/db/embedded/cluster.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { createKysely } from '#server/db/kysely.ts';
import { listenOnConnection, type StopListening } from '#server/db/notifications.ts';
import { hasPgliteData, openPglite, pgliteFolder } from '#server/db/pglite.ts';
import { createPool, type DatabaseLog } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';
import { describePlace, waitForServer } from './reach.ts';

/** The database a process works on, whichever kind of server is behind it. */
export interface Database {
  readonly kind: 'postgres' | 'embedded' | 'pglite';
  /** One sentence for whoever starts the site, with what is different about this kind. */
  readonly describe: string;
  /** The server's address with its password; PGlite has none. */
  readonly url?: string;
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  /** Calls back on every NOTIFY; a hint that can get lost, so whoever listens polls too. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<StopListening>;
  /** Ends the connections, and the server where this process started it. */
  close(): Promise<void>;
}

/** What opening takes. */
export interface OpenOptions {
  /** A PostgreSQL server, 14 or later; `pglite:` asks for PGlite; absent means the data folder. */
  readonly databaseUrl?: string;
  /** Where a database without an address keeps its data. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Connections at most; 10 unless told otherwise. PGlite has one. */
  readonly poolSize?: number;
  /** How long a connection may be silent in a query before it is given up: 60 s, 0 is for ever. */
  readonly answerTimeoutMs?: number;
  /** How long to wait at start for a server that is not up yet: 30 s. */
  readonly reachLimitMs?: number;
  /** How long PGlite may keep the process from everything else before it is ended: 30 s. */
  readonly standstillMs?: number;
  /** Called when PGlite cannot go on; ends the process unless told otherwise. */
  readonly onFatal?: (error: Error) => void;
}

/**
 * Opens the database: the server at DATABASE_URL, else a PostgreSQL of this project's own, else,
 * where that cannot run, PGlite. Once one of the two holds data it stays in use, or they would be
 * in two places. Throws a sentence with the remedy when there is no way.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  if (databaseUrl === 'pglite:') return openInProcess(options, 'as DATABASE_URL asks');
  if (databaseUrl) return openServer(databaseUrl, options);

  const folder = resolve(options.dataDir, 'postgres');
  const hasServerData = hasCluster(folder);
  if (!hasServerData && hasPgliteData(resolve(options.dataDir))) {
    return openInProcess(options, 'because its data are there already');
  }
  try {
    return await openEmbedded(folder, options);
  } catch (error) {
    if (hasServerData) throw error;
    const reason = errorMessage(error);
    log.warn(`The embedded PostgreSQL cannot run here: ${reason}`);
    return openInProcess(options, 'because the embedded PostgreSQL cannot run here');
  }
}

/** Takes the word `pgbouncer=true` out of an address: it is for this program, not for the server. */
function readPooler(url: string): { readonly address: string; readonly isPooled: boolean } {
  const parsed = URL.parse(url);
  if (parsed?.searchParams.get('pgbouncer') !== 'true') return { address: url, isPooled: false };
  parsed.searchParams.delete('pgbouncer');
  return { address: parsed.href, isPooled: true };
}

type Connected = Pick<Database, 'pool' | 'kysely' | 'listen' | 'close'> & { readonly url: string };

function connect(url: string, options: OpenOptions): Connected {
  const { log, poolSize = 10, answerTimeoutMs = 60_000 } = options;
  const { address, isPooled } = readPooler(url);
  const connection = { connectionString: address };
  const pool = createPool({ connection, size: poolSize, log, answerTimeoutMs, isPooled });
  const stops = new Set<StopListening>();
  return {
    url,
    pool,
    kysely: createKysely(pool),
    async listen(channel, onNotify) {
      // A pooler hands the session on, and with it what it would have been told.
      if (isPooled) return async () => {};
      const stop = await listenOnConnection(connection, channel, onNotify, log);
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
    await waitForServer(connected.pool, url, options.reachLimitMs ?? 30_000, options.log);
  } catch (error) {
    await connected.close();
    throw error;
  }
  const pooler = readPooler(url).isPooled ? ' through a pooler in transaction mode' : '';
  const describe = `PostgreSQL at ${describePlace(url)}${pooler}.`;
  return { ...connected, kind: 'postgres', describe };
}

async function openEmbedded(folder: string, options: OpenOptions): Promise<Database> {
  const server = await startEmbedded(folder, options.log);
  const connected = connect(server.url, options);
  const joined = server.isAdopted ? '; another process had started it' : '';
  return {
    ...connected,
    kind: 'embedded',
    describe: `PostgreSQL 18, embedded, on port ${server.port}; data in ${folder}${joined}.`,
    async close() {
      await connected.close();
      await server.stop();
    },
  };
}

async function openInProcess(options: OpenOptions, reason: string): Promise<Database> {
  const { log, onFatal = endProcess, standstillMs = 30_000 } = options;
  const dataDir = resolve(options.dataDir);
  const { pool, listen, close } = await openPglite(dataDir, log, onFatal, standstillMs);
  return {
    kind: 'pglite',
    describe:
      `PGlite (PostgreSQL inside this process), ${reason}; data in ${pgliteFolder(dataDir)}. ` +
      'One process only, and a power loss can lose the last moments: set DATABASE_URL for more.',
    pool,
    kysely: createKysely(pool),
    listen,
    close,
  };
}

function endProcess(error: Error): void {
  process.stderr.write(
    `PGlite cannot go on: ${error.message}. Free space on the disk or repair it, then start ` +
      'again; what was confirmed is kept.\n',
  );
  process.exit(1);
}
