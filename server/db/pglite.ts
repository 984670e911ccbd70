import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { StopListening } from './notifications.ts';
import { type DatabaseLog, describeConnection, reportLostConnections } from './pool.ts';
import { watchMainThread } from './watchdog.ts';

/** PostgreSQL inside this process. */
export interface PgliteServer {
  readonly pool: pg.Pool;
  listen(channel: string, onNotify: (payload: string) => void): Promise<StopListening>;
  /** Ends the pool, writes the data down and lets the next process in. */
  close(): Promise<void>;
}

/** Where PGlite keeps its data inside the data folder. */
export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/** Whether PGlite has been at work in the data folder. */
export function hasPgliteData(dataDir: string): boolean {
  return existsSync(join(pgliteFolder(dataDir), 'cluster', 'PG_VERSION'));
}

/**
 * SQLSTATE classes after which PGlite cannot go on: out of resources (a full disk), system errors,
 * internal errors. The statement after a full disk would spin for ever.
 */
const fatalStates = /^(53|58|XX)/;

const leastFreeMegabytes = 64;

/** What a process says that its database has stopped; `seconds` is how long it has stood still. */
function standstill(folder: string, seconds: number): string {
  return (
    `\nPGlite has stood still for ${seconds} seconds and the process with it, so it is ended. ` +
    `Look whether the disk of ${folder} is full, then start again; what was confirmed is kept. ` +
    'Set DATABASE_URL to a PostgreSQL server, which has a process of its own.\n'
  );
}

async function checkFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if ((bavail * bsize) / 1024 / 1024 >= leastFreeMegabytes) return;
  throw new Error(
    `Less than ${leastFreeMegabytes} MB are free for ${folder}, and PGlite does not survive a full ` +
      'disk. Free some space and start again.',
  );
}

/** There is one session for ever: a new client must not meet what the one before it left open. */
async function resetSession(client: pg.ClientBase): Promise<void> {
  await client.query('rollback');
  await client.query('deallocate all');
}

/**
 * Opens PGlite behind the same kind of pool as any server, with one connection. `onFatal` is called
 * with an error after which the process has to end, because the next statement may never return;
 * one that does not return for `standstillMs` ends the process from another thread.
 * Throws when another process has the folder or the disk is nearly full.
 */
export async function openPglite(
  dataDir: string,
  log: DatabaseLog,
  onFatal: (error: Error) => void,
  standstillMs: number,
): Promise<PgliteServer> {
  const folder = pgliteFolder(dataDir);
  await mkdir(folder, { recursive: true });
  await checkFreeSpace(folder);
  const unlock = await lockFolder(folder);
  try {
    // Large, and not needed where a real server runs.
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const lite = await PGlite.create(join(folder, 'cluster'));
    // A connection object of its own for each client: the late "end" of one would otherwise reach
    // the client after it.
    class LiteClient extends pg.Client {
      constructor() {
        const settings = describeConnection(createPgConfig(lite));
        super({ ...settings, connectionTimeoutMillis: 0 });
      }
    }
    const pool = new pg.Pool({
      Client: LiteClient,
      max: 1,
      idleTimeoutMillis: 0,
      onConnect: resetSession,
    });
    reportLostConnections(pool, log);
    watchForFatal(pool, onFatal);
    const endWatch = watchMainThread(standstillMs, standstill(folder, standstillMs / 1000));
    return {
      pool,
      async listen(channel, onNotify) {
        // Through the pool: PGlite's own listen would come between the messages of a query that is
        // under way in the one session, and that query would answer with no rows.
        await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
        const stop = lite.onNotification((name, payload) => {
          if (name === channel) onNotify(payload);
        });
        return async () => stop();
      },
      async close() {
        if (!pool.ending && !pool.ended) await pool.end();
        if (!lite.closed) await lite.close();
        await endWatch();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function watchForFatal(pool: pg.Pool, onFatal: (error: Error) => void): void {
  pool.on('connect', ({ connection }) => {
    connection.on('errorMessage', ({ code, message }: { code?: string; message?: string }) => {
      if (code !== undefined && fatalStates.test(code)) onFatal(new Error(`${message} (${code})`));
    });
  });
}
