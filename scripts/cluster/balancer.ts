import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { hostAddress } from './network.ts';
import { type ClusterNode, databasePort, patroniPort } from './node.ts';
import { programs } from './packages.ts';
import { type Server, startServer } from './server.ts';

/** HAProxy's ports for the primary and the replicas, and PgBouncer's, which leads to HAProxy. */
export const ports = { primary: 5000, replicas: 5001, pooler: 6432 } as const;

/**
 * Starts HAProxy, which asks Patroni for each node's role twice a second, and more often while it
 * changes.
 */
export function startBalancer(folder: string, nodes: readonly ClusterNode[]): Server {
  const file = join(folder, 'haproxy.cfg');
  const servers = nodes.map(
    ({ name, address }) =>
      `  server ${name} ${address}:${databasePort} check port ${patroniPort} maxconn 200`,
  );
  const listen = (name: string, port: number, path: string) => `
listen ${name}
  bind ${hostAddress}:${port}
  option httpchk OPTIONS /${path}
  http-check expect status 200
  default-server inter 500ms fastinter 150ms downinter 150ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
  writeFileSync(
    file,
    `global
  maxconn 1000
defaults
  mode tcp
  retries 0
  timeout connect 1500ms
  timeout client 30m
  timeout server 30m
  timeout check 1500ms
${listen('primary', ports.primary, 'primary')}${listen('replicas', ports.replicas, 'replica')}`,
  );
  return startServer([programs.haproxy, '-db', '-f', file], { folder, isRoot: true });
}

/** Starts PgBouncer in front of HAProxy, in transaction mode. */
export function startPoolerBefore(folder: string, account: Account): Server {
  const home = join(folder, 'pgbouncer');
  mkdirSync(home, { mode: 0o700 });
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostAddress} port=${ports.primary} user=${account.name} password='${account.password}'
[pgbouncer]
listen_addr = ${hostAddress}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_connect_timeout = 2
server_login_retry = 0.1
server_check_delay = 5
`,
  );
  for (const path of [home, file]) chownSync(path, account.uid, account.gid);
  return startServer([programs.pgbouncer, file], { folder: home });
}
