import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingPages, sitePages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { answersOf, control, fillForm, submitButton, wakeForm } from '#tests/e2e/support/form.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';

const paths = [...sitePages, ...[...leadPages, ...bookingPages].map((page) => page.paths[0])];

/** The style of all pages, as it was built: a page carries what it uses of it. */
function readWholeSheet(): string {
  const built = new URL('../../dist/client/', import.meta.url);
  const read = (file: string) => readFileSync(fileURLToPath(new URL(file, built)), 'utf8');
  return read(JSON.parse(read('.vite/manifest.json'))['renderer/styles/page.css'].file);
}

/** @param part a selector of the part of the page that is compared */
async function expectSameLook(page: Page, state: string, part = 'body'): Promise<void> {
  const whole = readWholeSheet();
  const { elements, differing } = await page.evaluate(compareStyles, { whole, part });
  expect(elements, state).toBeGreaterThan(5);
  expect(differing, state).toEqual([]);
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every page looks as it would with the whole style sheet', async ({ site, page }) => {
      test.setTimeout(180_000);
      for (const path of paths) {
        await page.goto(site.url + path);
        await page.evaluate(() => document.fonts.ready);
        await expectSameLook(page, path);
      }
    });
  });
}

test('so does every form that has refused, and one that has accepted', async ({ site, page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const row of leadPages) {
    await page.goto(site.url + row.paths[0]);
    await wakeForm(page, row.fields);
    await fillForm(page, { ...answersOf(row, 'style'), email: 'ada@gmial' });
    // What the browser itself refuses would never come to the form's own words.
    await page.locator('.form-region form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await submitButton(page).click();
    await expect(page.locator('.error').first()).toBeVisible();
    await expectSameLook(page, `${row.id} refuses`, '#form');

    await control(page, 'email').fill(`ada.style.${row.id}@example.com`);
    await submitButton(page).click();
    const answer = row.after === 'screen' ? '.success h2' : '[role="status"] p';
    await expect(page.locator(answer).first()).toBeVisible();
    await expectSameLook(page, `${row.id} accepts`, '#form');
  }
});

/** Runs in the page: what differs once the whole sheet takes the place of the rules it carries. */
async function compareStyles({ whole, part }: { whole: string; part: string }) {
  const carried = document.styleSheets[0];
  const own = carried?.ownerNode?.textContent ?? '';
  const sheet = new CSSStyleSheet();
  // What is this page's own stands before the first statement about layers.
  await sheet.replace(own.slice(0, own.search(/\/\*!|@layer/)) + whole);
  // One that is cancelled meanwhile rejects: what runs next is waited for, too.
  while (document.getAnimations().some(({ playState }) => playState === 'running')) {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }

  const collect = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [...rule.style] : []),
      ...(rule instanceof CSSGroupingRule ? collect(rule.cssRules) : []),
    ]);
  const properties = [...new Set(collect(sheet.cssRules))].filter((name) => !name.startsWith('--'));
  // No rule is about what is inside a drawing: it inherits.
  const elements = [...document.querySelectorAll(`${part} :not(script, svg *)`)];
  const readAll = () =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after', '::placeholder'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((name) => style.getPropertyValue(name));
      }),
    );
  const tell = (index: number) => elements[Math.floor(index / 4)]?.outerHTML.slice(0, 80);
  const before = readAll();
  if (carried) carried.disabled = true;
  document.adoptedStyleSheets = [sheet];
  const after = readAll();
  document.adoptedStyleSheets = [];
  if (carried) carried.disabled = false;
  const differing = before.flatMap((values, index) =>
    values.flatMap((value, at) =>
      value === after[index]?.[at]
        ? []
        : [{ element: tell(index), property: properties[at], value, whole: after[index]?.[at] }],
    ),
  );
  return { elements: elements.length, differing: differing.slice(0, 5) };
}
