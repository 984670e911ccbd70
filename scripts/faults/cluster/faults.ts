import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '#scripts/cluster/cluster.ts';
import type { Member } from '#scripts/faults/support/site-member.ts';

/** The cluster, and the processes of the site on it. */
export interface Struck {
  readonly cluster: Cluster;
  readonly webs: readonly Member[];
  readonly workers: readonly Member[];
  /** The nodes' disks, by name. */
  readonly disks: ReadonlyMap<string, { fill(): void; free(): void }>;
}

export interface Fault {
  readonly name: string;
  /** Within how many seconds forms are saved again. */
  readonly limitSeconds: number;
  /** Breaks it. @returns a function that repairs it, once forms are saved */
  strike(struck: Struck): Promise<() => Promise<unknown>>;
}

const nothing = async () => {};

export const faults: readonly Fault[] = [
  {
    name: "the primary's process is killed",
    limitSeconds: 6,
    async strike({ cluster }) {
      (await cluster.primary()).killDatabase();
      return nothing;
    },
  },
  {
    name: "the primary's node is killed",
    limitSeconds: 25,
    async strike({ cluster }) {
      const primary = await cluster.primary();
      await primary.powerOff();
      return async () => primary.powerOn();
    },
  },
  {
    name: 'the replica that is waited for is killed',
    limitSeconds: 6,
    async strike({ cluster: { nodes } }) {
      const waitedFor = await Promise.all(nodes.map((node) => node.isSynchronous()));
      const replica = nodes[waitedFor.indexOf(true)];
      if (!replica) throw new Error('No replica is waited for.');
      await replica.powerOff();
      return async () => replica.powerOn();
    },
  },
  {
    name: 'HAProxy is killed',
    limitSeconds: 6,
    async strike({ cluster }) {
      cluster.balancer.crash();
      return nothing;
    },
  },
  {
    name: 'PgBouncer is killed',
    limitSeconds: 6,
    async strike({ cluster }) {
      cluster.pooler.crash();
      return nothing;
    },
  },
  {
    name: "etcd's leader is killed",
    limitSeconds: 6,
    async strike({ cluster }) {
      (await cluster.store.leader()).crash();
      return nothing;
    },
  },
  {
    name: 'a web process is killed',
    limitSeconds: 2,
    async strike({ webs: [web] }) {
      web?.crash();
      return async () => web?.untilReady();
    },
  },
  {
    name: 'a worker is killed',
    limitSeconds: 2,
    async strike({ workers: [worker] }) {
      worker?.crash();
      return async () => worker?.untilReady();
    },
  },
  {
    name: 'the primary is cut off from etcd',
    limitSeconds: 25,
    async strike({ cluster }) {
      const { network } = await cluster.primary();
      await network.cutStore();
      // Longer than a primary may be silent.
      await wait(25_000);
      return () => network.healStore();
    },
  },
  {
    // For Patroni a server that can still read has not failed: it stays primary.
    name: "the primary's disk is full for ten seconds",
    limitSeconds: 16,
    async strike({ cluster, disks }) {
      const disk = disks.get((await cluster.primary()).name);
      disk?.fill();
      await wait(10_000);
      disk?.free();
      return nothing;
    },
  },
  {
    name: 'another node is made primary by hand',
    limitSeconds: 2,
    async strike({ cluster }) {
      await cluster.switchOver();
      return nothing;
    },
  },
];
