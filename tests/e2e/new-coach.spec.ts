import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingPages, laterPages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { buildCopy, copyProject, exampleKeys } from '#tests/e2e/support/project-copy.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

test('a coach with two funnels is added by its files alone and leaves with them', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const copy = copyProject();
  const folder = join(copy.folder, 'funnels', 'saltmarsh');
  mkdirSync(folder);
  const examples = join(copy.folder, 'scripts', 'schema', 'examples');
  for (const name of ['coach.ts', 'evening.ts', 'first-pages.ts']) {
    const text = readFileSync(join(examples, name), 'utf8');
    const named = text
      .replace(/export const \w+ = defineFunnel/, 'export const funnel = defineFunnel')
      // A third page of the coach, which is not among the two.
      .replaceAll("to: '/seven-evenings'", "to: '/first-pages'");
    writeFileSync(join(folder, name), named);
  }
  const check = await copy.run('scripts/run.mjs', ['check-funnels']);
  const funnels = leadPages.length + bookingPages.length + laterPages.length + 2;
  expect(check.output).toContain(`13 coaches, ${funnels} funnels`);

  await buildCopy(copy);
  const dataDir = join(copy.folder, 'data');
  const entry = join(copy.folder, 'dist', 'server', 'main.js');
  const site = await startSite({ dataDir, entry, env: exampleKeys });
  await page.goto(`${site.url}/`);
  await page.locator('a[href="/first-pages"]').first().click();
  await expect(page).toHaveURL(`${site.url}/first-pages`);
  await page.goto(`${site.url}/evening-of-middles`);
  await expect(page).toHaveTitle(/An Evening of Middles/);
  await expect(page.locator('.form-region form')).toHaveCount(1);
  await site.stop();

  // Without the folder the copy is the project again, which is built.
  const without = await startSite({ dataDir });
  expect((await page.goto(`${without.url}/evening-of-middles`))?.status()).toBe(404);
  await without.stop();
  copy.remove();
});
