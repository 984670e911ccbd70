import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reservePort } from '#scripts/support/processes.ts';
import { isAlive, postgresId } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('npm start says where everything is, serves, and ends with everything it started', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-npm-start-'));
  const port = await reservePort();
  // A group of its own, so that the signal reaches npm and what it started, as in a terminal.
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(npm, 'exit');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  try {
    await expect.poll(() => output).toContain('Funnelfile is running');
    expect(output).toContain(`Site      http://localhost:${port}`);
    expect(output).toContain(`Console   http://localhost:${port}/diagnostics`);
    expect(output).toContain('PostgreSQL 18, embedded');
    expect(output).toContain('local mailbox');
    await page.goto(`http://localhost:${port}/`);
    await expect(page.locator('h1')).toBeVisible();

    const postgres = postgresId(dataDir);
    expect(postgres !== undefined && isAlive(postgres)).toBe(true);
    process.kill(-(npm.pid ?? 0), 'SIGTERM');
    await exited;
    await expect.poll(() => postgres !== undefined && isAlive(postgres)).toBe(false);
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
  } finally {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
