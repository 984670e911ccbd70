// Runs a cluster of three PostgreSQL nodes on this machine from Debian's packages until it is
// interrupted:
// Patroni, etcd, HAProxy and PgBouncer, with ports and data of their own.
// Usage: npm run cluster
import { errorMessage } from '#engine/text/error-message.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { startCluster } from './cluster.ts';

const ended = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
try {
  // Refuses arguments: a mistyped one must not start a cluster.
  readOptions({});
  const cluster = await startCluster();
  const { name } = await cluster.primary();
  console.log(`The cluster runs; ${name} is the primary. Start the site on it with

  DATABASE_URL='${cluster.url}' \\
  REPLICA_URL='${cluster.replicaUrl}' npm start

Ctrl+C ends the cluster and removes its data.`);
  await ended;
  await cluster.stop();
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
