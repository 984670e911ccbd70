import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { answersOf, fillForm, submitButton, wakeForm } from '#tests/e2e/support/form.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

for (const id of ['lead-magnet', 'harbor-relocation-masterclass']) {
  const row = leadPage(id);
  test(`${id} is accessible while it refuses and after it has accepted, and keeps in view what moves`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('in a system’s own colours the button of a form keeps its shape', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.url}/harbor-relocation-masterclass`);
  const [border, ground] = await submitButton(page).evaluate((button) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
    return [`${borderTopWidth} ${borderTopColor}`, backgroundColor];
  });
  expect(border).toMatch(/^1px /);
  expect(border).not.toContain(ground);
});

test('a button stays where it is under a pointer at its lower edge', async ({ site, page }) => {
  await page.goto(`${site.url}/bright-report`);
  const button = submitButton(page);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  const { x, y, width, height } = box;
  await page.mouse.move(x + width / 2, y + height - 1);
  const tops = await button.evaluate(async (element) => {
    const seen: number[] = [];
    while (seen.length < 60) {
      await new Promise(requestAnimationFrame);
      seen.push(element.getBoundingClientRect().top);
    }
    return seen;
  });
  const falls = tops.filter((top, frame) => top > (tops[frame - 1] ?? top));
  expect(falls).toEqual([]);
  expect(tops.at(-1)).toBeLessThan(y);
});
