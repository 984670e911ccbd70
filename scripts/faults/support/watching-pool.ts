import pg from 'pg';

/** A few connections to look into a database whose server is ended while they are open. */
export function openWatchingPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
