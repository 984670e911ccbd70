import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { endMotion } from './end-motion.ts';
import { expect, type Page } from './site-test.ts';

/** As short as it comes, because every page that is judged compiles it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing; what it finds is told with the element and the reason. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Half-way between two colours, as between the light and the dark design, a contrast is nobody's.
  await page.evaluate(endMotion);
  const violations = await page.evaluate(judge, tags);
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(told).toEqual([]);
}

/** Runs in the page. A frame is another page: the calendar in one belongs to another site. */
async function judge(tags: string[]): Promise<axe.Result[]> {
  const { axe: judging } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await judging.run(
    { exclude: [['iframe']] },
    { runOnly: tags, resultTypes: ['violations'] },
  );
  return violations;
}

/** Expects that nothing sticks out of a window of the given width. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const message = `content width at ${width} px`;
  await expect.poll(contentWidth, { message, intervals: [20] }).toBe(width);
}

/**
 * Walks through the page with the Tab key.
 *
 * @returns what was reached, in order, and what of it shows no focus or lies outside the window
 */
export async function walkByKeyboard(
  page: Page,
): Promise<{ readonly missed: readonly string[]; readonly unseen: readonly string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    const all = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      const isOffered = element.tabIndex >= 0 && element.checkVisibility();
      if (isOffered) element.dataset['reached'] = 'no';
    }
  });
  let outside = 0;
  for (let presses = 0; presses < 200 && outside < 2; presses += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => {
      const element = document.activeElement;
      // Nothing has the focus past the last stop, and for a moment between a frame and the next one.
      if (!(element instanceof HTMLElement) || element === document.body) return 'outside';
      const wasReached = element.dataset['reached'] === 'yes';
      element.dataset['reached'] = 'yes';
      // What is in a frame shows the focus itself, and each of its stops looks from here like the frame.
      if (element.tagName === 'IFRAME') return 'seen';
      if (wasReached) return 'end';
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
      const isInside = bottom > 0 && top < innerHeight;
      return isMarked && isInside ? 'seen' : element.outerHTML.slice(0, 120);
    });
    if (step === 'end') break;
    outside = step === 'outside' ? outside + 1 : 0;
    if (step !== 'seen' && step !== 'outside') unseen.push(step);
  }
  const missed = await page
    .locator('[data-reached="no"]')
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));
  return { missed, unseen };
}
