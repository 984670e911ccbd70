// Where a run of the tests keeps its files. In memory a database that starts, stops or is copied does
// not wait for a disk, which it does for longer than it works.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'funnelfile-test-';

/** How much of it has to be free: several databases and browsers are at work at a time. */
const needed = { files: 4e9, memory: 8e9 };

/**
 * Makes a folder for the files of this run, in memory where there is plenty.
 *
 * @returns {string} whoever asked for it removes it
 */
export function makeTestFolder() {
  const folder = hasRoom() ? makeIn(memory) : undefined;
  if (folder !== undefined && runsPrograms(folder)) return folder;
  if (folder !== undefined) rmSync(folder, { recursive: true });
  return makeIn(tmpdir());
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed.files && process.availableMemory() > needed.memory;
  } catch {
    // Only Linux has it.
    return false;
  }
}

function makeIn(parent) {
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs under another account where root runs the tests.
  chmodSync(folder, 0o755);
  return folder;
}

/** A run that was killed could not remove its folder; the name holds its process id. */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Containers often forbid to run programs there. */
function runsPrograms(folder) {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
