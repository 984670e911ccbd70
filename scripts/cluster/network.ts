import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { runProcess } from '#scripts/support/processes.ts';

/** The host's end of the cluster's network: balancer, pooler and the site answer here. */
export const hostAddress = '10.77.0.1';
/** Where etcd answers: an address of its own, so that it can be cut off by itself. */
export const storeAddress = '10.77.0.2';

const bridge = 'funnelfile0';

/** A node's network: a namespace with a cable to the bridge. */
export interface NodeNetwork {
  readonly address: string;
  /** What makes a command run inside. */
  readonly inside: readonly [string, ...string[]];
  /** Nothing that the node sends to etcd arrives any more. */
  cutStore(): Promise<void>;
  healStore(): Promise<void>;
  /** The processes that run inside. */
  listProcesses(): Promise<readonly number[]>;
}

/** Networks that end with the cluster. */
export interface Network {
  readonly nodes: readonly NodeNetwork[];
  remove(): Promise<void>;
}

/**
 * Makes a bridge on this machine and a namespace for each node, in a block of addresses of their own.
 *
 * @throws Error where this account may not, or a cluster runs here already
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
    throw new Error('The networks of the cluster could not be made: it needs the rights of root.', {
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
 * Removes what a run left that was ended by force: its Patroni ends with it, the servers that Patroni
 * started do not. A cluster that runs is left alone.
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
    throw new Error('A cluster runs on this machine already. End it first.');
  }
  for (const pid of left) process.kill(pid, 'SIGKILL');
  await remove(nodes);
}

/** What a process was started with; empty where it has ended. */
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
