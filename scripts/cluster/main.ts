// Builds a cluster of three PostgreSQL nodes on this machine, out of Debian's packages, and keeps it
// until it is interrupted: Patroni, etcd, HAProxy and PgBouncer, each on ports and with data of its own.
// Usage: npm run cluster
import { parseArgs } from 'node:util';
import { errorMessage } from '#engine/text/error-message.ts';
import { startCluster } from './cluster.ts';

const ended = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
try {
  // It takes nothing: a word that it does not know is no reason to build a cluster.
  parseArgs({ options: {} });
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
