import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runProcess } from '#scripts/support/processes.ts';
import { findAccount } from './account.ts';
import { ports, startBalancer, startPoolerBefore } from './balancer.ts';
import { hostAddress, makeNetwork } from './network.ts';
import { type ClusterNode, startNode } from './node.ts';
import { findServerPrograms, installPackages, programs } from './packages.ts';
import type { Server } from './server.ts';
import { type Store, startStore } from './store.ts';

/** Three PostgreSQL nodes with synchronous replication, and what leads to the primary. */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  readonly store: Store;
  readonly balancer: Server;
  readonly pooler: Server;
  /** For the site: through PgBouncer and HAProxy to the primary. */
  readonly url: string;
  /** Read-only, from a node that is not the primary. */
  readonly replicaUrl: string;
  /** For inspecting the primary without the pooler. */
  readonly directUrl: string;
  primary(): Promise<ClusterNode>;
  /** Makes a replica the primary, as before maintenance. */
  switchOver(): Promise<void>;
  /** Waits until one node leads, the others follow and at least one of them is synchronous. */
  untilWhole(limitMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** A node's data directory. */
interface Disk {
  readonly folder: string;
  remove(): void;
}

const nodeCount = 3;
const database = 'funnelfile';

/**
 * Starts a cluster on this machine, in a folder of its own; both go away when this process ends.
 *
 * @param giveDisk makes a disk in that folder for a node's data, by its name; without it, nodes share
 *   the folder's
 * @throws Error with a sentence, if packages or rights are missing
 */
export async function startCluster(
  giveDisk?: (folder: string, node: string) => Disk,
): Promise<Cluster> {
  await installPackages();
  const serverPrograms = findServerPrograms();
  if (serverPrograms === undefined) throw new Error('Install the package postgresql-15.');
  const account = await findAccount();
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-cluster-'));
  // PostgreSQL's account has to be able to enter it.
  chmodSync(folder, 0o755);
  const network = await makeNetwork(nodeCount);
  const disks: Disk[] = [];
  const running: { stop(): Promise<unknown> }[] = [];
  const stop = async () => {
    for (const { stop: stopOne } of running.toReversed()) await stopOne();
    for (const { listProcesses } of network.nodes) {
      for (const pid of await listProcesses().catch(() => [])) process.kill(pid, 'SIGKILL');
    }
    await network.remove();
    for (const disk of disks) disk.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const store = await startStore(folder);
    running.push(store);
    const nodes = network.nodes.map((one, index) => {
      const name = `node-${index + 1}`;
      const disk = giveDisk?.(folder, name);
      if (disk) disks.push(disk);
      const home = join(disk?.folder ?? folder, name);
      const { hosts } = store;
      const node = startNode({ name, home, network: one, hosts, serverPrograms, account });
      running.push(node.server);
      return node;
    });
    const balancer = startBalancer(folder, nodes);
    const pooler = startPoolerBefore(folder, account);
    running.push(balancer, pooler);
    const userInfo = `${account.name}:${account.password}`;
    const at = (port: number, name = database) =>
      `postgres://${userInfo}@${hostAddress}:${port}/${name}`;
    const cluster: Cluster = {
      nodes,
      store,
      balancer,
      pooler,
      url: `${at(ports.pooler)}?pgbouncer=true`,
      replicaUrl: at(ports.replicas),
      directUrl: at(ports.primary),
      async primary() {
        const roles = await Promise.all(nodes.map((node) => node.role()));
        const primary = nodes[roles.indexOf('primary')];
        if (!primary) throw new Error(`There is no primary: ${roles.join(', ')}.`);
        return primary;
      },
      async switchOver() {
        const { name } = await cluster.primary();
        const file = join(folder, 'patronictl.yml');
        writeFileSync(file, JSON.stringify({ scope: 'funnelfile', etcd3: { hosts: store.hosts } }));
        const args = ['-c', file, 'switchover', 'funnelfile', '--master', name, '--force'] as const;
        await runProcess([programs.patronictl, ...args]);
      },
      untilWhole: (limitMs = 120_000) => untilWhole(nodes, limitMs),
      stop,
    };
    await cluster.untilWhole();
    await createDatabase(at(ports.primary, 'postgres'));
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilWhole(nodes: readonly ClusterNode[], limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const roles = await Promise.all(nodes.map((node) => node.role()));
    const waitedFor = await Promise.all(nodes.map((node) => node.isSynchronous()));
    const replicas = roles.filter((role) => role === 'replica').length;
    if (roles.includes('primary') && replicas === nodes.length - 1 && waitedFor.includes(true))
      return;
    if (Date.now() > deadline) {
      const printed = nodes.map(({ name, server }) => `${name}: ${server.printed().slice(-1500)}`);
      throw new Error(`The cluster is not complete: ${roles.join(', ')}.\n${printed.join('\n')}`);
    }
    await wait(250);
  }
}

async function createDatabase(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`create database ${database}`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(300);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
