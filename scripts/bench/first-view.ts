import type { Browser } from 'playwright';
import { openSlowPage } from '#scripts/bench/load/slow-load.ts';
import { takePrecedence } from '#scripts/bench/support/precedence.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { openBrowser } from '#scripts/support/open-browser.ts';
import { startSite } from '#scripts/support/site-server.ts';

const rounds = 7;
const password = 'a password for measuring';
const kib = 1024;

/** What an operator with a slow phone gets of the console's first view. */
interface FirstView {
  /** When the view is drawn and reacts to clicks, counted from the navigation. */
  readonly usableMs: number;
  /** When it says whether all is well. */
  readonly answeredMs: number;
  /** Script as it was sent. */
  readonly scriptBytes: number;
}

/** How soon the console's first view can be used on a slow phone, and what it weighs. */
export async function benchFirstView(dataDir: string): Promise<readonly Figure[]> {
  const precedence = takePrecedence();
  const site = await startSite({ dataDir, env: { ROLE: 'web', OPERATOR_PASSWORD: password } });
  const browser = await openBrowser();
  try {
    const views: FirstView[] = [];
    for (let round = 0; round < rounds; round += 1) views.push(await open(browser, site.url));
    const figure = (what: string, key: keyof FirstView): Figure => ({
      part: 'first-view',
      what,
      ours: views.map((view) => view[key]),
    });
    return [
      {
        ...figure('script of the console before charts, brotli bytes', 'scriptBytes'),
        target: atMost(120 * kib),
      },
      { ...figure('the console can be used, ms', 'usableMs'), target: atMost(1500) },
      figure('it says whether all is well, ms', 'answeredMs'),
    ];
  } finally {
    await browser.close();
    await site.stop();
    precedence.release();
  }
}

async function open(browser: Browser, url: string): Promise<FirstView> {
  const { page, context } = await openSlowPage(browser);
  try {
    await page.goto(`${url}/diagnostics`);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#view > details').waitFor();
    await page.addInitScript(() => {
      const seen = { usable: 0, answered: 0 };
      Object.assign(window, { seenByBench: seen });
      new MutationObserver(() => {
        if (document.querySelector('#view h1')) seen.usable ||= performance.now();
        if (document.querySelector('#view > details')) seen.answered ||= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${url}/diagnostics`);
    await page.locator('#view > details').waitFor();
    const read = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => /\.js$/.test(name) && !/charts/.test(name));
      return {
        seen: Reflect.get(window, 'seenByBench') as { usable: number; answered: number },
        scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      };
    });
    const { usable, answered } = read.seen;
    return { usableMs: usable, answeredMs: answered, scriptBytes: read.scriptBytes };
  } finally {
    await context.close();
  }
}
