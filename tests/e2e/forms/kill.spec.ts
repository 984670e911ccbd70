import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { answersOf } from '#tests/e2e/support/form.ts';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const row = leadPage('lead-magnet');
/** `npm run faults -- --only kills` kills a thousand times. */
const crashes = 3;
const visitors = 8;
/** How many are acknowledged before each crash; the others are under way when it comes. */
const acknowledgedBefore = 24;

/** Submits until the site is gone; notes every address that was acknowledged. */
async function submitUntilGone(
  site: SiteProcess,
  prefix: string,
  acknowledged: string[],
  onAcknowledged: () => void,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const fields = answersOf(row, `${prefix}-${turn}`);
    try {
      const answer = await fetch(`${site.url}/api/funnels/${row.id}/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fields }),
      });
      if (answer.status !== 201) return;
    } catch {
      return;
    }
    acknowledged.push((fields['email'] ?? '').toLowerCase());
    onAcknowledged();
  }
}

test('no acknowledged lead is missing after the site was killed three times', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-kill-'));
  const acknowledged: string[] = [];
  for (let crash = 0; crash < crashes; crash += 1) {
    const site = await startSite({ dataDir });
    const before = acknowledged.length;
    const isTime = Promise.withResolvers<void>();
    const gone = Array.from({ length: visitors }, (_, visitor) =>
      submitUntilGone(site, `${crash}-${visitor}`, acknowledged, () => {
        if (acknowledged.length - before >= acknowledgedBefore) isTime.resolve();
      }),
    );
    await isTime.promise;
    await site.kill();
    await Promise.all(gone);
  }

  const site = await startSite({ dataDir });
  const { rows } = await site.pool.query<{ email: string }>(
    `select l.email from leads l
      join user_journeys j on j.lead_id = l.id
      join delivery_logs d on d.lead_id = l.id`,
  );
  const stored = new Set(rows.map(({ email }) => email));
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes * acknowledgedBefore);
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  expect(rows).toHaveLength(stored.size);

  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
