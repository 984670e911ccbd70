import { existsSync } from 'node:fs';
import { runProcess } from './processes.ts';

/** Installs a missing program's Debian package if this account may; otherwise throws what to do. */
export async function ensureProgram(program: string, packageName: string): Promise<void> {
  if (process.env['PATH']?.split(':').some((folder) => existsSync(`${folder}/${program}`))) return;
  if (await installDebianPackages([packageName])) return;
  throw new Error(`The program ${program} is missing. Install the package ${packageName}.`);
}

/**
 * Installs Debian packages; those that are there stay as they are.
 *
 * @returns false if this account may not
 * @throws apt-get's message
 */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  // A PostgreSQL that runs cannot load the libraries of a newer release.
  const options = ['-y', '-q', ...wait, '--no-install-recommends', '--no-upgrade'];
  // This run level keeps packages from starting their servers.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const limitMs = 180_000;
  await runProcess(['apt-get', 'update', '-q'], { env, limitMs }).catch(() => {});
  await runProcess(['apt-get', 'install', ...options, ...names], { env, limitMs });
  return true;
}
