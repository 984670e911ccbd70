import { bookingPages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

/** Phones of every size, in CSS pixels. */
const widths = [360, 375, 390, 393, 412, 430];

/** From a phone to a desk, as many columns of figures as there may be. */
const columnWidths = [320, 768, 1000, 1200];

test('no headline and no title of a form breaks into other lines when its face arrives, and no figure is wider than its column', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  };
  const measure = async () => {
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
  const wide: string[] = [];
  let seen = 0;
  const lookAtFigures = async (path: string) => {
    const figures = page.locator('.figures dd');
    if ((await figures.count()) === 0) return;
    for (const width of columnWidths) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await figures.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
      wide.push(...outside.map((figure) => `${path} at ${width}: ${figure}`));
      seen += 1;
    }
  };
  for (const { paths } of [...leadPages, ...bookingPages]) {
    const [path] = paths;
    await open(path);
    const there = await measure();
    await lookAtFigures(path);
    await page.route('**/*.woff2', (route) => route.abort());
    await open(path);
    const missing = await measure();
    await page.unroute('**/*.woff2');
    expect(missing, path).toEqual(there);
    expect(there[0]?.[0]).toBeGreaterThan(20);
  }
  expect(wide).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});
