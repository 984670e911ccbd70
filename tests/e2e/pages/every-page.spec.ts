import { bookingPages, sitePages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  walkByKeyboard,
} from '#tests/e2e/support/axe.ts';
import { expectSameLook } from '#tests/e2e/support/carried-style.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';
import { expectFiguresInColumns, expectSteadyTitles } from '#tests/e2e/support/titles.ts';

const funnelPaths = [...leadPages, ...bookingPages].map(({ paths }) => paths[0]);
const paths = [...sitePages, ...funnelPaths, '/no-such-page'];

/** The calendar belongs to somebody else: it is answered for here, and nothing else may be asked. */
async function watchOtherHosts(page: Page, own: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ origin }) => origin !== own,
    (route) => {
      if (route.request().frame() === page.mainFrame()) asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Calendar</title><main><h1>Calendar</h1></main></html>',
      });
    },
  );
  return asked;
}

/** How many pages a tab opens one after another: the first costs the browser a third more than the others. */
const pagesOfATab = 4;

async function judge(page: Page, site: string, path: string, asked: string[]): Promise<void> {
  asked.length = 0;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site + path);
  await page.evaluate(() => document.fonts.ready);
  await expectSameLook(page, path);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  expect(await walkByKeyboard(page), path).toEqual({ missed: [], unseen: [] });
  await expectSameLook(page, path);
  // The walk passed the form, which is the interest that loads the rest of its script.
  await page.waitForLoadState('networkidle');
  expect(asked, path).toEqual([]);

  if (funnelPaths.includes(path)) {
    await expectSteadyTitles(page);
    await expectFiguresInColumns(page);
  }
  await expectNoSidewaysScroll(page, 320);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page, 640);
}

// Each page is loaded once and asked everything, because loading is what takes the time.
for (let first = 0; first < paths.length; first += pagesOfATab) {
  const some = paths.slice(first, first + pagesOfATab);
  test(`${some.join(', ')}: each is accessible, looks as styled, loads nothing from elsewhere, keeps its titles when their faces arrive and never scrolls sideways, on a phone, on a desk and with text of twice the size`, async ({
    site,
    page,
  }) => {
    const asked = await watchOtherHosts(page, site.url);
    for (const path of some) await test.step(path, () => judge(page, site.url, path, asked));
  });
}

test('some pages have figures to look at', async ({ site }) => {
  const pages = await Promise.all(
    funnelPaths.map(async (path) => (await fetch(site.url + path)).text()),
  );
  expect(pages.filter((html) => /class="[^"]*figures/.test(html)).length).toBeGreaterThan(5);
});
