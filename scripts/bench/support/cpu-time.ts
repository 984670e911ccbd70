import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time to programs in hundredths of a second. */
const tickMs = 10;

/**
 * The processor time that a process has used so far, in milliseconds, on request including all of its
 * children. Waiting for the processor does not count, so it is valid on a busy machine as well. Reads
 * /proc, so Linux only.
 */
export function cpuMs(pid: number, scope: 'alone' | 'with-children' = 'alone'): number {
  if (scope === 'alone') return readTimes(pid).used;
  for (;;) {
    const before = readTimes(pid);
    const total = before.used + before.waitedFor + childrenOf(pid);
    // A child that ends in between would be counted twice or not at all.
    if (readTimes(pid).waitedFor === before.waitedFor) return total;
  }
}

function childrenOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter(({ parent }) => parent === pid);
  return children.reduce((total, { used }) => total + used, 0);
}

function readTimes(pid: number): { parent: number; used: number; waitedFor: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name may contain spaces and brackets; after the last bracket there are numbers.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [
      1, 11, 12, 13, 14,
    ].map((index) => fields[index] ?? 0);
    return {
      parent,
      used: (user + system) * tickMs,
      waitedFor: (childUser + childSystem) * tickMs,
    };
  } catch {
    // It has ended meanwhile, and its time is in its parent's sum.
    return { parent: 0, used: 0, waitedFor: 0 };
  }
}
