import { existsSync } from 'node:fs';
import { installDebianPackages } from '#scripts/support/ensure-program.ts';

/** The programs of the cluster, as Debian installs them. */
export const programs = {
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  patronictl: '/usr/bin/patronictl',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

const packages = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql-15'];

/** Where the newest server of Debian's packages has its programs; undefined where there is none. */
export function findServerPrograms(): string | undefined {
  return ['17', '16', '15']
    .map((major) => `/usr/lib/postgresql/${major}/bin`)
    .find((folder) => existsSync(`${folder}/postgres`));
}

/** Whether everything that the cluster consists of is installed, and this account may make networks. */
export function canStartCluster(): boolean {
  const isInstalled = Object.values(programs).every((file) => existsSync(file));
  return isInstalled && findServerPrograms() !== undefined && process.getuid?.() === 0;
}

/**
 * Installs what is missing, where this account may.
 *
 * @throws Error with the packages to install, or the right that is missing
 */
export async function installPackages(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error(
      'The cluster needs Linux and the rights of root: each of its nodes has a network of its own.',
    );
  }
  if (canStartCluster()) return;
  await installDebianPackages(packages).catch(() => {});
  if (!canStartCluster()) {
    throw new Error(
      `Programs of the cluster are missing. Install the packages ${packages.join(' ')}.`,
    );
  }
}
