import type { Browser, CDPSession } from 'playwright';

/** What a browser loaded of one page before anybody touched it. */
export interface Load {
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Path and bytes, the heaviest first. */
  readonly pieces: readonly string[];
  readonly foreign: readonly string[];
}

/** The bytes of every response as sent, without headers, by its address. */
async function watchBytes(session: CDPSession): Promise<Map<string, number>> {
  const addresses = new Map<string, { readonly url: string; readonly headBytes: number }>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, { url: response.url, headBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = addresses.get(requestId);
    if (!known || known.url.startsWith('data:')) return;
    bytes.set(known.url, Math.max(0, encodedDataLength - known.headBytes));
  });
  return bytes;
}

/**
 * Loads a page in a browser without a cache and waits until nothing more is loaded. Requests to other
 * hosts are cut off; a page may have them only in the frame of a booking calendar.
 */
export async function measureLoad(browser: Browser, site: string, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const foreign: string[] = [];
    await context.route(
      (url) => url.origin !== site,
      (route) => {
        if (route.request().frame() === page.mainFrame()) foreign.push(route.request().url());
        return route.abort();
      },
    );
    const bytes = await watchBytes(await context.newCDPSession(page));
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .map(({ textContent }) => textContent?.length ?? 0)
        .reduce((a, b) => a + b, 0),
    );
    const scripts = [...bytes].filter(([url]) => /\.m?js(\?|$)/.test(url));
    const sum = (entries: readonly (readonly [string, number])[]) =>
      entries.reduce((total, [, size]) => total + size, 0);
    return {
      bytes: sum([...bytes]),
      scriptBytes: inline + sum(scripts),
      pieces: [...bytes]
        .toSorted(([, a], [, b]) => b - a)
        .map(([url, size]) => `${new URL(url).pathname} ${size}`),
      foreign,
    };
  } finally {
    await context.close();
  }
}
