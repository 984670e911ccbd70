import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { password, signIn } from '#tests/e2e/support/console.ts';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const views = [
  '/diagnostics',
  '/diagnostics/funnels',
  '/diagnostics/sources',
  '/diagnostics/leads',
  '/diagnostics/imports',
  '/diagnostics/leads?query=nobody-has-this',
  '/diagnostics/deliveries',
  '/diagnostics/errors',
  '/diagnostics/health',
  '/diagnostics/mailbox',
  '/email-debug',
  '/test-email',
  '/email-test-dashboard',
  '/diagnostics/experiments',
  '/diagnostics/advice',
  '/diagnostics/audit',
  '/diagnostics/api',
  '/diagnostics/access',
  '/diagnostics/team',
  '/diagnostics/account',
];

let site: SiteProcess;

// The first looks at figures that nobody else adds to, the second at views that are not empty.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startSite({ env: { OPERATOR_PASSWORD: password } });
});

test.afterAll(() => site.stop());

test('an operator previews a funnel in every state and takes a list along', async ({ page }) => {
  const { url, pool } = site;
  await page.request.post(`${url}/9ways`, {
    form: { name: 'Ada', email: 'ada@example.com' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await test.step('a visitor loads nothing of the console', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${url}/9ways`);
    await page.getByRole('textbox', { name: /email/i }).first().focus();
    await expect.poll(() => loaded.some((path) => path.includes('island'))).toBe(true);
    expect(loaded.filter((path) => /console|charts|operator/.test(path))).toEqual([]);
    page.removeAllListeners('request');
  });

  await signIn(page, `${url}/diagnostics/funnels`);
  await page.getByRole('row', { name: '/9ways' }).getByRole('link').first().click();
  const map = page.getByRole('list', { name: 'The funnel' });
  const part = (name: string | RegExp) => map.getByRole('button', { name }).first();
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('field errors, toasts and the success screen are drawn', async () => {
    await part('Sent with something missing').click();
    await expect(preview.getByRole('alert')).not.toBeEmpty();
    await expect(preview.locator('[aria-invalid="true"]').first()).toBeVisible();
    await part('Saved').click();
    await expect(preview.locator('form')).toHaveCount(0);
    await page.getByLabel('Desktop').check();
    await expect(page.locator('iframe').first()).toHaveAttribute('width', '1280');
  });

  await test.step('a form in a preview sends nothing', async () => {
    await part('/9ways').click();
    await preview.getByRole('textbox', { name: /email/i }).first().fill('eve@example.com');
    await preview.locator('form button').first().click();
    await expect(preview.getByRole('textbox', { name: /email/i }).first()).toHaveValue(
      'eve@example.com',
    );
    const { rows } = await pool.query(`select email from leads`);
    expect(rows).toEqual([{ email: 'ada@example.com' }]);
  });

  await test.step('its emails are drawn', async () => {
    await part('at once').click();
    const email = page.frameLocator('iframe[title^="The email"]');
    await expect(email.getByText('Ada').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
  });

  await test.step('a chart says what it shows, and its table is one key away', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${url}/diagnostics`);
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    const perFunnel = page.getByRole('table', { name: 'Leads and conversion per funnel' });
    await expect(perFunnel.getByRole('row', { name: '/9ways' })).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.getByRole('table', { name: 'Saved per day' })).toBeVisible();
    await page.getByRole('button', { name: 'Emails accepted' }).click();
    await expect(page.getByText(/^Emails accepted: 1 in 30 days, none in/)).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Emails accepted', pressed: true }),
    ).toBeVisible();
  });

  await test.step('a campaign link is spelt as it is counted', async () => {
    await page.goto(`${url}/diagnostics/sources`);
    await page.getByLabel('Where it will be').fill('Newsleter');
    await page.getByRole('button', { name: 'Write newsletter' }).click();
    await expect(page.getByText(/utm_source=newsletter$/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the list of leads is a file', async () => {
    await page.goto(`${url}/diagnostics/leads?query=ada`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export leads' }).click();
    expect((await download).suggestedFilename()).toBe('leads.csv');
  });
});

test('every view is accessible in the light on a desk and in the dark on a phone, which it fits', async ({
  page,
}) => {
  const { url } = site;
  await signIn(page, `${url}/email-test-dashboard`);
  await page.getByLabel('Email', { exact: true }).fill('operator@example.com');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Test email sent successfully')).toBeVisible();
  for (const view of views) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url + view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSidewaysScroll(page, 360);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('what gets the focus is never behind the bar of a phone or the titles of a table', async ({
  page,
}) => {
  await signIn(page, `${site.url}/diagnostics/funnels`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Funnels');
  for (const [width, way] of [
    [360, 'Tab'],
    [1280, 'Shift+Tab'],
  ] as const) {
    await page.setViewportSize({ width, height: 500 });
    await page.goto(`${site.url}/diagnostics/funnels`);
    const links = page.locator('#view td a');
    await (way === 'Tab' ? links.first() : links.last()).focus();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(way);
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.matches('#view *')) return undefined;
        // A link may have several lines.
        const isSeen = Array.from(focused.getClientRects()).some(({ left, top, width, height }) =>
          focused.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
        );
        return isSeen ? undefined : focused.textContent;
      });
      expect(covered, `at ${width} px`).toBeUndefined();
    }
  }
});

test('what has failed stays to be read until it is closed', async ({ browser }) => {
  // In a context whose errors are not counted as faults: here they are meant.
  const page = await browser.newPage();
  await page.clock.install();
  await signIn(page, `${site.url}/diagnostics/team`);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email address', { exact: true }).fill('ada@example.com');
  await page.route('**/team/invitations', (route) => route.abort());
  await page.getByRole('button', { name: 'Invite' }).click();
  const told = page.locator('[role=alertdialog]', { hasText: 'Nobody was invited' });
  await expect(told).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(told).toBeVisible();
  await told.locator('button').click();
  await expect(told).toHaveCount(0);
  await page.close();
});

test('a console that was open during a deploy says so, and the rest of it stays usable', async ({
  browser,
}) => {
  // In a context whose errors are not counted as faults: here they are meant.
  const page = await browser.newPage();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/assets/console-leads-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/api/operator/deliveries*', (route) => route.fulfill({ json: {} }));
  await signIn(page, `${site.url}/diagnostics`);
  for (const broken of ['People', 'Deliveries']) {
    await link(broken).click();
    await expect(page.getByRole('alert')).toContainText('deployed while the console was open');
    await expectAccessible(page);
    await link('Errors').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
  }
  await page.unrouteAll();
  await link('People').click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.close();
});
