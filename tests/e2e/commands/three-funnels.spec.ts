import type { LeadPage } from '#tests/catalogue/lead-page.ts';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import {
  addressOf,
  answersOf,
  control,
  expectNoToast,
  expectToast,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored, findStored, waitForMail } from '#tests/e2e/support/stored.ts';

const report = leadPage('lead-magnet');
const masterclass = leadPage('harbor-relocation-masterclass');
const registered = [
  'Registration failed',
  "You're already registered for this event. Check your email for details.",
] as const;
const full = [
  'Registration failed',
  'This event has reached maximum capacity. Please check back for future events.',
] as const;

/** The words of a page's success, in whichever way the form was sent. */
async function expectSucceeded(page: Page, row: LeadPage): Promise<void> {
  if (row.toast) await expectToast(page, row.toast, 'success');
  if (row.after === 'screen') {
    const screen = page.locator('.form-region .success');
    await expect(screen.locator('h2')).toHaveText("You're Registered!");
    await expect(screen.locator('ol li')).toHaveCount(3);
    await expect(screen).toContainText('Pro tip');
    await expect(page.locator('.form-region form')).toHaveCount(0);
  }
}

for (const row of [report, masterclass]) {
  test(`${row.id} leads to what is wrong, sends once when the button is clicked twice, and is a new page after a reload`, async ({
    site,
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto(site.url + row.paths[0]);
    await wakeForm(page, row.fields);
    await fillForm(page, { ...answersOf(row, 'twice'), email: 'ada@nowhere' });
    await submitButton(page).click();
    await expect(control(page, 'email')).toBeFocused();
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, 'email')).toHaveAccessibleDescription(/looks incomplete/);
    await expect(page.locator('.form-region .error')).toHaveCount(1);
    await expectNoToast(page);
    expect(await findStored(site.pool, 'ada@nowhere', row.source)).toEqual([]);

    await fillForm(page, answersOf(row, 'twice'));
    await submitButton(page).dblclick();
    await expectSucceeded(page, row);
    expect(sent).toEqual([`${site.url}/api/funnels/${row.id}/submissions`]);
    await page.reload();
    await expect(page.locator('.form-region form')).toHaveCount(1);
    await expectNoToast(page);
    const { deliveries } = await findOnlyStored(site.pool, addressOf(row, 'twice'), row.source);
    expect(deliveries).toHaveLength(1);
  });

  test(`${row.id} works without its script`, async ({ site, page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.url + row.paths[0]);
    await control(page, 'email').focus();
    await fillForm(page, answersOf(row, 'blocked'));
    await submitButton(page).click();
    await expect(page).toHaveURL(/\?outcome=/);
    await expectSucceeded(page, row);
    await findOnlyStored(site.pool, addressOf(row, 'blocked'), row.source);
  });

  test(`${row.id} keeps what was typed before its script came`, async ({ site, page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(site.url + row.paths[0]);
    const answers = answersOf(row, 'early');
    await fillForm(page, answers);
    typed.resolve();
    await wakeForm(page, row.fields);
    for (const [name, value] of Object.entries(answers)) {
      await expect(control(page, name)).toHaveValue(value);
    }
    await submitButton(page).click();
    await expectSucceeded(page, row);
    await findOnlyStored(site.pool, addressOf(row, 'early'), row.source);
  });

  test(`${row.id} reaches Postmark`, async ({ postmarkSite, page }) => {
    await page.goto(postmarkSite.url + row.paths[0]);
    await wakeForm(page, row.fields);
    await fillForm(page, answersOf(row, 'postmark'));
    await submitButton(page).click();
    await expectSucceeded(page, row);
    const address = addressOf(row, 'postmark').toLowerCase();
    const { postmark } = postmarkSite;
    await expect.poll(() => postmark.countByRecipient().get(address)).toBe(1);
    const mail = postmark.accepted.find(({ to }) => to === address)?.mail;
    expect(mail?.Subject).toMatch(/\S/);
    expect(mail?.TextBody).toContain('Ada Visitor');
    expect(mail?.HtmlBody).toContain('Ada Visitor');
    expect(mail?.MessageStream).toBe('outbound');
  });
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const row of [report, masterclass]) {
    test(`${row.id} ends in the same words`, async ({ site, page }) => {
      await page.goto(`${site.url}${row.paths[0]}?utm_source=ad`);
      const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await fillForm(page, answersOf(row, 'plain'));
      await submitButton(page).click();
      expect((await posted).status()).toBe(303);
      await expectSucceeded(page, row);
      expect(page.url()).not.toContain('example.com');

      const email = addressOf(row, 'plain');
      const { deliveries } = await findOnlyStored(site.pool, email, row.source);
      await waitForMail(site.pool, deliveries[0]?.id ?? '');
      await page.reload();
      await expectSucceeded(page, row);
      expect((await findOnlyStored(site.pool, email, row.source)).deliveries).toHaveLength(1);
    });

    test(`${row.id} keeps what was typed and says what is missing`, async ({ site, page }) => {
      await page.goto(site.url + row.paths[0]);
      const { email: _, ...answers } = answersOf(row, 'missing');
      await fillForm(page, answers);
      const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await submitButton(page).click();
      expect((await posted).status()).toBe(422);
      await expectToast(page, row.missing ?? [''], 'failure');
      await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, 'email')).toHaveAccessibleDescription(/Please enter your/);
      for (const [name, value] of Object.entries(answers)) {
        await expect(control(page, name)).toHaveValue(value);
      }
    });
  }

  test('vital-booking leads to the calendar', async ({ site, page }) => {
    await page.goto(`${site.url}/vital-booking`);
    const links = page.locator('main a[target="_blank"][rel="noopener"]');
    await expect(links.first()).toHaveAttribute('href', /^https:/);
  });
});

