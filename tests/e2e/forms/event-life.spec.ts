import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClock, setClock } from '#scripts/support/database/site-clock.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';

const path = '/harbor-relocation-masterclass';
const start = '2027-03-16T17:00:00Z';
const end = '2027-03-16T18:30:00Z';

/** Loads the page again until it shows the words. */
async function expectInTime(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator('#form h2')).toHaveText(words, { timeout: 500 });
  }).toPass();
}

test('a masterclass is open, full, under way and over on its page at each moment', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-event-'));
  let site: SiteProcess = await startSite({ dataDir });
  await makeClock(site.pool);

  /** Starts the site anew some seconds before a moment. @returns how many seconds that took */
  async function goTo(moment: string, secondsBefore: number): Promise<number> {
    const begun = performance.now();
    await setClock(site.pool, moment, secondsBefore);
    await site.stop();
    site = await startSite({ dataDir });
    await page.goto(site.url + path);
    return (performance.now() - begun) / 1000;
  }

  const taken = await goTo(start, 3600);
  await expect(page.locator('#form h2')).toHaveText('Reserve your seat');
  await expect(page.getByRole('link', { name: 'Reserve my seat' })).toBeVisible();

  await site.pool.query('update events set taken = 40 where capacity = 50');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('10 of 50 seats are left.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await site.pool.query('update events set taken = 50 where capacity = 50');
  await expectInTime(page, 'All 50 seats are taken');
  await expect(page.getByRole('link', { name: 'Reserve my seat' })).toHaveCount(0);
  await expectAccessible(page);

  // Time for the next starts and a look at the page before the moment comes.
  const lead = 5 + 2 * taken;
  await goTo(start, lead);
  await expect(page.locator('#form h2')).not.toHaveText('We are on air');
  await expectInTime(page, 'We are on air');
  await expect(page.locator('#form form')).toHaveCount(0);
  await page.goto(site.url);
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);

  await goTo(end, lead);
  await expect(page.locator('#form h2')).toHaveText('We are on air');
  await expectInTime(page, 'This session has taken place');
  await page.locator('#form a.btn').click();
  await expect(page).toHaveURL(`${site.url}/harbor-booking`);
  await site.stop();
  rmSync(dataDir, { recursive: true });
});
