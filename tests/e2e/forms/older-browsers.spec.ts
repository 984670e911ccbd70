import type { Browser } from '@playwright/test';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { addressOf, answersOf, control, fillForm, submitButton } from '#tests/e2e/support/form.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored } from '#tests/e2e/support/stored.ts';

const row = leadPage('lead-magnet');

/** A page of a browser that is changed before any script of the site runs. */
async function openChanged(browser: Browser, change: () => void) {
  const context = await browser.newContext();
  await context.addInitScript(change);
  return context.newPage();
}

/** What came to browsers later, by the first release that has it. */
const older: readonly (readonly [string, () => void])[] = [
  [
    'of 2023, like that of iOS 16',
    () => {
      for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
      for (const name of ['groupBy']) Reflect.deleteProperty(Object, name);
      for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
      for (const name of ['isWellFormed', 'toWellFormed']) {
        Reflect.deleteProperty(String.prototype, name);
      }
    },
  ],
  [
    'of 2022, like that of iOS 15',
    () => {
      for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
      for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name);
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) {
        Reflect.deleteProperty(Array.prototype, name);
      }
    },
  ],
  [
    'of 2021',
    () => {
      for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
      for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name);
      for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name);
      for (const name of ['at', 'findLast', 'toSorted', 'toReversed']) {
        Reflect.deleteProperty(Array.prototype, name);
      }
      for (const name of ['structuredClone', 'requestIdleCallback']) {
        Reflect.deleteProperty(window, name);
      }
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    },
  ],
];

for (const [name, change] of older) {
  test(`a browser ${name} sends the form`, async ({ browser, site: { url, pool } }) => {
    const page = await openChanged(browser, change);
    await page.goto(url + row.paths[0], { referer: 'https://www.facebook.com/' });
    const person = name.replaceAll(/\W+/g, '-');
    await fillForm(page, answersOf(row, person));
    await submitButton(page).click();
    await expect(page.locator('.form-region [role="status"] p').first()).toHaveText(
      row.toast?.[0] ?? '',
    );
    await findOnlyStored(pool, addressOf(row, person), row.source);
    await page.context().close();
  });
}

/** What other programs do to a page before anybody shows interest in its form. */
const changedPages: readonly (readonly [string, () => void])[] = [
  [
    'is translated',
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim() !== '')) {
        const translated = document.createElement('font');
        translated.textContent = `¡${text.data}!`;
        text.replaceWith(translated);
      }
    },
  ],
  [
    'gets a button of a password manager',
    () => document.querySelector('#form [name="email"]')?.after(document.createElement('div')),
  ],
];

for (const [name, change] of changedPages) {
  test(`what is typed into a page that ${name} stays where it was typed`, async ({
    browser,
    site: { url, pool },
  }) => {
    const page = await browser.newPage();
    let letCome = () => {};
    const isTyped = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/island-*.js', (route) => isTyped.then(() => route.continue()));
    await page.goto(url + row.paths[0]);
    await page.evaluate(change);
    const [before = '', after = ''] = addressOf(row, name.replaceAll(' ', '-')).split('@');
    await fillForm(page, answersOf(row, 'of a changed page'));
    await control(page, 'email').fill('');
    await control(page, 'email').pressSequentially(before);
    const drawnAnew = page.waitForEvent('console', (line) => line.type() === 'error');
    letCome();
    await drawnAnew;
    await page.keyboard.type(`@${after}`);
    await submitButton(page).click();
    await expect(page.locator('.form-region [role="status"] p').first()).toHaveText(
      row.toast?.[0] ?? '',
    );
    await findOnlyStored(pool, addressOf(row, name.replaceAll(' ', '-')), row.source);
    await page.context().close();
  });
}

test('a form that its script cannot draw stays as it was typed, and is sent without it', async ({
  browser,
  site: { url, pool },
}) => {
  const page = await openChanged(browser, () => {
    const parse = JSON.parse;
    JSON.parse = (...given) => {
      const read = parse(...given);
      if (read?.view) read.view.fields = undefined;
      return read;
    };
  });
  const failed = page.waitForEvent('console', (line) => line.type() === 'error');
  await page.goto(url + row.paths[0]);
  const answers = answersOf(row, 'undrawn');
  await fillForm(page, answers);
  await failed;
  for (const [name, answer] of Object.entries(answers)) {
    await expect(control(page, name)).toHaveValue(answer);
  }
  await expect(page.locator('.form-region :focus')).toHaveCount(1);
  await submitButton(page).click();
  await page.waitForURL(/[?&]outcome=/);
  await findOnlyStored(pool, addressOf(row, 'undrawn'), row.source);
  await page.context().close();
});

test('a form whose script breaks while it sends is sent as without scripts, once', async ({
  browser,
  site: { url, pool },
}) => {
  const page = await openChanged(browser, () => {
    // Read for what a campaign added to the address, after the form's id was made.
    URLSearchParams.prototype[Symbol.iterator] = () => {
      throw new Error('This browser is broken.');
    };
  });
  await page.goto(url + row.paths[0]);
  await fillForm(page, answersOf(row, 'broken'));
  await submitButton(page).click();
  await page.waitForURL(/[?&]outcome=/);
  await findOnlyStored(pool, addressOf(row, 'broken'), row.source);
  await page.context().close();
});
