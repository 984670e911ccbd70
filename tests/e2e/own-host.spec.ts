import { bookingPages, sitePages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const paths = [...sitePages, ...[...leadPages, ...bookingPages].map((page) => page.paths[0])];

test('no page loads anything from another host, the frame of a calendar aside', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== site.url,
    (route) => {
      if (route.request().frame() === page.mainFrame()) foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    },
  );
  for (const path of paths) {
    await page.goto(site.url + path);
    const form = page.locator('.form-region form input').first();
    // Interest in the form loads the rest of its script.
    if ((await form.count()) > 0) await form.focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});
