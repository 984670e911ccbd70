import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { type OtherBrowser, openFirefox, openWebKit } from '#tests/e2e/support/other-browser.ts';
import { makeSignedLinks } from '#tests/e2e/support/signed-links.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored } from '#tests/e2e/support/stored.ts';
import { findFirefox, findWebKit } from '../../../scripts/setup/browser.mjs';

const row = leadPage('lead-magnet');
const enter = '\uE007';

/** One page of each kind that everybody can open; the last is the console's sign-in. */
const pages = [
  '/',
  '/leadmagnet',
  row.paths[0],
  '/vital-booking',
  '/event',
  '/entsendung-san-diego',
  '/summit/privacy',
  '/unsubscribe/half-a-link',
  '/none',
  '/diagnostics',
];

const firefox = findFirefox();
const webKit = findWebKit();
// A browser that cannot be had here is named at the end of the run.
const browsers: readonly (readonly [string, () => Promise<OtherBrowser>])[] = [
  ...(firefox ? [['Firefox', () => openFirefox(firefox)] as const] : []),
  ...(webKit ? [['WebKit', () => openWebKit(webKit)] as const] : []),
];

for (const [name, openBrowser] of browsers) {
  test(`${name} opens every kind of page, and a form that is filled in there is saved`, async ({
    site,
  }) => {
    const browser = await openBrowser();
    const expectSoon = (expression: string) =>
      expect.poll(() => browser.evaluate(expression), { message: expression });
    /** @returns the page's headline */
    const expectWholePage = async (path: string) => {
      await expectSoon(`document.querySelectorAll('h1').length`).toBe(1);
      // Leaving a page before its fonts are there is an error of the browser's, not of the page.
      await expectSoon('document.fonts.status').toBe('loaded');
      const { paper, scrolls } = (await browser.evaluate(`({
        paper: getComputedStyle(document.body).backgroundColor,
        scrolls: document.documentElement.scrollWidth > innerWidth })`)) as Record<string, unknown>;
      expect(paper, path).not.toBe('rgba(0, 0, 0, 0)');
      expect(scrolls, path).toBe(false);
      return browser.evaluate(`document.querySelector('h1').textContent`);
    };
    try {
      const openWhole = async (path: string) => {
        await browser.open(site.url + path);
        return expectWholePage(path);
      };
      const headlines = [];
      for (const path of pages) headlines.push(await openWhole(path));
      expect(new Set(headlines).size, headlines.join(', ')).toBe(pages.length);
      const signed = await makeSignedLinks(site, name.toLowerCase());
      expect(await openWhole(signed.seat)).toBe('Your seat is confirmed');
      expect(await openWhole(signed.guide)).toBe('The Vital Signs Chart');
      expect(await openWhole(signed.confirmation)).toBe('Es fehlt nur noch ein Klick');
      await browser.click('main form button');
      await expectSoon('location.pathname').toBe('/entsendung-san-diego/danke');
      expect(await expectWholePage('the thank-you page')).toContain('Ada Lovelace');

      await browser.open(site.url + row.paths[0]);
      const email = `ada@${name.toLowerCase()}.example.com`;
      await browser.click('.form-region [name="email"]');
      await expectSoon(
        `Object.keys(document.querySelector('.form-region form')).some((key) => key.startsWith('__reactProps'))`,
      ).toBe(true);
      await browser.press(email);
      await browser.press(enter);
      await expectSoon(
        `document.querySelector('.form-region [role="status"]').textContent`,
      ).toContain(row.toast?.[0]);
      expect(await browser.evaluate('location.pathname + location.search')).toBe(row.paths[0]);
      await findOnlyStored(site.pool, email, row.source);
      expect(await browser.errors()).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
