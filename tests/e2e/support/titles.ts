import { expect, type Page } from './site-test.ts';

/** Phones of every size, in CSS pixels. */
const phones = [360, 375, 390, 393, 412, 430];

/** From a phone to a desk, as many columns of figures as there may be. */
const columns = [320, 768, 1000, 1200];

/** Makes the page look as it does until the faces of its fonts arrive. */
function removeFaces(): number {
  let removed = 0;
  for (const sheet of document.styleSheets) {
    for (const [at, rule] of [...sheet.cssRules].entries().toArray().reverse()) {
      const isLoaded = rule instanceof CSSFontFaceRule && rule.cssText.includes('url(');
      if (!isLoaded) continue;
      sheet.deleteRule(at);
      removed += 1;
    }
  }
  return removed;
}

/** The heights of the headline and of the form's title on each phone. */
async function measure(page: Page): Promise<readonly (readonly number[])[]> {
  const heights: number[][] = [];
  for (const width of phones) {
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
}

/**
 * Expects that no headline and no title of a form breaks into other lines when its face arrives.
 * Afterwards the page has the fallback fonts alone.
 */
export async function expectSteadyTitles(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  const there = await measure(page);
  expect(await page.evaluate(removeFaces)).toBeGreaterThan(0);
  expect(await measure(page)).toEqual(there);
  expect(there[0]?.[0]).toBeGreaterThan(20);
}

/** Expects that no figure is wider than its column. */
export async function expectFiguresInColumns(page: Page): Promise<void> {
  const figures = page.locator('.figures dd');
  if ((await figures.count()) === 0) return;
  for (const width of columns) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await figures.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
    expect(outside, `at ${width} px`).toEqual([]);
  }
}
