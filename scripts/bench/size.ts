import { type Load, measureLoad } from '#scripts/bench/load/browser-loads.ts';
import { fetchAllPages } from '#scripts/bench/support/pages-of.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { openBrowser } from '#scripts/support/open-browser.ts';
import { startSite } from '#scripts/support/site-server.ts';

const kib = 1024;

/** What every page weighs: its own bytes, its script, and all that a browser loads of it. */
export async function benchSize(dataDir: string): Promise<readonly Figure[]> {
  const site = await startSite({ dataDir, env: { ROLE: 'web' } });
  const browser = await openBrowser();
  try {
    const pages = await fetchAllPages(site.url);
    const loads: (Load & { readonly path: string; readonly own: number })[] = [];
    for (const { path, body } of pages) {
      loads.push({ path, own: body.length, ...(await measureLoad(browser, site.url, path)) });
    }
    const heaviest = <Key extends 'own' | 'bytes' | 'scriptBytes'>(key: Key) => {
      const [first, ...rest] = loads.toSorted((a, b) => b[key] - a[key]);
      const others = rest.map((load) => `${load.path} ${load[key]}`).slice(0, 3);
      return {
        size: first?.[key] ?? Number.NaN,
        note: `${first?.path}; then ${others.join(', ')}`,
      };
    };
    const own = heaviest('own');
    const all = heaviest('bytes');
    const pieces = loads.toSorted((a, b) => b.bytes - a.bytes)[0]?.pieces.slice(0, 4) ?? [];
    const script = heaviest('scriptBytes');
    const foreign = loads.flatMap(({ path, foreign }) => foreign.map((url) => `${path}: ${url}`));
    const figure = (what: string, value: number, bound: number, note: string): Figure => ({
      part: 'size',
      what,
      ours: [value],
      target: atMost(bound),
      note,
    });
    return [
      figure(
        `HTML and CSS of the heaviest of ${pages.length} pages, brotli bytes`,
        own.size,
        14 * kib,
        own.note,
      ),
      figure('script before interest, bytes as written', script.size, kib, script.note),
      figure(
        'all a browser loads before interest, bytes',
        all.size,
        60 * kib,
        `${all.note}; its largest pieces: ${pieces.join(', ')}`,
      ),
      figure(
        'requests to other hosts before interest, a booking frame aside',
        foreign.length,
        0,
        foreign.slice(0, 3).join(', '),
      ),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}
