import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { password, signIn } from '#tests/e2e/support/console.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

test('a coach reads a funnel on Monday by keyboard, on a phone and on paper', async ({ page }) => {
  const { url, stop } = await startSite({ env: { OPERATOR_PASSWORD: password } });
  try {
    await page.request.post(`${url}/harbor-relocation-masterclass`, {
      form: {
        name: 'Ada Stone',
        email: 'ada@example.com',
        company: 'Analytical',
        jobTitle: 'Countess',
        companySize: '1-50',
        relocationInterest: 'other',
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, `${url}/diagnostics/funnels/harbor-relocation-masterclass`);
    const map = page.getByRole('list', { name: 'The funnel' });
    const part = (name: string | RegExp) => map.getByRole('button', { name }).first();

    await test.step('what happened this month stands at the parts', async () => {
      await expect(part(/^Form/)).toContainText(/\d\s*touched it/);
      await expect(part(/Saved/)).toContainText(/1\s*saved/);
      await expect(part(/at once/)).toContainText(/1\s*written/);
    });

    await test.step('the arrow keys go along the way and out to what may happen instead', async () => {
      await part(/^Page/).focus();
      await page.keyboard.press('ArrowDown');
      await expect(part(/^Form/)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(part(/Saved/)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(part('Already registered')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(part('Already registered')).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/part=answer/);
      const panel = page.getByRole('region', { name: 'Already registered' });
      await expect(panel).toContainText('Nothing changes, and no email is sent.');
      await expect(page.frameLocator('iframe').getByRole('alert')).not.toBeEmpty();
      await page.keyboard.press('ArrowLeft');
      await expect(part(/Saved/)).toBeFocused();
    });

    await test.step('what was opened and for how many days survives a reload', async () => {
      await page.getByLabel('Days').selectOption('7');
      await page.reload();
      await expect(part('Already registered')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Days')).toHaveValue('7');
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    });

    await test.step('the way leads on from part to part', async () => {
      await part(/Saved/).click();
      const panel = page.getByRole('region', { name: 'Saved' });
      await panel.getByRole('button', { name: /You are registered/ }).click();
      await expect(part(/at once/)).toHaveAttribute('aria-pressed', 'true');
      const email = page.frameLocator('iframe[title^="The email"]');
      await expect(email.getByText('Ada').first()).toBeVisible();
    });

    await test.step('on paper there is the map with its meanings and nothing else', async () => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 688, height: 1000 });
      await expect(page.getByRole('dialog', { includeHidden: true })).toBeHidden();
      await page.goto(`${url}/diagnostics/funnels/harbor-relocation-masterclass`);
      for (const gone of await page.getByRole('navigation').all()) await expect(gone).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(part(/Saved/)).toContainText('The person is stored as a lead');
      await expect(map.getByText('Nothing changes, and no email is sent.')).toBeVisible();
      await expectNoSidewaysScroll(page, 688);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('on a phone a part opens over the map and closes again', async () => {
      await expectNoSidewaysScroll(page, 360);
      await page.goto(`${url}/diagnostics/funnels/harbor-relocation-masterclass`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await part(/at once/).click();
      const dialog = page.getByRole('dialog', { name: /You are registered/ });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(part(/at once/)).toBeFocused();
    });

    await test.step('an answer is shown where it stands, and the title of what is open stays', async () => {
      await part('Already registered').click();
      await expect(page.frameLocator('iframe').getByRole('alert')).toBeInViewport({ ratio: 0.1 });
      await expect(page.getByRole('heading', { name: 'Already registered' })).toBeInViewport();
    });
  } finally {
    await stop();
  }
});
