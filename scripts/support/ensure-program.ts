import { existsSync } from 'node:fs';
import { runProcess } from './processes.ts';

/** Installs the Debian package of a missing program if this account may; otherwise says what to do. */
export async function ensureProgram(program: string, packageName: string): Promise<void> {
  if (process.env['PATH']?.split(':').some((folder) => existsSync(`${folder}/${program}`))) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends'];
    // The run level keeps the package from starting a server of its own.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const limitMs = 180_000;
    await runProcess(['apt-get', 'update', '-q'], { env, limitMs }).catch(() => {});
    await runProcess(['apt-get', 'install', ...options, packageName], { env, limitMs });
    return;
  }
  throw new Error(`The program ${program} is missing. Install the package ${packageName}.`);
}
