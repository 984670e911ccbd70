import { leadPage } from '#tests/catalogue/lead-pages.ts';
import {
  addressOf,
  answersOf,
  expectToast,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const report = leadPage('lead-magnet');

// A headless browser is a program, and programs are not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

for (const { title, query, source } of [
  { title: 'the page before', query: '', source: 'google/search' },
  {
    title: 'the link',
    query: '?utm_source=Newsletter&utm_medium=email&gclid=1',
    source: 'newsletter/email',
  },
]) {
  test(`what brought a visitor, said by ${title}, stays with what they send`, async ({
    site,
    page,
    context,
  }) => {
    await page.goto(site.url + report.paths[0] + query, { referer: 'https://www.google.com/' });
    await wakeForm(page, report.fields);
    const answers = answersOf(report, source.replace('/', '-'));
    await fillForm(page, answers);
    await submitButton(page).click();
    await expectToast(page, report.toast ?? [''], 'success');
    const { rows } = await site.pool.query(
      'select traffic_source from submissions where email_key = lower($1)',
      [addressOf(report, source.replace('/', '-'))],
    );
    expect(rows).toEqual([{ traffic_source: source }]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('a link to the calendar that is followed is told by a ping, and nothing before it', async ({
  site,
  page,
}) => {
  await page.context().route(/^https:\/\//, (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin === site.url && pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(`${site.url}/vital-booking`);
  expect(asked).toEqual([]);
  await page.locator('main a[ping]').first().click();
  await expect
    .poll(async () => {
      const { rows } = await site.pool.query('select sum(booked)::int as booked from visit_counts');
      return rows[0].booked;
    })
    .toBeGreaterThan(0);
});
