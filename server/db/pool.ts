import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
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
  /** Whether a setting lasts for as long as its connection; by default where there is no such pooler. */
  hasSessions?: boolean;
  /** After so long without a byte, a connection in a query is given up as dead; 0 waits for ever. */
  answerTimeoutMs: number;
  /** The server's data folder, if it is known: connections to another server are refused. */
  dataFolder?: string | undefined;
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

/**
 * An address whose `sslmode` says what pg makes of it: `require`, as most providers write it, verifies the
 * server as `verify-full` does, and pg warns at every start that this will change.
 */
function verifiedAddress(url: string): string {
  return url.includes('uselibpqcompat=true')
    ? url
    : url.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

/** The options of every connection: value types, keep-alive, a time limit on connecting. */
export function describeConnection(connection: pg.ClientConfig): pg.ClientConfig {
  const { connectionString: url } = connection;
  return {
    ...connection,
    ...(url !== undefined && { connectionString: verifiedAddress(url) }),
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

/**
 * While a server is down, another one can take its port, and if it runs on a copy of the data folder it
 * has the same password.
 *
 * @throws Error that counts as a lost connection
 */
async function expectServerOf(client: pg.ClientBase, dataFolder: string): Promise<void> {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const folder = rows[0]?.folder ?? '';
  if (realPath(folder) === realPath(dataFolder)) return;
  throw new Error(`Connection terminated: the server at this address has its data in ${folder}`);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

/**
 * Ends a connection that fails on this side: where a server asks for a password and there is none, it would
 * stay open for a minute, and with it a command that has said what is wrong.
 */
class EndingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this;
    connection.once('error', () => connection.stream.destroy());
  }
}

/**
 * Has the server end a query whose connection is gone: one that took too long is given up here, and would
 * go on there, with its locks, beside the next attempt. A server that cannot look (on Windows) refuses.
 */
async function endAbandoned(client: pg.ClientBase): Promise<void> {
  await client.query(`set client_connection_check_interval = '2s'`).catch(() => {});
}

/** Opens a pool that survives lost connections: the next query uses a new one. */
export function createPool(options: PoolOptions): pg.Pool {
  const { connection, size, log, answerTimeoutMs, isPooled = false, dataFolder } = options;
  const { hasSessions = !isPooled } = options;
  const begin = async (client: pg.ClientBase) => {
    if (dataFolder !== undefined) await expectServerOf(client, dataFolder);
    if (hasSessions) await endAbandoned(client);
  };
  const pool = new pg.Pool({
    ...describeConnection(connection),
    Client: EndingClient,
    max: size,
    idleTimeoutMillis: idleTimeoutMs,
    verify: (client, done) => {
      begin(client).then(() => done(), done);
    },
  });
  // Without a listener, these events would end the process. Whoever uses a connection that is lost is
  // told by the query.
  pool.on('error', (error) => {
    // The embedded server may end before the last goodbye has reached it.
    if (!pool.ending) log.warn(`An idle database connection was lost: ${error.message}`);
  });
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
