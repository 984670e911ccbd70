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
  expect(told, page.url()).toEqual([]);
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
  const message = `content width at ${width} px of ${page.url()}`;
  await expect.poll(contentWidth, { message, intervals: [20] }).toBe(width);
}

/** What a walk with the Tab key has come by so far; it is kept in the page. */
interface Walk {
  readonly unseen: string[];
  isOver: boolean;
}

/** How many presses the page is sent before it is asked whether the walk is over: asking takes longer. */
const pressesAtOnce = 10;

/**
 * Walks through the page with the Tab key.
 *
 * @returns what was not reached, and what was reached but shows no focus or lies outside the window
 */
export async function walkByKeyboard(
  page: Page,
): Promise<{ readonly missed: readonly string[]; readonly unseen: readonly string[] }> {
  await page.evaluate(watchFocus);
  const readWalk = () => page.evaluate(() => (window as unknown as { walk: Walk }).walk);
  for (let presses = 0; presses < 200 && !(await readWalk()).isOver; presses += pressesAtOnce) {
    for (let press = 0; press < pressesAtOnce; press += 1) await page.keyboard.press('Tab');
  }
  const { unseen } = await readWalk();
  const missed = await page
    .locator('[data-reached="no"]')
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));
  return { missed, unseen };
}

/** Runs in the page: before each press of a key it looks at what the one before has reached. */
function watchFocus(): void {
  const walk: Walk = { unseen: [], isOver: false };
  Object.assign(window, { walk });
  const all = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  for (const element of document.querySelectorAll<HTMLElement>(all)) {
    const isOffered = element.tabIndex >= 0 && element.checkVisibility();
    if (isOffered) element.dataset['reached'] = 'no';
  }
  let [presses, outside] = [0, 0];
  const look = () => {
    presses += 1;
    const element = document.activeElement;
    // Nothing has the focus before the first press, past the last stop, and for a moment between a frame
    // and the next one.
    if (!(element instanceof HTMLElement) || element === document.body) {
      outside += presses > 1 ? 1 : 0;
      walk.isOver ||= outside > 1;
      return;
    }
    outside = 0;
    const wasReached = element.dataset['reached'] === 'yes';
    element.dataset['reached'] = 'yes';
    // What is in a frame shows the focus itself, and each of its stops looks from here like the frame.
    if (walk.isOver || element.tagName === 'IFRAME') return;
    walk.isOver = wasReached;
    if (wasReached) return;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
    const isInside = bottom > 0 && top < innerHeight;
    if (!(isMarked && isInside)) walk.unseen.push(element.outerHTML.slice(0, 120));
  };
  document.addEventListener('keydown', look, true);
}
