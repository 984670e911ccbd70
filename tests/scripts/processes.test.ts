import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '#tests/e2e/support/site-process.ts';
import { until } from '#tests/support/run/until.ts';

const fileOf = (path: string) => pathToFileURL(fileURLToPath(new URL(path, import.meta.url))).href;

/** A worker as vitest has them, which waits for a program that it started. */
const worker = `
import { startProcess } from ${JSON.stringify(fileOf('../../scripts/support/processes.ts'))};
import ${JSON.stringify(fileOf('../support/run/end-in-order.ts'))};
// As Vitest does it.
process.exit = () => {
  throw new Error('The worker called process.exit.');
};
const { pid } = startProcess([process.execPath, '--eval', 'setInterval(() => {}, 1000)']);
process.send(pid);
`;

it.each([
  ['is ended', (child: ReturnType<typeof fork>) => child.kill('SIGTERM')],
  ['is left alone', (child: ReturnType<typeof fork>) => child.disconnect()],
])('a program ends with the worker that started it when that %s', async (_, leave) => {
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, worker);
  const child = fork(file, { execArgv: [] });
  const [pid] = await once(child, 'message');
  expect(isAlive(Number(pid))).toBe(true);
  const ended = once(child, 'exit');
  leave(child);
  await ended;
  await until(() => !isAlive(Number(pid)));
});
