import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildWorker, compiledWorkers } from '#scripts/faults/support/build-worker.ts';
import { endWithThisProcess } from '#scripts/support/processes.ts';
import type { SenderOrder } from './order.ts';

/** Built once for all of them: a hundred start, one after another. */
let program: Promise<string> | undefined;
const limitMs = 60_000;

/** How a sender process ended. */
export interface SenderEnd {
  /** It ended itself at its point, or was ended because `isOver` said so. */
  readonly wasKilled: boolean;
  /** The points it printed. */
  readonly points: readonly string[];
  /** What it said when it broke. */
  readonly errors: string;
}

/**
 * Runs a sender in a process of its own until it is gone.
 *
 * @param isOver asked again and again; true ends the process with SIGKILL
 */
export async function runSender(
  order: SenderOrder,
  isOver: () => boolean | Promise<boolean> = () => false,
): Promise<SenderEnd> {
  program ??= buildWorker('tests/support/failpoints/sender-process.ts');
  const child = spawn(process.execPath, [await program, JSON.stringify(order)], {
    // The open input tells it that somebody is still there.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...compiledWorkers },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  endWithThisProcess(child);
  const ended = once(child, 'close');
  const deadline = performance.now() + limitMs;
  while (child.exitCode === null && child.signalCode === null) {
    if (await isOver()) child.kill('SIGKILL');
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      errors += `It did not get to its point in ${limitMs / 1000} s.`;
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await ended;
  const wasKilled = child.signalCode === 'SIGKILL' && performance.now() < deadline;
  return { wasKilled, points: [...new Set(output.split('\n').filter(Boolean))], errors };
}
