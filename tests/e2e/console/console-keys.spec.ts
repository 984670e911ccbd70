import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { password } from '#tests/e2e/support/console.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

async function signUp(page: Page, url: string, email: string): Promise<void> {
  await page.request.post(`${url}/9ways`, {
    form: { name: 'Ada', email },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

test('an operator’s day is done by keyboard, and what happens meanwhile appears by itself', async ({
  page,
}) => {
  const { url, stop } = await startSite({ env: { OPERATOR_PASSWORD: password } });
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const title = (name: string, level = 1) => page.getByRole('heading', { level, name });
  try {
    await signUp(page, url, 'ada@example.com');

    await test.step('the sign-in waits for the password', async () => {
      await page.goto(`${url}/diagnostics`);
      await expect(page.getByLabel('Password')).toBeFocused();
      await page.keyboard.type(password);
      await press('Enter');
      await expect(title('Overview')).toBeVisible();
    });

    await test.step('the home says whether all is well, and what is new', async () => {
      await expect(title('New in the last seven days', 2)).toBeVisible();
      await expect(page.getByRole('link', { name: '1 lead' })).toBeVisible();
      await page.getByText(/checks (are fine|found something)/).click();
      await expect(page.getByText('The tables match this version.')).toBeVisible();
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
    });

    await test.step('a new lead appears without a reload', async () => {
      await signUp(page, url, 'grace@example.com');
      // The slower the answer before was, the longer the view waits with the next one.
      await expect(page.getByRole('link', { name: '2 leads' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'grace@example.com' })).toBeVisible();
    });

    await test.step('two letters find a person', async () => {
      await press('Control+k');
      const finder = page.getByRole('combobox', { name: 'Find' });
      await expect(finder).toBeFocused();
      await page.keyboard.type('gr');
      await expect(page.getByRole('option', { name: 'grace@example.com' }).first()).toBeVisible();
      await expectAccessible(page);
      await press('Enter');
      await expect(title('grace@example.com')).toBeVisible();
    });

    await test.step('a view is found by what it is about, and one by its key', async () => {
      await press('/');
      await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
      await page.keyboard.type('backup');
      await expect(page.getByRole('option')).toHaveCount(1);
      await press('Enter');
      await expect(title('Health')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await press('g', 'd');
      await expect(title('Deliveries')).toBeVisible();
    });

    await test.step('a row is opened, and the way back keeps the place', async () => {
      await expect(page.getByRole('cell', { name: 'grace@example.com' })).toBeVisible();
      await press('j', 'j', 'k', 'j');
      const second = page.getByRole('row').nth(2).getByRole('link').first();
      await expect(second).toBeFocused();
      await press('Enter');
      await expect(page).toHaveURL(/\/deliveries\/[0-9a-f-]{36}$/);
      await page.goBack();
      await expect(title('Deliveries')).toBeVisible();
    });

    await test.step('letters can be turned off; what finds still works', async () => {
      await press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('checkbox').focus();
      await press('Space', 'Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await press('g', 'e');
      await expect(title('Deliveries')).toBeVisible();
      await press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
      await page.keyboard.type('errors');
      await press('Enter');
      await expect(title('Errors')).toBeVisible();
    });

    await test.step('an action is asked about, and refused by Escape', async () => {
      await page.goto(`${url}/diagnostics/leads?query=ada`);
      await page.getByRole('link', { name: 'ada@example.com' }).press('Enter');
      await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
      await expect(page.getByText('No more campaign emails')).toBeVisible();
    });
  } finally {
    await stop();
  }
});

test('on a phone the four places of a night are along the bottom, and all others one tap away', async ({
  site: { url },
  page,
}) => {
  await signUp(page, url, 'zoe.phone@example.com');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}/diagnostics`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const bar = page.getByRole('navigation', { name: 'Views' });
  await bar.getByRole('link', { name: 'People' }).click();
  // The overview has rows, too, and stays until the next view is there.
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();

  await test.step('a whole card opens what it is about', async () => {
    const card = page.locator('[data-row]').first();
    await expect(card).toContainText('zoe.phone@example.com');
    await card.click({ position: { x: 200, y: 40 } });
    await expect(page.getByRole('heading', { name: 'zoe.phone@example.com' })).toBeVisible();
  });

  await test.step('every view is behind More', async () => {
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog', { name: 'All views' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Errors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
  });

  await test.step('the finder fits', async () => {
    await bar.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('combobox', { name: 'Find' }).fill('zoe');
    await expect(page.getByRole('option', { name: 'zoe.phone@example.com' }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 360);
  });
});
