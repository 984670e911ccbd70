import { existsSync } from 'node:fs';
import { installDebianPackages } from '#scripts/support/ensure-program.ts';

/** The cluster's programs, as Debian installs them. */
export const programs = {
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  patronictl: '/usr/bin/patronictl',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

const packages = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql-15'];

/** The program directory of Debian's newest PostgreSQL; undefined if there is none. */
export function findServerPrograms(): string | undefined {
  return ['17', '16', '15']
    .map((major) => `/usr/lib/postgresql/${major}/bin`)
    .find((folder) => existsSync(`${folder}/postgres`));
}

/** Whether all programs of the cluster are installed and this account may create networks. */
export function canStartCluster(): boolean {
  const isInstalled = Object.values(programs).every((file) => existsSync(file));
  return isInstalled && findServerPrograms() !== undefined && process.getuid?.() === 0;
}

/**
 * Installs missing programs, where this account may.
 *
 * @throws Error naming the packages to install, or the missing right
 */
export async function installPackages(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error('The cluster needs Linux and root: each node has a network of its own.');
  }
  if (canStartCluster()) return;
  await installDebianPackages(packages).catch(() => {});
  if (!canStartCluster()) {
    throw new Error(
      `The cluster’s programs are missing. Install the packages ${packages.join(' ')}.`,
    );
  }
}
