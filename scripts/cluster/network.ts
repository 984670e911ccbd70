import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { runProcess } from '#scripts/support/processes.ts';

/** The host's end of the cluster's network: the address of balancer, pooler and site. */
export const hostAddress = '10.77.0.1';
/** etcd's address: a separate one, so that it can be cut off alone. */
export const storeAddress = '10.77.0.2';

const bridge = 'funnelfile0';

/** A node's network: a namespace with a cable to the bridge. */
export interface NodeNetwork {
  readonly address: string;
  /** The command prefix that runs a program inside. */
  readonly inside: readonly [string, ...string[]];
  /** Drops everything the node sends to etcd from now on. */
  cutStore(): Promise<void>;
  healStore(): Promise<void>;
  /** The ids of the processes that run inside. */
  listProcesses(): Promise<readonly number[]>;
}

/** The nodes' networks, removed with the cluster. */
export interface Network {
  readonly nodes: readonly NodeNetwork[];
  remove(): Promise<void>;
}

/**
 * Makes a bridge on this machine and a namespace for each node, in an address block of their own.
 *
 * @throws Error if this account lacks the rights, or a cluster is already running here
 */
export async function makeNetwork(nodes: number): Promise<Network> {
  if (networkInterfaces()[bridge]) await removeLeftOver(nodes);
  const made = Array.from({ length: nodes }, (_, index) => describeNode(index + 1));
  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${hostAddress}/24`, 'dev', bridge);
    await ip('addr', 'add', `${storeAddress}/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const [index, { address }] of made.entries()) await plugIn(index + 1, address);
  } catch (cause) {
    await remove(nodes);
    throw new Error('The cluster’s networks could not be created: that requires root.', {
      cause,
    });
  }
  return { nodes: made, remove: () => remove(nodes) };
}

function describeNode(number: number): NodeNetwork {
  const name = namespaceOf(number);
  const inside = ['ip', 'netns', 'exec', name] as const;
  const route = [`${storeAddress}/32`] as const;
  return {
    address: `10.77.0.${10 + number}`,
    inside,
    cutStore: () => ip('-n', name, 'route', 'add', 'blackhole', ...route),
    healStore: () => ip('-n', name, 'route', 'del', 'blackhole', ...route),
    async listProcesses() {
      const { stdout } = await runProcess(['ip', 'netns', 'pids', name]);
      return stdout.split('\n').filter(Boolean).map(Number);
    },
  };
}

async function plugIn(number: number, address: string): Promise<void> {
  const name = namespaceOf(number);
  const plug = `${bridge}n${number}`;
  await ip('netns', 'add', name);
  await ip('link', 'add', plug, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  await ip('link', 'set', plug, 'master', bridge, 'up');
  await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  await ip('-n', name, 'link', 'set', 'eth0', 'up');
  await ip('-n', name, 'link', 'set', 'lo', 'up');
}

/**
 * Removes what a killed run left behind: its Patroni ends with it, but not the servers that Patroni
 * started. A running cluster is left alone.
 */
async function removeLeftOver(nodes: number): Promise<void> {
  const left: number[] = [];
  for (let number = 1; number <= nodes; number += 1) {
    left.push(
      ...(await describeNode(number)
        .listProcesses()
        .catch(() => [])),
    );
  }
  if (left.some((pid) => readCommand(pid).includes('patroni'))) {
    throw new Error('A cluster is already running on this machine. End it first.');
  }
  for (const pid of left) process.kill(pid, 'SIGKILL');
  await remove(nodes);
}

/** A process's command line; empty if it has ended. */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function remove(nodes: number): Promise<void> {
  for (let number = 1; number <= nodes; number += 1) {
    await ip('netns', 'del', namespaceOf(number)).catch(() => {});
  }
  await ip('link', 'del', bridge).catch(() => {});
}

function namespaceOf(number: number): string {
  return `funnelfile-node-${number}`;
}

async function ip(...args: readonly string[]): Promise<void> {
  await runProcess(['ip', ...args]);
}
