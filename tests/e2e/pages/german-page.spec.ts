import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { control, wakeForm } from '#tests/e2e/support/form.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const path = '/entsendung-san-diego';
const fields = [{ name: 'name' }, { name: 'email' }];

test('a German page speaks German to the end, and asks to confirm', async ({ site, page }) => {
  await page.goto(site.url + path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Dienstag, 23. Februar 2027').first()).toBeVisible();
  await wakeForm(page, fields);
  await control(page, 'name').fill('x'.repeat(10));
  await control(page, 'email').fill('ada@gmial.com');
  await page.locator('#field-name').focus();
  await expect(page.getByText('Vielleicht ada@gmail.com?')).toBeVisible();

  await control(page, 'name').fill('Ada Lovelace');
  await control(page, 'email').fill('ada.german@example.com');
  await page.getByLabel(/20\. April 2027/).check();
  await page.locator('#form [type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Bitte noch bestätigen' })).toBeFocused();
  await expect(page.getByText('ada.german@example.com')).toBeVisible();
  await expect(page).toHaveURL(site.url + path);
  await expectAccessible(page);
});

test('what depends on an answer is asked once it is given, and stored plainly', async ({
  site,
  page,
}) => {
  await page.goto(site.url + path);
  const people = page.getByLabel('Wie viele Menschen sind schon dort?');
  await expect(people).toBeHidden();
  await wakeForm(page, fields);
  await page.getByLabel(/15\. Juni 2027/).check();
  await page.getByLabel('Wir haben schon Leute vor Ort').check();
  await expect(people).toBeVisible();
  await people.fill('0');
  await page.getByLabel('Telefon', { exact: true }).fill('030 123456');
  await control(page, 'name').fill('Ada Lovelace');
  await control(page, 'email').fill('ada.abroad@example.com');
  await expectAccessible(page);
  await page.locator('#form [type=submit]').click();
  await expect(page.getByText('Bitte eine ganze Zahl ab 1 eintragen.')).toBeVisible();
  await expect(people).toBeFocused();
  await people.fill('12');
  // Whoever scrolls on with the pointer over the number does not change it.
  await people.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(people).toHaveValue('12');
  await page.locator('#form [type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Bitte noch bestätigen' })).toBeVisible();
});

test('without scripts the form asks in the same words, and nobody gets to the thank-you page', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + path);
  await control(page, 'name').fill('Ada Lovelace');
  await control(page, 'email').fill('ada.plain@example.com');
  await page.getByLabel(/20\. April 2027/).check();
  await page.locator('#form [type=submit]').click();
  await expect(page).toHaveURL(/\/entsendung-san-diego\?outcome=/);
  await expect(page.getByRole('heading', { name: 'Bitte noch bestätigen' })).toBeVisible();

  await page.goto(`${site.url}${path}/danke`);
  await expect(page).toHaveURL(site.url + path);
  await context.close();
});

test('in a low window, as at four times the usual size, the notice covers no field', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site.url + path);
  await wakeForm(page, fields);
  await page.locator('#form [type=submit]').click();
  await expect(page.locator('#form [role=alert] p').first()).toHaveText('Es fehlen noch Angaben');
  for (const name of ['name', 'email', 'phone']) {
    await control(page, name).focus();
    const isSeen = await control(page, name).evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
    expect(isSeen, name).toBe(true);
  }
});
