import pg from 'pg';

/** Connections to a server that may end before them: a query then fails, and the process goes on. */
export function openLastingPool(url: string, max = 2): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
