import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingPages, laterPages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { wakeForm } from '#tests/e2e/support/form.ts';
import { buildCopy, copyProject, exampleKeys } from '#tests/e2e/support/project-copy.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored, waitForMail } from '#tests/e2e/support/stored.ts';

test('a coach with a domain is added by its files alone, has a sign-up whose every step is at the own host, and leaves with them', async ({
  page,
}) => {
  const copy = copyProject();
  const folder = join(copy.folder, 'funnels', 'saltmarsh');
  mkdirSync(folder);
  const examples = join(copy.folder, 'scripts', 'schema', 'examples');
  for (const name of ['coach.ts', 'evening.ts', 'first-pages.ts']) {
    const text = readFileSync(join(examples, name), 'utf8');
    const named = text
      .replace(/export const \w+ = defineFunnel/, 'export const funnel = defineFunnel')
      .replace("slug: 'saltmarsh',", "slug: 'saltmarsh',\n  domain: 'saltmarsh-writing.example',")
      // A third page of the coach, which is not among the two.
      .replaceAll("to: '/seven-evenings'", "to: '/first-pages'");
    writeFileSync(join(folder, name), named);
  }
  const check = await copy.run('scripts/run.mjs', ['check-funnels']);
  const funnels = leadPages.length + bookingPages.length + laterPages.length + 2;
  expect(check.output).toContain(`13 coaches, ${funnels} funnels`);

  await buildCopy(copy);
  const dataDir = join(copy.folder, 'data');
  const site = await startSite({
    dataDir,
    entry: join(copy.folder, 'dist', 'server', 'main.js'),
    env: exampleKeys,
  });
  const port = new URL(site.url).port;
  // While the site is local, the host is the coach's name in place of the domain.
  const own = `http://saltmarsh.localhost:${port}`;
  expect(site.output()).toContain(`.localhost:${port}`);

  // The shared home leads straight to the own host, and so does the shared site itself.
  await page.goto(`${site.url}/`);
  await page.locator(`a[href="${own}/first-pages"]`).first().click();
  await expect(page).toHaveURL(`${own}/first-pages`);
  await page.goto(`${site.url}/evening-of-middles?utm_source=letter`);
  await expect(page).toHaveURL(`${own}/evening-of-middles?utm_source=letter`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${own}/evening-of-middles`);

  // The home of the coach has everything of the coach, and nothing of anybody else.
  await page.getByRole('link', { name: 'Everything from Saltmarsh Writing' }).click();
  await expect(page).toHaveURL(`${own}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'For people with a book in a drawer.',
  );
  const offers = page.locator('.offers a');
  await expect(offers).toHaveCount(2);
  await offers.filter({ hasText: 'An Evening of Middles' }).click();
  await expect(page).toHaveURL(`${own}/evening-of-middles`);
  await wakeForm(page, []);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Keep me a chair' }).last().click();
  await expect(page.getByText('Please confirm your chair')).toBeVisible();

  const { deliveries } = await findOnlyStored(site.pool, 'ada@example.com', 'evening-of-middles');
  const mail = await waitForMail(site.pool, deliveries[0]?.id ?? '');
  const links = Array.from(mail.html.matchAll(/href="(https?:\/\/[^"]+)"/g), ([, to = '']) => to);
  const ofSite = links.filter((to) => new URL(to).hostname.endsWith('localhost'));
  expect(ofSite.length).toBeGreaterThan(0);
  expect(ofSite.filter((to) => !to.startsWith(`${own}/`))).toEqual([]);
  expect(mail.text).not.toContain(site.url);

  // The link confirms the seat there, and is nothing under the host of another coach.
  const seat = ofSite.find((to) => to.includes('/seat/')) ?? '';
  const another = seat.replace('saltmarsh.localhost', 'summit.localhost');
  for (const address of [another, `${own}/diagnostics`, `${own}/leadmagnet`, `${own}/elsewhere`]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
  }
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(`${own}/`);
  const icon = await page.goto(`${own}/favicon.svg`);
  expect(icon?.headers()['content-type']).toBe('image/svg+xml');
  await page.goto(seat);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(seat);
  const { rows } = await site.pool.query('select held_until from event_registrations');
  expect(rows).toEqual([{ held_until: null }]);

  expect(await page.context().cookies()).toEqual([]);
  expect(site.errors()).toEqual([]);
  await site.stop();

  // Without the folder the copy is the project again, which is built.
  const without = await startSite({ dataDir });
  expect((await page.goto(`${without.url}/evening-of-middles`))?.status()).toBe(404);
  await without.stop();
  copy.remove();
});

test('the home of every coach reads well on a phone and to who cannot see it', async ({
  page,
  site,
}) => {
  const folders = readdirSync('funnels', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.length).toBeGreaterThan(10);
  for (const { name: slug } of folders) {
    const home = site.url.replace('localhost', `${slug}.localhost`);
    expect((await page.goto(`${home}/`))?.status(), slug).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page, 320);
    await expectNoSidewaysScroll(page, 1440);
    await expectAccessible(page);
  }
});
