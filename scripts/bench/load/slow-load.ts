import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';

/** What a visitor with a slow phone sees, in milliseconds from the navigation. */
export interface SlowLoad {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The first frame with a form's button in it; not a number where there is none. */
  readonly formMs: number;
  /** The sum of all layout shifts: CLS without its windows, so never less than CLS. */
  readonly shift: number;
}

/** What a page records about itself while it loads. */
interface Seen {
  largest: number;
  shift: number;
  form: number | undefined;
}

/**
 * A page in a browser without a cache: 150 ms latency, 1.6 Mbit/s down, 0.75 up, CPU four times slower.
 *
 * @param from the page of another site that the visitor comes from
 */
export async function openSlowPage(
  browser: Browser,
  from?: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  if (from !== undefined) await page.goto(from);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, context };
}

/**
 * Loads an address slowly, coming from another site, and reads the browser's own figures. A browser
 * opens another site in another process; coming from an empty page it would do so only sometimes.
 */
export async function loadSlowly(browser: Browser, url: string, from: string): Promise<SlowLoad> {
  const { page, context } = await openSlowPage(browser, from);
  try {
    await page.addInitScript(() => {
      const seen: Seen = { largest: 0, shift: 0, form: undefined };
      Object.assign(window, { seenByBench: seen });
      const look = () => {
        const button = document.querySelector('form button, form [type=submit]');
        if (button?.getClientRects().length) seen.form = performance.now();
        else if (document.readyState !== 'complete') requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    // A font may still be loading, and a late picture may still move what is below it.
    await wait(1200);
    const read = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      seen: Reflect.get(window, 'seenByBench') as Seen,
    }));
    if (!(read.seen.largest > 0)) throw new Error(`${url} painted nothing that counts.`);
    return {
      firstPaintMs: read.first,
      largestPaintMs: read.seen.largest,
      formMs: Math.max(read.first, read.seen.form ?? Number.NaN),
      shift: read.seen.shift,
    };
  } finally {
    await context.close();
  }
}