test('a second registration of the same person is told so', async ({ site, page }) => {
  const answers = answersOf(masterclass, 'again');
  const address = site.url + masterclass.paths[0];
  await page.goto(address);
  await wakeForm(page, masterclass.fields);
  await fillForm(page, answers);
  await submitButton(page).click();
  await expectSucceeded(page, masterclass);

  await page.goto(address);
  await wakeForm(page, masterclass.fields);
  await fillForm(page, { ...answers, email: answers['email']?.toUpperCase() ?? '' });
  await submitButton(page).click();
  await expectToast(page, registered, 'failure');
  await expect(control(page, 'company')).toHaveValue(answers['company'] ?? '');
  const stored = await findOnlyStored(site.pool, answers['email'] ?? '', masterclass.source);
  expect(stored.deliveries).toHaveLength(1);
  expect(stored.seats).toEqual([50]);
});

test('vital-booking opens the calendar in a new tab that knows nothing of the page', async ({
  site,
  page,
  context,
}) => {
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await page.goto(`${site.url}/vital-booking`);
  const buttons = page.locator('main a[target="_blank"]');
  expect(await buttons.count()).toBeGreaterThanOrEqual(2);
  const calendar = await buttons.first().getAttribute('href');
  for (const button of await buttons.all()) {
    const opened = context.waitForEvent('page');
    await button.click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(tab.url()).toBe(calendar);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
});

test('the masterclass gives 50 seats and then says that it is full', async ({ page }) => {
  // A site of its own: afterwards there is no seat for anybody else.
  const { url, pool, stop } = await startSite();
  const seats = () =>
    pool.query<{ taken: number }>('select taken from events where capacity = 50 limit 1');
  const register = (person: number) =>
    fetch(`${url}/api/funnels/${masterclass.id}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: answersOf(masterclass, `guest${person}`) }),
    });
  await page.goto(url + masterclass.paths[0]);
  await wakeForm(page, masterclass.fields);
  await fillForm(page, answersOf(masterclass, 'late'));
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, person) => (await register(person)).status),
  );
  expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(10);
  expect((await seats()).rows[0]?.taken).toBe(50);

  // The form was open before the last seat went.
  await submitButton(page).click();
  await expectToast(page, full, 'failure');
  expect(await findStored(pool, addressOf(masterclass, 'late'), masterclass.source)).toEqual([]);
  await stop();
});
