import { bookingPages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

/** Phones of every size, in CSS pixels. */
const widths = [360, 375, 390, 393, 412, 430];

test('no headline and no title of a form breaks into other lines when its face arrives', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  const measure = async (path: string) => {
    await page.goto(site.url + path);
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    const heights: number[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      heights.push(
        await page.evaluate(() =>
          Array.from(document.querySelectorAll('h1, #form h2'), (title) =>
            Math.round(title.getBoundingClientRect().height),
          ),
        ),
      );
    }
    return heights;
  };
  for (const { paths } of [...leadPages, ...bookingPages]) {
    const there = await measure(paths[0]);
    await page.route('**/*.woff2', (route) => route.abort());
    const missing = await measure(paths[0]);
    await page.unroute('**/*.woff2');
    expect(missing, paths[0]).toEqual(there);
    expect(there[0]?.[0]).toBeGreaterThan(20);
  }
});

test('no figure is wider than its column, from a phone to a desk', async ({ site, page }) => {
  test.setTimeout(180_000);
  const wide: string[] = [];
  let seen = 0;
  for (const { paths } of [...leadPages, ...bookingPages]) {
    await page.goto(site.url + paths[0]);
    const figures = page.locator('.figures dd');
    if ((await figures.count()) === 0) continue;
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    for (const width of [320, 768, 1000, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await figures.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
      wide.push(...outside.map((figure) => `${paths[0]} at ${width}: ${figure}`));
      seen += 1;
    }
  }
  expect(wide).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});
