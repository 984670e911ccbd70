// Where a test run keeps its files. In memory, a database that starts, stops or is copied does not wait
// for a disk, which would take longer than its work.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'funnelfile-test-';

/** How much of it has to be free, in bytes: several databases and browsers run at a time. */
const needed = { files: 4e9, memory: 8e9 };

/**
 * Makes a folder for this run's files, in memory if there is plenty.
 *
 * @returns {string} the folder; the caller removes it
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
    // Only on Linux.
    return false;
  }
}

function makeIn(parent) {
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs under another account when root runs the tests.
  chmodSync(folder, 0o755);
  return folder;
}

/** A killed run could not remove its folder, whose name holds its process id. */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner === 0 || isAlive(owner)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // A disk of a killed cluster is mounted in it. That is no reason not to run.
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Containers often forbid running programs there. */
function runsPrograms(folder) {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
