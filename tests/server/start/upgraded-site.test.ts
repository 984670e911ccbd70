import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import {
  findOlderServer,
  makeOldCluster,
  withOldServer,
} from '#tests/support/database/old-cluster.ts';
import { until } from '#tests/support/run/until.ts';

const older = findOlderServer();
const password = 'correct horse battery';
const env = { OPERATOR_PASSWORD: password };

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const post = ({ url }: SiteProcess, path: string, body: object) =>
  fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });

const send = (site: SiteProcess, name: string) =>
  post(site, '/api/funnels/9ways/submissions', { fields: { name, email: `${name}@example.com` } });

const people = async ({ pool }: SiteProcess) =>
  (await pool.query('select name from leads order by name')).rows.map(({ name }) => name);

it.runIf(older)('a site whose data are of an older PostgreSQL starts and goes on', async () => {
  const { programs = '', version = 0 } = older ?? {};
  const dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-upgraded-'));
  chmodSync(dataDir, 0o755);
  const folder = await makeOldCluster(dataDir, programs);
  const cookie = await withOldServer(folder, programs, async (url) => {
    const before = await startSite({ dataDir, env: { ...env, DATABASE_URL: url } });
    expect((await send(before, 'ada')).status).toBe(201);
    const signedIn = await post(before, '/api/operator/session', { password });
    expect(signedIn.status).toBe(201);
    await before.kill();
    return signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  });

  const site = await startSite({ dataDir, env });
  await until(() => site.output().includes('Funnelfile is running'));
  expect(site.output()).toMatch(`The data in ${folder} was written by PostgreSQL ${version}.`);
  expect(site.output()).toContain('Rows of leads: 1.');
  expect(site.output()).toContain('counts and contents are the same on both sides');
  expect(site.output()).toContain(`PostgreSQL 18, embedded, on port`);
  expect(site.output()).toContain(`is kept in ${folder}/cluster-${version}`);
  expect(await people(site)).toEqual(['ada']);
  expect((await fetch(site.url)).status).toBe(200);
  // Whoever was signed in is so still, and the site's own password is the same.
  const session = await fetch(`${site.url}/api/operator/session`, {
    headers: { ...headers, cookie: cookie.join('; ') },
  });
  expect(session.status).toBe(200);
  expect((await post(site, '/api/operator/session', { password })).status).toBe(201);
  expect((await send(site, 'bob')).status).toBe(201);
  expect(await people(site)).toEqual(['ada', 'bob']);
  await site.stop();

  const again = await startSite({ dataDir, env });
  expect(again.output()).not.toContain('carried over');
  expect(await people(again)).toEqual(['ada', 'bob']);
  await again.stop();
  rmSync(dataDir, { recursive: true });
});
