import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storeAddress } from './network.ts';
import { programs } from './packages.ts';
import { type Server, startServer } from './server.ts';

const members = 3;
const firstPort = 2379;

/** etcd, where Patroni keeps who leads: three members, two of which must agree. */
export interface Store {
  /** The members' addresses, as `host:port`. */
  readonly hosts: readonly string[];
  leader(): Promise<Server>;
  stop(): Promise<void>;
}

/** Starts three members on this machine and waits until they agree. */
export async function startStore(folder: string): Promise<Store> {
  const names = Array.from({ length: members }, (_, index) => `store-${index + 1}`);
  const clientUrl = (index: number) => `http://${storeAddress}:${firstPort + 10 * index}`;
  const peerUrl = (index: number) => `http://${storeAddress}:${firstPort + 10 * index + 1}`;
  const all = names.map((name, index) => `${name}=${peerUrl(index)}`).join(',');
  const servers = names.map((name, index) => {
    const data = join(folder, name);
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const flags = {
      name,
      'data-dir': data,
      'listen-client-urls': clientUrl(index),
      'advertise-client-urls': clientUrl(index),
      'listen-peer-urls': peerUrl(index),
      'initial-advertise-peer-urls': peerUrl(index),
      'initial-cluster': all,
      'initial-cluster-token': 'funnelfile',
      'log-level': 'error',
      // Three members write to the same disk.
      'heartbeat-interval': '200',
      'election-timeout': '2000',
    };
    const args = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
    return startServer([programs.etcd, ...args], { folder, isRoot: true });
  });
  const store: Store = {
    hosts: names.map((_, index) => `${storeAddress}:${firstPort + 10 * index}`),
    async leader() {
      const led = await Promise.all(names.map((_, index) => isLeader(clientUrl(index))));
      const leader = servers[led.indexOf(true)];
      if (!leader) throw new Error('No member of etcd leads the others.');
      return leader;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
  const deadline = Date.now() + 60_000;
  while (
    !(await store.leader().then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`etcd does not start:\n${servers[0]?.printed()}`);
    await wait(200);
  }
  return store;
}

async function isLeader(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(2000) })
    .then((response) => response.text())
    .catch(() => '');
  return /^etcd_server_is_leader 1$/m.test(answer);
}
