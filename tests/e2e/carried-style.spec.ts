import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingPages, sitePages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const paths = [...sitePages, ...[...leadPages, ...bookingPages].map((page) => page.paths[0])];

/** The style of all pages, as it was built: a page carries a part of it, in two pieces. */
function readWholeSheet(): string {
  const built = new URL('../../dist/client/', import.meta.url);
  const read = (file: string) => readFileSync(fileURLToPath(new URL(file, built)), 'utf8');
  return read(JSON.parse(read('.vite/manifest.json'))['renderer/styles/page.css'].file);
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every page looks as it would with the whole style sheet', async ({ site, page }) => {
      test.setTimeout(180_000);
      const whole = readWholeSheet();
      for (const path of paths) {
        await page.goto(site.url + path);
        await page.evaluate(() => document.fonts.ready);
        const { elements, differing } = await page.evaluate(compareStyles, whole);
        expect(elements, path).toBeGreaterThan(10);
        expect(differing, path).toEqual([]);
      }
    });
  });
}

/** Runs in the page: what differs once the whole sheet, in its own order, takes its pieces' place. */
async function compareStyles(whole: string) {
  const pieces = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== null);
  const first = document.querySelector('style')?.textContent ?? '';
  const sheet = new CSSStyleSheet();
  // What is this page's own stands before the first statement about layers.
  await sheet.replace(first.slice(0, first.search(/\/\*!|@layer/)) + whole);

  const collect = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [...rule.style] : []),
      ...(rule instanceof CSSGroupingRule ? collect(rule.cssRules) : []),
    ]);
  const properties = [...new Set(collect(sheet.cssRules))].filter((name) => !name.startsWith('--'));
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.matches('style,script'),
  );
  const readAll = () =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after', '::placeholder'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((name) => style.getPropertyValue(name));
      }),
    );
  const tell = (index: number) => elements[Math.floor(index / 4)]?.outerHTML.slice(0, 80);
  const before = readAll();
  for (const piece of pieces) piece.disabled = true;
  document.adoptedStyleSheets = [sheet];
  const after = readAll();
  const differing = before.flatMap((values, index) =>
    values.flatMap((value, at) =>
      value === after[index]?.[at]
        ? []
        : [{ element: tell(index), property: properties[at], value, whole: after[index]?.[at] }],
    ),
  );
  return { elements: elements.length, differing: differing.slice(0, 5) };
}
