import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openSlowPage } from './slow-load.ts';

/** How long somebody on a slow phone waits after pressing a form's button, in milliseconds. */
export interface SlowPress {
  /** From the press until what is missing is painted. */
  readonly answerMs: number;
  /** The longest that any of their taps or keys waited for the next paint. */
  readonly interactionMs: number;
}

/** Before the form's code has loaded, after it, or after words were typed while it loaded. */
export type Moment = 'cold' | 'alive' | 'typing';

/** Loads a page slowly and sends its form with something missing, in a page of its own. */
export async function pressSlowly(
  browser: Browser,
  url: string,
  moment: Moment,
): Promise<SlowPress> {
  const { page, context } = await openSlowPage(browser);
  try {
    await page.addInitScript(watch);
    // So high that nobody has to scroll to the button, which would fetch the code.
    if (moment === 'cold') await page.setViewportSize({ width: 412, height: 2400 });
    await page.goto(url, { waitUntil: 'load' });
    await wait(500);
    if (moment !== 'cold') await tap(page, '[name=email]');
    if (moment === 'typing') await page.keyboard.type('ada.lovelace', { delay: 90 });
    else if (moment === 'alive') await page.waitForFunction(isAlive);
    await wait(500);
    await tap(page, '[type=submit]');
    await page.waitForFunction(() => Reflect.get(window, 'answerSeen') !== undefined);
    await wait(300);
    return await page.evaluate(() => ({
      answerMs: Reflect.get(window, 'answerSeen'),
      interactionMs: Reflect.get(window, 'maxInteractionMs'),
    }));
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  Object.assign(window, { maxInteractionMs: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const maxMs = Math.max(Reflect.get(window, 'maxInteractionMs'), entry.duration);
      if (Reflect.get(entry, 'interactionId') > 0)
        Object.assign(window, { maxInteractionMs: maxMs });
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.matches('[type=submit]')) return;
      const look = () => {
        const isSaid = document.querySelector('.form-region .error') !== null;
        // What is queued after a frame's own work runs once the frame is painted.
        const note = () => Object.assign(window, { answerSeen: performance.now() - timeStamp });
        requestAnimationFrame(isSaid ? () => setTimeout(note) : look);
      };
      look();
    },
    true,
  );
}

function isAlive(): boolean {
  const form = document.querySelector('.form-region form') ?? {};
  return Object.keys(form).some((key) => key.startsWith('__reactProps'));
}

async function tap(page: Page, selector: string): Promise<void> {
  const control = page.locator(`.form-region ${selector}`);
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no ${selector}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
