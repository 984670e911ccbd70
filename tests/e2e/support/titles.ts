import { expect, type Page } from './site-test.ts';

/** Phones of every size, in CSS pixels. */
const phones = [360, 375, 390, 393, 412, 430];

/** From a phone to a desk, as many columns of figures as there may be. */
const columns = [320, 768, 1000, 1200];

/** Runs in the page: the heights of the headline and of the form's title, with their faces and without. */
function measureTitles() {
  const titles = [...document.querySelectorAll<HTMLElement>('h1, #form h2')];
  const measure = () => titles.map((title) => Math.round(title.getBoundingClientRect().height));
  const loaded = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url('))
    .map((rule) => (rule as CSSFontFaceRule).style.getPropertyValue('font-family'));
  const words = titles.flatMap((title) => [title, ...title.querySelectorAll<HTMLElement>('*')]);
  const there = measure();
  // As the page looks until the faces arrive: in the next of the fonts.
  const changed = words.map((word) => {
    const fonts = getComputedStyle(word).fontFamily.split(/,\s*/);
    const others = fonts.filter((font) => !loaded.includes(font));
    word.style.fontFamily = others.join(', ');
    return fonts.length - others.length;
  });
  const awaited = measure();
  for (const word of words) word.style.removeProperty('font-family');
  return { there, awaited, facesAwaited: Math.max(...changed) };
}

/**
 * Expects that no headline and no title of a form breaks into other lines when its face arrives. It hides
 * the page for good: boxes keep their places, and nobody has to paint them at every width.
 */
export async function expectSteadyTitles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    document.documentElement.style.visibility = 'hidden';
  });
  for (const width of phones) {
    await page.setViewportSize({ width, height: 800 });
    const { there, awaited, facesAwaited } = await page.evaluate(measureTitles);
    expect(awaited, `at ${width} px, ${page.url()}`).toEqual(there);
    expect(facesAwaited).toBeGreaterThan(0);
    expect(there[0]).toBeGreaterThan(20);
  }
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
    expect(outside, `at ${width} px, ${page.url()}`).toEqual([]);
  }
}
