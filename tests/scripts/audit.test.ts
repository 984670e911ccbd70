import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Locked {
  readonly version?: string;
}

/**
 * A registry of exactly the packages that are installed, each in its newest release.
 *
 * @param guarded the package it says nothing about
 */
async function startRegistry(
  advisories: object | undefined,
  newest: Record<string, string>,
  guarded?: string,
) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const releases = new Map<string, Set<string>>();
  for (const [path, { version }] of Object.entries<Locked>(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!name || !version) continue;
    const known = releases.get(name) ?? new Set(newest[name] ? [newest[name]] : []);
    releases.set(name, known.add(version));
  }
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST') {
      send(advisories ? 200 : 405, advisories ?? {});
      return;
    }
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const [latest, ...others] = [...(releases.get(name) ?? [])].toSorted((one, other) =>
      other.localeCompare(one, 'en', { numeric: true }),
    );
    if (latest === undefined || name === guarded) {
      send(latest === undefined ? 404 : 401, { error: 'no' });
      return;
    }
    const versions = [latest, ...others].map((version) => [version, { name, version }]);
    send(200, { name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** What the command prints when it asks such a registry. */
async function audit(advisories?: object, newest: Record<string, string> = {}, guarded?: string) {
  const registry = await startRegistry(advisories, newest, guarded);
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  const env = { ...process.env, npm_config_registry: registry.url, npm_config_cache: cache };
  try {
    return await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const args = ['scripts/run.mjs', 'audit'];
      execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      });
    });
  } finally {
    registry.stop();
    rmSync(cache, { recursive: true, force: true });
  }
}

it('finds nothing where nothing is known', async () => {
  const { code, stdout } = await audit({});
  expect(stdout).toMatch(/^\d{3} packages ship: 0 advisories, 0 deprecated, 0 out of date\.$/m);
  expect(code).toBe(0);
});

it('names advisories and newer releases of a line, and no newer line', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.com/advisory',
    title: 'Paths with two dots are served',
    severity: 'high',
    vulnerable_versions: '>=1.0.0',
  };
  const newest = { pino: '10.999.0', react: '99.0.0' };
  const { code, stdout } = await audit({ hono: [advisory] }, newest);
  expect(stdout).toContain('Paths with two dots are served, https://example.com/advisory\n');
  expect(stdout).toMatch(/^pino \S+ is older than 10\.999\.0, for /m);
  expect(stdout).not.toMatch(/^react /m);
  expect(stdout).toContain('1 advisories, 0 deprecated, 1 out of date.');
  expect(code).toBe(1);
});

it('says so where a registry gives no advisories', async () => {
  const { code, stdout, stderr } = await audit();
  expect(stdout).toContain('unknown advisories');
  expect(stderr).toContain('The registry provides no advisories: 405');
  expect(stderr).toContain('npm run audit --registry=');
  expect(code).toBe(2);
});

it('does not take a registry that fails for a clean answer', async () => {
  const { code, stdout, stderr } = await audit({}, {}, 'hono');
  expect(stderr).toContain('hono');
  expect(stderr).toContain('The registry did not list newer releases');
  expect(stdout).not.toContain('out of date');
  expect(code).toBe(2);
});
