import { get } from 'node:http';
import {
  bookingPages,
  forgivingPages,
  laterPages,
  sitePages,
} from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const pages = [...leadPages, ...bookingPages];
const redirects = leadPages.flatMap(({ paths: [canonical], redirects: all = [] }) =>
  all.map((from) => ({ from, to: canonical })),
);

/** An answer as it comes, without following it; the path is sent exactly as given. */
function request(url: string, path: string): Promise<{ status: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    get({ hostname, port, path }, (answer) => {
      answer.resume();
      const { location } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, ...(location ? { location } : {}) });
    }).on('error', reject);
  });
}

test('every page is shown at each of its paths, with one canonical address', async ({ site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const { paths } of pages) {
    const [canonical, ...aliases] = paths;
    for (const path of paths) {
      const answer = await fetch(site.url + path, { redirect: 'manual' });
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      expect(html.match(/<link rel="canonical"[^>]*>/g), path).toEqual([
        `<link rel="canonical" href="${site.url}${canonical}"/>`,
      ]);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toMatch(/<meta name="description" content="[^"]/);
    }
    for (const path of aliases) expect(sitemap).not.toContain(`>${site.url}${path}<`);
  }
});

test('former addresses redirect for good and keep the query', async ({ site }) => {
  for (const { from, to } of redirects) {
    expect(await request(site.url, from)).toEqual({ status: 308, location: to });
    expect(await request(site.url, `${from}?utm_source=ad&utm_term=a%20b`)).toEqual({
      status: 308,
      location: `${to}?utm_source=ad&utm_term=a%20b`,
    });
  }
});

test('a redirect leaves no step of its own in the history', async ({ site, page }) => {
  await page.goto(`${site.url}/`);
  await page.goto(`${site.url}/report?utm_source=ad`);
  await expect(page).toHaveURL(`${site.url}/bright-report?utm_source=ad`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('a trailing slash and a wrong case lead to the declared spelling', async ({ site }) => {
  for (const path of pages.flatMap(({ paths }) => paths)) {
    const expected = { status: 308, location: `${path}?a=1` };
    expect(await request(site.url, `${path}/?a=1`)).toEqual(expected);
    const isAmbiguous = pages.some(({ paths }) =>
      paths.some((other) => other !== path && other.toLowerCase() === path.toLowerCase()),
    );
    if (!isAmbiguous) {
      expect(await request(site.url, `${path.toUpperCase()}?a=1`)).toEqual(expected);
    }
  }
});

test('a stray ending of an old advert leads to the page without it', async ({ site }) => {
  const forgiving = pages.filter(({ id }) => forgivingPages.some((one) => one === id));
  expect(forgiving).toHaveLength(forgivingPages.length);
  for (const path of forgiving.flatMap(({ paths }) => paths)) {
    for (const ending of ['%2520-', '%20-']) {
      expect(await request(site.url, `${path}${ending}?utm_source=ad`)).toEqual({
        status: 308,
        location: `${path}?utm_source=ad`,
      });
    }
  }
  expect(await request(site.url, '/lead-magnet%20-')).toEqual({ status: 404 });
});

test('anything else is a page that says so', async ({ site, page }) => {
  const answer = await page.goto(`${site.url}/no-such-page?utm_source=ad`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => site.output()).toContain('/no-such-page');
});

test('the sitemap lists every page once, and robots.txt leads to it', async ({ site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const declared = [
    ...sitePages,
    ...laterPages,
    ...pages.map(({ paths: [canonical] }) => canonical),
  ];
  expect(listed.sort()).toEqual(declared.map((path) => site.url + path).sort());

  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
});

test('home and library lead to every page that offers something', async ({ site, page }) => {
  await page.goto(`${site.url}/`);
  const links = page.locator('main a[href]');
  const offered = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const { paths } of pages) expect(offered).toContain(paths[0]);
  await page.goto(`${site.url}/leadmagnet`);
  const free = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(free).toEqual(expect.arrayContaining(['/lead-magnet', '/bright-report', '/map']));
  expect(free).not.toContain('/vital-booking');
});

for (const { id, paths, frame, minutes } of bookingPages) {
  test(`${id} leads to the coach's calendar and has no form`, async ({ site, page }) => {
    await page.route(/^https:\/\//, (route) => route.abort());
    await page.goto(site.url + paths[0]);
    await expect(page.locator('form')).toHaveCount(0);
    const links = page.locator('main a[href^="https://"]');
    const found = await links.evaluateAll((all) =>
      all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    );
    const calendar = found[0]?.[0] ?? '';
    expect(calendar).toMatch(/^https:\/\/\S+$/);
    for (const link of found) expect(link).toEqual([calendar, '_blank', 'noopener']);
    if (minutes)
      await expect(page.locator('main')).toContainText(new RegExp(`${minutes}|half an hour`, 'i'));
    if (frame) {
      await expect(page.locator('iframe')).toHaveAttribute('src', calendar);
      const box = await page.locator('iframe').boundingBox();
      expect(box?.height).toBe(frame);
    } else await expect(page.locator('iframe')).toHaveCount(0);
  });
}
