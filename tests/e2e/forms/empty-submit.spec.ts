import { leadPages } from '#tests/catalogue/lead-pages.ts';
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
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored } from '#tests/e2e/support/stored.ts';

/** The form's own elements as they stand, without what hydration adds and the ids of submissions. */
function readCard(page: Page): Promise<string> {
  return page
    .locator('.form-region .card')
    .evaluate((card) =>
      card.outerHTML.replace(/ (?:data-first|value)="[^"]*"| hidden=""|<!--.*?-->/g, ''),
    );
}

async function expectAnswer(page: Page, row: (typeof leadPages)[number]): Promise<void> {
  const required = row.fields.filter(({ isOptional }) => !isOptional);
  await expectToast(page, row.missing ?? [''], 'failure');
  await expect(page.locator('.form-region .error')).toHaveCount(required.length);
  for (const { name } of required) {
    const mistake = page.locator(`#field-${name}-error`);
    await expect(mistake).toBeVisible();
    const described = control(page, name).first();
    await expect(described).toHaveAttribute('aria-invalid', 'true');
    await expect(described).toHaveAttribute(
      'aria-describedby',
      new RegExp(`\\bfield-${name}-error$`),
    );
  }
  await expect(control(page, required[0]?.name ?? '').first()).toBeFocused();
}

// What each page carries for it is compared in tests/renderer/form-states.test.ts.
const tried = ['bright-report', 'compassionate-communication', 'harbor-relocation-masterclass'];

for (const row of leadPages.filter(({ id }) => tried.includes(id))) {
  test(`${row.id} answers an empty form before its script is there, and the script takes over`, async ({
    site,
    page,
  }) => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto(site.url + row.paths[0]);
    await submitButton(page).click();
    await expectAnswer(page, row);
    // Once more, still without it.
    await submitButton(page).click();
    await expectAnswer(page, row);

    await control(page, 'email').fill('ada.typed');
    const before = await readCard(page);
    answered.resolve();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.form-region form') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await expect(control(page, 'email')).toHaveValue('ada.typed');
    await expect(control(page, 'email')).toBeFocused();
    expect(await readCard(page)).toBe(before);
    expect(posts).toEqual([]);

    await fillForm(page, answersOf(row, 'empty'));
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await submitButton(page).click();
    expect((await saved).status()).toBe(201);
    await findOnlyStored(site.pool, addressOf(row, 'empty'), row.source);
  });
}

test('an empty form is answered, and a full one sent, where the script cannot be loaded', async ({
  site,
  page,
}) => {
  const [row] = leadPages.filter(({ missing }) => missing);
  if (!row) throw new Error('The catalogue has no page with words for an empty form.');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site.url + row.paths[0]);
  await expectNoToast(page);
  await submitButton(page).click();
  await expectAnswer(page, row);
  await fillForm(page, answersOf(row, 'alone'));
  await submitButton(page).click();
  await expect(page).toHaveURL(/\?outcome=/);
  await findOnlyStored(site.pool, addressOf(row, 'alone'), row.source);
});

test('what was typed is never thrown away by the answer to an empty form', async ({
  site,
  page,
}) => {
  const [row] = leadPages.filter(({ missing, fields }) => missing && fields.length > 1);
  if (!row) throw new Error('The catalogue has no page with two fields.');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site.url + row.paths[0]);
  const [{ name } = { name: '' }] = row.fields;
  await control(page, name).fill('Ada');
  await Promise.all([page.waitForEvent('load'), submitButton(page).click()]);
  await expect(control(page, name)).toHaveValue('Ada');
  await expectToast(page, row.missing ?? [''], 'failure');
});

test('a mistake is told until its answer is right, and the focus stays where somebody types', async ({
  site,
  page,
}) => {
  const row = leadPages.find(({ id }) => id === 'weight-loss-myths');
  if (!row) throw new Error('The catalogue has no such page.');
  await page.goto(site.url + row.paths[0]);
  await wakeForm(page, row.fields);
  await submitButton(page).click();
  await expectAnswer(page, row);

  await control(page, 'name').fill('Ada');
  await expect(page.locator('#field-name-error')).toHaveCount(0);
  await expect(control(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(control(page, 'name')).toBeFocused();
  await control(page, 'email').fill('ada@');
  await expect(page.locator('#field-email-error')).toBeVisible();
  await expectToast(page, row.missing ?? [''], 'failure');
  await control(page, 'email').fill('ada@example.com');
  await expect(page.locator('#field-email-error')).toHaveCount(0);
  await expectNoToast(page);

  // What is wrong again is told when the form is sent again.
  await control(page, 'name').fill('');
  await expectNoToast(page);
  await submitButton(page).click();
  await expect(page.locator('#field-name-error')).toBeVisible();
  await expectToast(page, row.missing ?? [''], 'failure');
  await expect(control(page, 'name')).toBeFocused();
});
