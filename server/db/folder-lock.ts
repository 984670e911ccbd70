import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '#server/db/embedded/cluster.ts';

/** The field of /proc/<pid>/stat that tells when a process began, counted after its name. */
const birthField = 19;

/** When a process began, in the system's ticks; process ids alone are used again. Empty off Linux. */
function readBirth(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[birthField] ?? '';
  } catch {
    return '';
  }
}

/** The start of the operating system this process runs on; empty off Linux. */
function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** One line per fact: process id, host, boot, the birth of the process. */
function describeOwner(): string {
  return [process.pid, hostname(), readBoot(), readBirth(process.pid)].join('\n');
}

/** Whether the process that wrote the file may still be at work. */
function isHeld(owner: string): boolean {
  const [pid = '', host = '', boot = '', birth = ''] = owner.split('\n');
  // Nobody can tell from here whether a process of another host, or container, still lives.
  if (host !== hostname()) return true;
  if (boot !== readBoot() || !isProcessAlive(Number(pid))) return false;
  return birth === readBirth(Number(pid));
}

async function writeOwner(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(describeOwner()).finally(() => handle.close());
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a dead owner's file away, unless another process has put its own there meanwhile. */
async function removeStale(file: string, owner: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) === owner) await rm(aside);
    else await rename(aside, file);
  } catch {
    // Another process was quicker; the next look at the file shows how it went.
  }
}

/**
 * Takes a data folder for this process. PGlite has no lock of its own: a second process on the same
 * folder loses rows without an error. The file of a process that was killed, or of an earlier start
 * of the machine, is replaced. Returns what gives the folder back; throws when a running process
 * has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'owner');
  for (let tries = 0; tries < 3; tries += 1) {
    if (await writeOwner(file)) return () => rm(file, { force: true });
    const owner = await readFile(file, 'utf8').catch(() => '');
    if (owner === '' || isHeld(owner)) {
      const [pid, host] = owner.split('\n');
      throw new Error(
        `The data in ${folder} are in use by process ${pid || 'unknown'} on ` +
          `${host || 'an unknown host'}, and only one process can have them. Stop that process, ` +
          'or set DATABASE_URL to a PostgreSQL server, which serves many. ' +
          `If there is no such process any more, delete ${file}.`,
      );
    }
    await removeStale(file, owner);
  }
  throw new Error(`The data in ${folder} are being opened by another process. Try again.`);
}
