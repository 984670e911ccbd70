import { randomUUID } from 'node:crypto';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  walkByKeyboard,
} from '#tests/e2e/support/axe.ts';
import { answersOf } from '#tests/e2e/support/form.ts';
import type { SiteProcess } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { waitForMail } from '#tests/e2e/support/stored.ts';

const row = leadPage('lead-magnet');

interface Reader {
  readonly email: string;
  /** The link in the email's footer, as its reader finds it. */
  readonly link: string;
}

/** Signs somebody up and sends them a campaign email. */
async function sendCampaignEmail(site: SiteProcess): Promise<Reader> {
  const fields = { ...answersOf(row, 'reader'), email: `${randomUUID()}@example.com` };
  const answer = await fetch(`${site.url}/api/funnels/${row.id}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  expect(answer.status).toBe(201);
  const id = randomUUID();
  await site.pool.query(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, funnel_id, coach, stream, body, lead_id)
     select $1::uuid, $1, email_address, function_name, funnel_id, coach, 'broadcast', body, lead_id
     from delivery_logs where email_address = $2`,
    [id, fields.email],
  );
  await site.pool.query(`select pg_notify('deliveries', '')`);
  const { text } = await waitForMail(site.pool, id);
  const link = /Unsubscribe: (\S+)/.exec(text)?.[1] ?? '';
  return { email: fields.email, link };
}

async function openJourneys(site: SiteProcess, email: string): Promise<number> {
  const { rows } = await site.pool.query(
    `select count(*)::int as count from user_journeys j join leads l on l.id = j.lead_id
     where l.email = $1 and not j.is_completed`,
    [email],
  );
  return rows[0].count;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a reader stops the emails, takes it back, and stops them all', async ({ site, page }) => {
      const { email, link } = await sendCampaignEmail(site);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop the emails?');
      await expect(page.locator('main')).toContainText('…@example.com');
      expect(await openJourneys(site, email)).toBe(1);

      await page.getByRole('button', { name: /^Stop emails from Summit/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more emails');
      expect(await openJourneys(site, email)).toBe(0);

      await page.getByRole('button', { name: /^Get emails from Summit/ }).click();
      expect(await openJourneys(site, email)).toBe(1);

      await page.getByRole('button', { name: 'Stop emails from every coach here' }).click();
      await expect(page.locator('main')).toContainText('No coach here will send emails');
      expect(await openJourneys(site, email)).toBe(0);
    });
  });
}

test('the page of an unsubscribe link is accessible in every state', async ({ site, page }) => {
  const { link } = await sendCampaignEmail(site);
  const states = [
    async () => void (await page.goto(link)),
    () => page.getByRole('button', { name: /^Stop emails from Summit/ }).click(),
    () => page.getByRole('button', { name: 'Stop emails from every coach here' }).click(),
    async () => void (await page.goto(`${site.url}/unsubscribe/half-a-link`)),
  ];
  for (const [index, enter] of states.entries()) {
    await enter();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `test-results/unsubscribe-${index}-360.png`, fullPage: true });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 320);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    expect(await walkByKeyboard(page)).toEqual({ missed: [], unseen: [] });
  }
});
