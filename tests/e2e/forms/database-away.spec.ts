import { leadPage } from '#tests/catalogue/lead-pages.ts';
import {
  addressOf,
  answersOf,
  control,
  expectToast,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import type { SiteProcess } from '#tests/e2e/support/site-process.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored, findStored } from '#tests/e2e/support/stored.ts';

const row = leadPage('lead-magnet');
const later =
  'We cannot save it right now. Your answers are still here: please send them again in a moment.';

/** Lets the database be read only, as one that has lost its leading role, or be written to again. */
async function allowWriting({ pool, url }: SiteProcess, mayWrite: boolean): Promise<void> {
  await pool.query(`alter system set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`);
  await pool.query('select pg_reload_conf()');
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness).toBe(mayWrite ? 200 : 503);
}

async function expectKept(page: Page, person: string): Promise<void> {
  const alert = page.locator('.form-region [role="alert"] p');
  await expect(alert.last()).toHaveText(later);
  await expect(control(page, 'email')).toHaveValue(addressOf(row, person));
}

test('a form that cannot be saved is sent again by itself, and saved once', async ({
  postmarkSite: site,
  page,
}) => {
  await page.goto(site.url + row.paths[0]);
  await wakeForm(page, row.fields);
  await fillForm(page, answersOf(row, 'patient'));
  await allowWriting(site, false);
  const refused = page.waitForResponse((answer) => answer.status() === 503);
  await submitButton(page).click();
  await refused;
  await expect(submitButton(page)).toBeDisabled();
  await allowWriting(site, true);
  await expectToast(page, row.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(row, 'patient'), row.source);
});

test('after half a minute it asks, and keeps what was typed', async ({
  postmarkSite: site,
  page,
}) => {
  await page.clock.install();
  await page.goto(site.url + row.paths[0]);
  await wakeForm(page, row.fields);
  await fillForm(page, answersOf(row, 'asked'));
  await allowWriting(site, false);
  const refused = page.waitForResponse((answer) => answer.status() === 503);
  await submitButton(page).click();
  await refused;
  await page.clock.fastForward(31_000);
  await expectKept(page, 'asked');
  expect(await findStored(site.pool, addressOf(row, 'asked'), row.source)).toEqual([]);

  await allowWriting(site, true);
  await submitButton(page).click();
  await expectToast(page, row.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(row, 'asked'), row.source);
});

test('a form whose answer is lost on the way, or that a proxy refuses, is saved once', async ({
  site,
  page,
}) => {
  let sent = 0;
  await page.route('**/submissions', async (route) => {
    sent += 1;
    if (sent === 1) return route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' });
    if (sent > 2) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto(site.url + row.paths[0]);
  await wakeForm(page, row.fields);
  await fillForm(page, answersOf(row, 'lost'));
  await submitButton(page).click();
  await expectToast(page, row.toast ?? [''], 'success');
  expect(sent).toBe(3);
  await findOnlyStored(site.pool, addressOf(row, 'lost'), row.source);
});

test('the same without scripts', async ({ postmarkSite: site, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + row.paths[0]);
  await allowWriting(site, false);
  for (const [name, value] of Object.entries(answersOf(row, 'plain'))) {
    await control(page, name).fill(value);
  }
  await submitButton(page).click();
  await expectKept(page, 'plain');
  await allowWriting(site, true);
  await submitButton(page).click();
  await expectToast(page, row.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(row, 'plain'), row.source);
  await context.close();
});
