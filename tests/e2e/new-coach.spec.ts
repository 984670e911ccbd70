import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingPages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { buildCopy, copyProject } from '#tests/e2e/support/project-copy.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

test('a coach with two funnels is added by its files alone and leaves with them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const copy = copyProject();
  const folder = join(copy.folder, 'funnels', 'north');
  mkdirSync(folder);
  for (const name of ['coach.ts', 'masterclass.ts', 'power-session.ts']) {
    const text = readFileSync(join(copy.folder, 'funnels', 'aurora', name), 'utf8');
    const own = text
      .replaceAll('aurora', 'north')
      .replaceAll('Aurora', 'North')
      .replaceAll("'masterclass',", "'north-masterclass',")
      .replaceAll("'/masterclass'", "'/north-masterclass'")
      .replace("kind: 'north-masterclass'", "kind: 'masterclass'");
    writeFileSync(join(folder, name), own);
  }
  const check = await copy.run('scripts/run.mjs', ['check-funnels']);
  const funnels = leadPages.length + bookingPages.length + 2;
  expect(check.output).toContain(`13 coaches, ${funnels} funnels`);

  await buildCopy(copy);
  const dataDir = join(copy.folder, 'data');
  const entry = join(copy.folder, 'dist', 'server', 'main.js');
  const site = await startSite({ dataDir, entry });
  await page.goto(`${site.url}/`);
  await page.locator('a[href="/north-power-session"]').first().click();
  await expect(page).toHaveURL(`${site.url}/north-power-session`);
  await page.goto(`${site.url}/north-masterclass`);
  await expect(page).toHaveTitle(/North/);
  await expect(page.locator('.form-region form')).toHaveCount(1);
  await site.stop();

  rmSync(folder, { recursive: true });
  await buildCopy(copy);
  const without = await startSite({ dataDir, entry });
  expect((await page.goto(`${without.url}/north-masterclass`))?.status()).toBe(404);
  await without.stop();
  copy.remove();
});
