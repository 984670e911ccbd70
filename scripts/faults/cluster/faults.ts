import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '#scripts/cluster/cluster.ts';
import type { Member } from '#scripts/faults/support/site-member.ts';

/** The cluster, and the processes of the site on it. */
export interface Struck {
  readonly cluster: Cluster;
  readonly webs: readonly Member[];
  readonly workers: readonly Member[];
  /** The disks of the nodes, by their names. */
  readonly disks: ReadonlyMap<string, { fill(): void; free(): void }>;
}

/** Something that breaks. */
export interface Fault {
  readonly name: string;
  /** Within how many seconds forms are saved again. */
  readonly limitSeconds: number;
  /** Breaks it. @returns what mends it again, once forms are saved */
  strike(struck: Struck): Promise<() => Promise<unknown>>;
}

const nothing = async () => {};

/** Everything that is broken, in this order. */
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
    // A server that can still read is no failure to Patroni: it stays primary.
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
