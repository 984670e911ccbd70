import pg from 'pg';

/** Where the database writes what an operator should know; a pino logger fits. */
export interface DatabaseLog {
  info(sentence: string): void;
  warn(sentence: string): void;
  error(sentence: string): void;
}

/** How a pool reaches its server and how long it waits. */
export interface PoolOptions {
  connection: pg.ClientConfig;
  size: number;
  log: DatabaseLog;
  /** A pooler in transaction mode stands between: sessions remember nothing. */
  isPooled?: boolean;
  /** After so long without a byte a connection in a query is given up as dead; 0 waits for ever. */
  answerTimeoutMs: number;
}

const connectTimeoutMs = 5000;
const keepAliveAfterMs = 10_000;
const idleTimeoutMs = 10_000;

const { builtins } = pg.types;

/** Counts and ids (int8) fit a number here: none of them comes near 2^53. */
const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.INT8 && format !== 'binary') return Number;
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid);
  },
};

/** What every connection has in common: value types, keep-alive, a time limit on connecting. */
export function describeConnection(connection: pg.ClientConfig): pg.ClientConfig {
  return {
    ...connection,
    types: valueTypes,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'funnelfile',
  };
}

/** Connections through a pooler, where the next statement may reach another session of the server. */
const pooledClients = new WeakSet<pg.ClientBase>();

/** Whether the session behind a connection is its own, and remembers prepared statements. */
export function keepsStatements(client: pg.ClientBase): boolean {
  return !pooledClients.has(client);
}

/** Opens a pool that survives lost connections: the next query takes a new one. */
export function createPool(options: PoolOptions): pg.Pool {
  const { connection, size, log, answerTimeoutMs, isPooled = false } = options;
  const pool = new pg.Pool({
    ...describeConnection(connection),
    max: size,
    idleTimeoutMillis: idleTimeoutMs,
  });
  // Otherwise an event without a listener, which ends the process.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  if (isPooled) pool.on('connect', (client) => pooledClients.add(client));
  // Idle connections are closed long before, so a silent one is in the middle of a query whose
  // answer will not come: its host has vanished. Otherwise the query would wait for the operating
  // system to notice, about fifteen minutes.
  if (answerTimeoutMs > 0) {
    pool.on('connect', ({ connection: { stream } }) => {
      if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return;
      stream.setTimeout(answerTimeoutMs, () => {
        stream.destroy(
          new Error(`Connection terminated: the database did not answer for ${answerTimeoutMs} ms`),
        );
      });
    });
  }
  return pool;
}
