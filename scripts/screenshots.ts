// Takes full-page screenshots of every page of the built site at three widths, into dist/screenshots/.
// Usage: npm run screenshots [-- --only <id>] [-- --width <pixels>]

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { count } from '#engine/text/wording.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { openBrowser } from '#scripts/support/open-browser.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { type SiteServer, withSite } from '#scripts/support/site-server.ts';

/** A phone, a tablet and a desktop, in CSS pixels. */
const usualWidths = [360, 768, 1440];
const height = 900;
const outDir = join('dist', 'screenshots');

interface Shot {
  /** The funnel's id, or the path of a page of the site itself. */
  readonly id: string;
  readonly path: string;
}

/** Every page in the sitemap, and the page for unknown addresses. */
async function listShots(siteUrl: string): Promise<readonly Shot[]> {
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`).then((response) => response.text());
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const ids = new Map(readSite().funnels.map(({ id, paths: [path = ''] }) => [path, id]));
  const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
  return [
    ...paths.map((path) => ({ id: ids.get(path) ?? nameOf(path), path })),
    { id: 'not-found', path: '/no-page-has-this-address' },
  ];
}

/** Takes a screenshot of a page. @returns by how many pixels it scrolls sideways */
async function takeShot(page: Page, url: string, file: string): Promise<number> {
  await page.goto(url);
  // A font that arrives late is used from the next load on; a system font may be missing.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  await page.reload({ waitUntil: 'load' });
  const overflow = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  await page.screenshot({ path: join(outDir, file), fullPage: true, animations: 'disabled' });
  return overflow;
}

async function takeShots(site: SiteServer, only: string | undefined, widths: readonly number[]) {
  const all = await listShots(site.url);
  const shots = all.filter(({ id }) => only === undefined || id === only);
  if (shots.length === 0) {
    const ids = all.map(({ id }) => id).join(', ');
    throw new Error(`There is no page "${only}". The pages are ${ids}.`);
  }
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    // The other site's frame on a booking page must not change the screenshot.
    const isForeign = (url: URL) => url.origin !== site.url;
    await page.route(isForeign, (route) => route.abort());
    for (const [index, { id, path }] of shots.entries()) {
      const overflows: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const overflow = await takeShot(page, site.url + path, `${id}-${width}.png`);
        if (overflow > 0) overflows.push(`scrolls sideways by ${overflow} px at ${width} px`);
      }
      console.log([`${index + 1}/${shots.length} ${id}`, ...overflows].join('  '));
    }
  } finally {
    await browser.close();
  }
  console.log(`${count(shots.length * widths.length, 'screenshot')} in ${outDir}.`);
}

const { values: options } = readOptions({
  options: { only: { type: 'string' }, width: { type: 'string' } },
});
const width = options.width === undefined ? undefined : Number(options.width);
if (width !== undefined && !(Number.isInteger(width) && width >= 200 && width <= 4000)) {
  console.error(`--width is "${options.width}". Give whole pixels between 200 and 4000.`);
  process.exit(1);
}
mkdirSync(outDir, { recursive: true });
await withSite({ ROLE: 'web' }, (site) =>
  takeShots(site, options.only, width === undefined ? usualWidths : [width]),
);
