import { leadPage, leadPages } from '#tests/catalogue/lead-pages.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import {
  addressOf,
  answersOf,
  control,
  expectToast,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored, findStored } from '#tests/e2e/support/stored.ts';

const report = leadPage('lead-magnet');
const masterclass = leadPage('harbor-relocation-masterclass');

test('the form waits out its least time by itself, and fetches its token on interest only', async ({
  page,
}) => {
  const site = await startSite({ env: { FORM_MIN_SECONDS: '2' } });
  const answered: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/api/')) {
      answered.push(`${answer.request().method()} ${pathname} ${answer.status()}`);
    }
  });
  await page.goto(site.url + report.paths[0]);
  expect(answered).toEqual([]);
  await wakeForm(page, report.fields);
  await fillForm(page, answersOf(report, 'quick'));
  await submitButton(page).click();
  await expectToast(page, report.toast ?? [''], 'success');
  // The server refuses what comes earlier, as the test of the API shows.
  const api = `/api/funnels/${report.id}`;
  expect(answered).toEqual([`GET ${api}/form-token 200`, `POST ${api}/submissions 201`]);
  await findOnlyStored(site.pool, addressOf(report, 'quick'), report.source);
  await site.stop();
});

test('the form replaces a token that is not valid any more, unnoticed', async ({ site, page }) => {
  await page.route('**/form-token', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), token: 'old' } });
  });
  await page.goto(site.url + report.paths[0]);
  await wakeForm(page, report.fields);
  await fillForm(page, answersOf(report, 'stale'));
  await submitButton(page).click();
  await expectToast(page, report.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(report, 'stale'), report.source);
});

test('the form is sent without a token where none can be had', async ({ site, page }) => {
  await page.route('**/form-token', (route) => route.abort());
  await page.goto(site.url + report.paths[0]);
  await wakeForm(page, report.fields);
  await fillForm(page, answersOf(report, 'tokenless'));
  await submitButton(page).click();
  await expectToast(page, report.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(report, 'tokenless'), report.source);
});

test('a form under attack does its work beside the page and gets in', async ({ page }) => {
  const env = { SUBMISSIONS_PER_MINUTE: '1', TRUST_PROXY: '1' };
  const site = await startSite({ env: { ...env, FORM_MIN_SECONDS: '0' } });
  const api = `${site.url}/api/funnels/${report.id}`;
  const { token } = await (await fetch(`${api}/form-token`)).json();
  const attack = (bot: number) =>
    fetch(`${api}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${bot}` },
      body: JSON.stringify({ token, fields: { email: `bot-${bot}@example.com` } }),
    });

  await page.goto(site.url + report.paths[0]);
  await wakeForm(page, report.fields);
  const bots = Array.from({ length: 60 }, (_, bot) => attack(bot));
  const statuses = (await Promise.all(bots)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 428).length).toBeGreaterThan(10);

  // The token came before the attack, so the first try is refused and the form does the work.
  const refused = page.waitForResponse((answer) => answer.status() === 428);
  await fillForm(page, answersOf(report, 'working'));
  await submitButton(page).click();
  await refused;
  await expectToast(page, report.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(report, 'working'), report.source);

  await page.reload();
  const given = page.waitForResponse((answer) => answer.url().endsWith('/form-token'));
  await wakeForm(page, report.fields);
  expect(await (await given).json()).toMatchObject({ challenge: { algorithm: 'SHA-256' } });
  await fillForm(page, answersOf(report, 'forewarned'));
  await submitButton(page).click();
  await expectToast(page, report.toast ?? [''], 'success');
  await findOnlyStored(site.pool, addressOf(report, 'forewarned'), report.source);
  await site.stop();
});

test('the same toast is announced again: its region is emptied in between', async ({
  site,
  page,
}) => {
  await page.goto(site.url + report.paths[0]);
  await wakeForm(page, report.fields);
  await submitButton(page).click();
  await expectToast(page, report.missing ?? [''], 'failure');
  await page.evaluate(() => {
    const region = document.querySelector('.form-region [role="alert"]');
    const seen: string[] = [];
    Object.assign(window, { seen });
    if (!region) return;
    new MutationObserver(() => seen.push(region.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
    });
  });
  await submitButton(page).click();
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  await expect.poll(seen).toEqual(['', (report.missing ?? []).join('')]);
});

test('a slip in an address is asked about, announced, and corrected by a press', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url + masterclass.paths[0]);
  await wakeForm(page, masterclass.fields);
  const question = page.getByRole('button', { name: 'Did you mean ada.slip@gmail.com?' });
  const region = page.locator('.suggestion');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toBeEmpty();
  await fillForm(page, answersOf(masterclass, 'slip'));
  await control(page, 'email').fill('ada.slip@gmial.com');
  await control(page, 'company').focus();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await control(page, 'email').focus();
  await page.keyboard.press('Tab');
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, 'email')).toHaveValue('ada.slip@gmail.com');
  await expect(control(page, 'email')).toBeFocused();
  await expect(region).toBeEmpty();

  // It is a question: who means what stands there sends it.
  await control(page, 'email').fill('ada.slip@gmial.com');
  await submitButton(page).click();
  await expect(page.locator('.form-region .success')).toBeVisible();
  await findOnlyStored(site.pool, 'ada.slip@gmial.com', masterclass.source);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused page asks about a slip and says that a name has no links', async ({
    site,
    page,
  }) => {
    await page.goto(site.url + masterclass.paths[0]);
    const email = 'ada.plain@gmial.com';
    await fillForm(page, { ...answersOf(masterclass, 'plain'), email, name: 'www.spam.example' });
    await submitButton(page).click();
    await expect(control(page, 'name')).toHaveAccessibleDescription(
      'Please write a name without a link or address.',
    );
    await expect(page.locator('.suggestion')).toHaveText('Did you mean ada.plain@gmail.com?');
    expect(await findStored(site.pool, email, masterclass.source)).toEqual([]);
  });

  test('a failed page tries again with its id, so that one submission stays one', async ({
    postmarkSite,
    page,
  }) => {
    const row = leadPages.find((one) => one.email.onFailure === 'fail') ?? report;
    const { url, pool, postmark } = postmarkSite;
    const address = addressOf(row, 'again');
    postmark.breakSends((mail) =>
      mail.To.toLowerCase() === address.toLowerCase() ? { kind: 'invalid-recipient' } : undefined,
    );
    await page.goto(url + row.paths[0]);
    await fillForm(page, answersOf(row, 'again'));
    await submitButton(page).click();
    await expect(page.locator('.form-region [role="alert"]')).toContainText('Reference');
    const id = await page.locator('[name="submissionId"]').inputValue();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await submitButton(page).click();
    await expect(page.locator('[name="submissionId"]')).toHaveValue(id);
    const { rows } = await pool.query('select id from submissions where email_key = lower($1)', [
      address,
    ]);
    expect(rows).toEqual([{ id }]);
  });
});
