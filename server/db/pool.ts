import pg from 'pg';

/** Where messages for operators go; a pino logger fits. */
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
  /** Whether a pooler in transaction mode is in between, so that sessions remember nothing. */
  isPooled?: boolean;
  /** After so long without a byte, a connection in a query is given up as dead; 0 waits for ever. */
  answerTimeoutMs: number;
}

const connectTimeoutMs = 5000;
const keepAliveAfterMs = 10_000;
const idleTimeoutMs = 10_000;

const { builtins } = pg.types;

/** Reads counts and ids (int8) as numbers: none of them comes near 2^53. */
const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.INT8 && format !== 'binary') return Number;
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid);
  },
};

/** The options of every connection: value types, keep-alive, a time limit on connecting. */
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

/** Whether a connection's session is its own and remembers prepared statements. */
export function keepsStatements(client: pg.ClientBase): boolean {
  return !pooledClients.has(client);
}

/** Opens a pool that survives lost connections: the next query uses a new one. */
export function createPool(options: PoolOptions): pg.Pool {
  const { connection, size, log, answerTimeoutMs, isPooled = false } = options;
  const pool = new pg.Pool({
    ...describeConnection(connection),
    max: size,
    idleTimeoutMillis: idleTimeoutMs,
  });
  // Without a listener, these events would end the process. Whoever uses a connection that is lost is
  // told by the query.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  if (isPooled) pool.on('connect', (client) => pooledClients.add(client));
  // Idle connections are closed long before, so a silent one is in the middle of a query whose answer
  // will not come: its host has vanished. Otherwise the query would wait about fifteen minutes for the
  // operating system to notice.
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
