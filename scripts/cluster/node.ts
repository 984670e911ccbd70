import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { hostAddress, type NodeNetwork } from './network.ts';
import { programs } from './packages.ts';
import { type Server, startServer } from './server.ts';

export const databasePort = 5432;
export const patroniPort = 8008;

/** A node of the cluster: Patroni with its PostgreSQL, in a network of its own. */
export interface ClusterNode {
  readonly name: string;
  readonly address: string;
  readonly network: NodeNetwork;
  readonly server: Server;
  readonly data: string;
  /** Its role: `primary`, `replica`, or a transitional state. */
  role(): Promise<string>;
  /** Whether the primary waits for it before acknowledging a commit. */
  isSynchronous(): Promise<boolean>;
  /** Kills PostgreSQL's main process. */
  killDatabase(): void;
  /** Kills everything on the node, like a power failure, until `powerOn`. */
  powerOff(): Promise<void>;
  powerOn(): void;
}

interface NodeOptions {
  readonly name: string;
  readonly network: NodeNetwork;
  /** A folder of its own, created here. */
  readonly home: string;
  /** The addresses of etcd's members. */
  readonly hosts: readonly string[];
  /** The directory of PostgreSQL's programs. */
  readonly serverPrograms: string;
  readonly account: Account;
}

/**
 * How the nodes agree on a primary; see
 * https://patroni.readthedocs.io/en/latest/dynamic_configuration.html
 */
const agreement = {
  // How long a primary may be silent before another node takes over; 20 s is the minimum.
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  // A submission is acknowledged once two nodes have it.
  synchronous_mode: true,
  synchronous_node_count: 1,
  // A crashed primary is replaced instead of waited for.
  master_start_timeout: 0,
  // Without etcd the primary remains primary as long as all other nodes agree.
  failsafe_mode: true,
  maximum_lag_on_failover: 1_048_576,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '64MB',
      max_wal_size: '256MB',
      wal_keep_size: '128MB',
      wal_log_hints: 'on',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
    },
  },
};

/** Starts a node. The nodes settle among themselves which one becomes primary. */
export function startNode(options: NodeOptions): ClusterNode {
  const { name, network, home, account } = options;
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const data = join(home, 'data');
  const file = join(home, 'patroni.yml');
  // JSON is valid YAML.
  writeFileSync(file, JSON.stringify(configure(options, data), null, 2));
  for (const path of [home, file]) chownSync(path, account.uid, account.gid);
  const server = startServer([programs.patroni, file], { inside: network.inside, folder: home });
  const base = `http://${network.address}:${patroniPort}`;
  const asks = (path: string) =>
    fetch(`${base}${path}`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name,
    address: network.address,
    network,
    server,
    data,
    async role() {
      if (await asks('/primary')) return 'primary';
      return (await asks('/replica')) ? 'replica' : 'neither';
    },
    isSynchronous: () => asks('/synchronous'),
    killDatabase() {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async powerOff() {
      server.hold();
      for (const pid of await network.listProcesses()) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended with the others.
        }
      }
    },
    powerOn: () => server.resume(),
  };
}

function configure(options: NodeOptions, data: string) {
  const { name, network, home, hosts, serverPrograms, account } = options;
  const anywhere = `${network.address.slice(0, network.address.lastIndexOf('.'))}.0/24`;
  const superuser = { username: account.name, password: account.password };
  return {
    scope: 'funnelfile',
    name,
    restapi: {
      listen: `${network.address}:${patroniPort}`,
      connect_address: `${network.address}:${patroniPort}`,
    },
    etcd3: { hosts },
    bootstrap: { dcs: agreement, initdb: [{ encoding: 'UTF8' }, 'data-checksums'] },
    postgresql: {
      listen: `${network.address}:${databasePort}`,
      connect_address: `${network.address}:${databasePort}`,
      data_dir: data,
      bin_dir: serverPrograms,
      pgpass: join(home, 'pgpass'),
      authentication: { superuser, replication: superuser },
      parameters: { unix_socket_directories: home },
      pg_hba: [
        'local all all trust',
        `host replication all ${anywhere} scram-sha-256`,
        `host all all ${anywhere} scram-sha-256`,
        `host all all ${hostAddress}/32 scram-sha-256`,
      ],
    },
  };
}
