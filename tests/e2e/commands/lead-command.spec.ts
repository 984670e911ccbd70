import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { answersOf } from '#tests/e2e/support/form.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const row = leadPage('harbor-relocation-masterclass');

/** What `npm run lead -- …` prints, on the data of a folder. */
async function runLead(dataDir: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'lead', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { status: child.exitCode, output, errors };
}

test('a person is given out and erased while the site runs and while it does not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-lead-'));
  const site = await startSite({ dataDir });
  const fields = { ...answersOf(row, 'erase'), email: 'Ada.Erase@example.com' };
  const answer = await fetch(`${site.url}/api/funnels/${row.id}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  expect(answer.status).toBe(201);

  const running = await runLead(dataDir, 'export', 'ada.erase@example.com');
  expect(running.status, running.errors).toBe(0);
  expect(JSON.parse(running.output)).toMatchObject({
    leads: [{ email: 'ada.erase@example.com' }],
    submissions: [{ funnel_id: row.id, consent: { text: expect.stringContaining('You agree') } }],
    registrations: [{}],
    deliveries: [{ email_address: 'ada.erase@example.com' }],
  });
  await site.stop();

  const stopped = await runLead(dataDir, 'erase', 'ADA.erase@example.com');
  expect(stopped.status, stopped.errors).toBe(0);
  expect(stopped.output).toContain('1 registration');
  const again = await startSite({ dataDir });
  const after = await runLead(dataDir, 'export', 'ada.erase@example.com');
  expect(JSON.parse(after.output)).toMatchObject({
    leads: [],
    submissions: [],
    deliveries: [],
    suppressions: [{ scope: 'all', reason: 'unsubscribed' }],
  });
  const { rows } = await again.pool.query('select sum(taken)::int as taken from events');
  expect(rows).toEqual([{ taken: 0 }]);
  await again.stop();

  const wrong = await runLead(dataDir, 'forget');
  expect(wrong.status).toBe(1);
  expect(wrong.errors).toContain('Say what to do and for whom');
  rmSync(dataDir, { recursive: true, force: true });
});
