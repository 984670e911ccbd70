import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { answersOf, fillForm, submitButton, wakeForm } from '#tests/e2e/support/form.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';

const row = leadPage('business-coaching');

test.use({ viewport: { width: 360, height: 740 } });

/** Signs up and follows the button of the success screen. */
async function openGuide(page: Page, url: string, person: string): Promise<void> {
  await page.goto(url + row.paths[0]);
  await wakeForm(page, row.fields);
  await fillForm(page, answersOf(row, person));
  await submitButton(page).click();
  const link = page.getByRole('link', { name: 'Open the chart now' });
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/d\//);
  await page.goto(url + path);
}

test('a guide is read on a phone in the light and the dark design', async ({ site, page }) => {
  await openGuide(page, site.url, 'phone');
  await expect(page.locator('h1')).toHaveText('The Vital Signs Chart');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
    const tables = await page
      .locator('.wide')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(tables.length).toBeGreaterThan(4);
    expect(Math.max(...tables)).toBe(0);
  }
  await page.getByRole('link', { name: 'Reading 3. Owner’s hours' }).click();
  await expect(page.locator('h2', { hasText: 'Reading 3' })).toBeInViewport();
});

test('the PDF behind a guide’s button has a readable name and comes in parts', async ({
  site,
  page,
}) => {
  await openGuide(page, site.url, 'pdf');
  const button = page.getByRole('link', { name: 'Download as PDF' });
  const address = await button.evaluate((link: HTMLAnchorElement) => link.href);
  const whole = await page.request.get(address);
  const bytes = await whole.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(whole.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    'content-disposition': expect.stringContaining('filename="The Vital Signs Chart.pdf"'),
  });
  const part = await page.request.get(address, { headers: { range: 'bytes=1000-1999' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 1000-1999/${bytes.length}`);
  expect((await part.body()).equals(bytes.subarray(1000, 2000))).toBe(true);
});
