import { bookingPages, sitePages } from '#tests/catalogue/booking-pages.ts';
import { leadPage, leadPages } from '#tests/catalogue/lead-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { answersOf, fillForm, submitButton, wakeForm } from '#tests/e2e/support/form.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const paths = [
  ...sitePages,
  ...leadPages.map((page) => page.paths[0]),
  ...bookingPages.map((page) => page.paths[0]),
  '/no-such-page',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no page scrolls sideways on a narrow phone or with text of twice the size', async ({
  site,
  page,
}) => {
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await test.step(path, async () => {
      await expectNoSidewaysScroll(page, 320);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page, 640);
    });
  }
});

for (const id of ['lead-magnet', 'harbor-relocation-masterclass']) {
  const row = leadPage(id);
  test(`${id} is accessible while it refuses and after it has accepted`, async ({ site, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.url + row.paths[0]);
    await wakeForm(page, row.fields);
    await submitButton(page).click();
    await expect(page.locator('[role="alert"] p').first()).toBeVisible();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeInViewport();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessible(page);

    await fillForm(page, answersOf(row, 'axe'));
    await submitButton(page).click();
    const answer = row.after === 'screen' ? '.success h2' : '[role="status"] p';
    await expect(page.locator(answer).first()).toBeInViewport();
    if (row.after === 'screen') await expect(page.locator(answer)).toBeFocused();
    await expectAccessible(page);
  });
}

test('whoever asks for less motion gets none', async ({ site, page }) => {
  await page.goto(`${site.url}/lead-magnet`);
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});
