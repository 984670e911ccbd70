import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { findFreePort } from '#server/db/embedded/server-process.ts';

export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

const running = new Set<ChildProcess>();

// This process may end first.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ensures that a program does not outlive this process. */
export function endWithThisProcess(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
  // It did not start.
  child.once('error', () => running.delete(child));
}

/**
 * Starts a program that runs until it is ended, at the latest by `endAllProcesses`.
 *
 * @param cwd the folder that it runs in
 */
export function startProcess(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): ChildProcess & { readonly pid: number; readonly printed: () => string } {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithThisProcess(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-20_000);
    });
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started.`);
  return Object.assign(child, { pid, printed: () => printed });
}

/** Runs a program to its end. @throws with its output if it fails or takes too long */
export async function runProcess(
  command: readonly [string, ...string[]],
  {
    env = {},
    limitMs = 300_000,
  }: { readonly env?: Readonly<Record<string, string>>; readonly limitMs?: number } = {},
): Promise<Output> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  endWithThisProcess(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const status = await new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no status'));
  });
  if (status !== 0)
    throw new Error(`${program} ended with ${status}: ${stderr.trim().slice(-500)}`);
  return { stdout, stderr };
}

/** Ends a program and waits for it; kills it after ten seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const cutOff = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(cutOff);
}

/** Ends every program that is still running. */
export async function endAllProcesses(): Promise<void> {
  await Promise.all([...running].map(endProcess));
}

/** A process's memory in megabytes: resident now, or its peak. Linux only. */
export function readMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1]) / 1024;
}

/**
 * A free port for a program that will listen on it by TCP. Nobody else who asks here gets it while this
 * process runs, because the same port by UDP is bound as a mark.
 */
export async function reservePort(): Promise<number> {
  for (;;) {
    const port = await findFreePort(0);
    const mark = createSocket('udp4').unref();
    const isOurs = await new Promise<boolean>((resolve) => {
      mark.once('error', () => resolve(false));
      mark.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
    });
    if (isOurs) return port;
    mark.close();
  }
}
