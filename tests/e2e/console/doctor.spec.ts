import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { signIn } from '#tests/e2e/support/console.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

test('an operator has the site examined, and reads what to enter on a phone', async ({
  site: { url },
  page,
}) => {
  await signIn(page, `${url}/diagnostics/health`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^Examine (now|again)$/ }).click();
  await expect(page.getByText(/^\d+ examinations: .*\d+ good\.$/)).toBeVisible();

  const secrets = page.locator('section').filter({ hasText: 'METRICS_TOKEN can be guessed' });
  await expect(secrets.getByText('bad', { exact: true })).toBeVisible();
  await expect(secrets.getByText('openssl rand -base64 24')).toBeVisible();
  await expect(page.getByText('METRICS_TOKEN: set')).toBeHidden();
  await secrets.getByText('Evidence').first().click();
  await expect(page.getByText('METRICS_TOKEN: set')).toBeVisible();
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.goto(`${url}/diagnostics`);
  await expect(page.getByText(/checks found something: .*passwords/)).toBeVisible();
});
