import type { Route } from '@playwright/test';
import { defaultTiming } from '#server/outbox/timing.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { password, signIn } from '#tests/e2e/support/console.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { deliveryRecord, emitWebhooks } from '#tests/support/provider/postmark-webhooks.ts';

const webhookSecret = 'a secret of the webhooks';

test('an operator finds failed emails by their references, repairs them and signs out', async ({
  browser,
  page,
}) => {
  const postmark = await openPostmark();
  const { url, pool, stop } = await startSite({
    env: {
      OPERATOR_PASSWORD: password,
      POSTMARK_SERVER_TOKEN: postmark.token,
      POSTMARK_API_URL: postmark.url,
      POSTMARK_WEBHOOK_SECRET: webhookSecret,
    },
  });
  try {
    await test.step('a wrong password is refused', async () => {
      await page.goto(`${url}/diagnostics`);
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('That password is not right.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a browser that lets nothing be stored signs in all the same', async () => {
      const context = await browser.newContext();
      const strict = await context.newPage();
      await strict.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      });
      await signIn(strict, `${url}/diagnostics`);
      await expect(strict.getByRole('heading', { level: 1 })).toHaveText('Overview');
      await context.close();
    });

    await test.step('a browser that keeps no cookies is told so', async () => {
      const forget = async (route: Route) => {
        const response = await route.fetch();
        await page.context().clearCookies();
        const { 'set-cookie': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      };
      await page.route('**/api/operator/session', forget, { times: 1 });
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Allow cookies for this site')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    });

    await test.step('a test email is sent', async () => {
      await signIn(page, `${url}/email-test-dashboard`);
      await page.getByLabel('Email', { exact: true }).fill('operator@example.com');
      await page.getByRole('button', { name: 'Send Test Email' }).click();
      await expect(page.getByText('Test email sent successfully')).toBeVisible();
      expect(postmark.countSends()).toBe(1);
    });

    const reference = await test.step('a visitor reads a reference', async () => {
      postmark.breakSends({ kind: 'invalid-sender' });
      const answer = await page.request.post(`${url}/9ways`, {
        form: { name: 'Ada', email: 'ada@example.com' },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      const [, found] = /Reference: ([2-9A-Z]{6})/.exec(await answer.text()) ?? [];
      expect(found).toBeDefined();
      return found ?? '';
    });

    await test.step('the operator finds the lead and the email that waits', async () => {
      await page.goto(`${url}/diagnostics/leads?query=${reference}`);
      await page.getByRole('link', { name: 'ada@example.com' }).click();
      const emails = page.getByRole('list', { name: 'Life of this person' });
      await expect(emails.getByText('pending')).toBeVisible();
      await emails.getByRole('link').first().click();
      const life = page.getByRole('list', { name: 'Life of this email' });
      await expect(life).toContainText('stopped');
    });
    const delivery = page.url();

    await test.step('the overview says that the sender is stopped, and resumes it', async () => {
      postmark.repair();
      await page.goto(`${url}/diagnostics`);
      await page.getByRole('button', { name: 'Resume sending' }).click();
      await expect(page.getByText('Sending has resumed')).toBeVisible();
      await page.goto(delivery);
      await expect(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        const status = page.getByRole('definition').filter({ hasText: /^sent$/ });
        await expect(status).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(postmark.countByRecipient().get('ada@example.com')).toBe(1);
    });

    const refused = await test.step('a delivery fails', async () => {
      postmark.breakSends({ kind: 'unavailable' });
      const answer = await page.request.post(`${url}/9ways`, {
        form: { name: 'Grace', email: 'grace@example.com' },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      const [, found] = /Reference: ([2-9A-Z]{6})/.exec(await answer.text()) ?? [];
      // The attempts of a day, cut short to the last one.
      await pool.query(
        `update delivery_logs set attempts = $1, next_attempt_at = now()
         where email_address = 'grace@example.com'`,
        [defaultTiming.retryMs.length],
      );
      await page.goto(`${url}/diagnostics/deliveries?status=failed`);
      await expect(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        await expect(page.getByRole('cell', { name: 'grace@example.com' })).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      return found ?? '';
    });

    await test.step('found by its reference, it is retried and read as it was sent', async () => {
      postmark.repair();
      await page.goto(`${url}/diagnostics/leads?query=${refused}`);
      await page.getByRole('link', { name: 'grace@example.com' }).click();
      const emails = page.getByRole('list', { name: 'Life of this person' });
      await expect(emails.getByText('failed')).toBeVisible();
      await emails.getByRole('link').first().click();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('The email is queued for another attempt')).toBeVisible();
      await expect(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        const status = page.getByRole('definition').filter({ hasText: /^sent$/ });
        await expect(status).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(postmark.countByRecipient().get('grace@example.com')).toBe(1);
      const email = page.frameLocator('iframe[title^="The email"]');
      await expect(email.getByText('Grace').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Source' }).click();
      await expect(page.getByText('To: grace@example.com')).toBeVisible();
    });

    await test.step('the provider reports that it arrived', async () => {
      const accepted = postmark.accepted.filter(({ to }) => to === 'grace@example.com');
      const statuses = await emitWebhooks(
        accepted.map((mail) => deliveryRecord(mail)),
        {
          url: `${url}/webhooks/postmark`,
          headers: { 'x-webhook-secret': webhookSecret },
        },
      );
      expect(statuses).toEqual([200]);
      await page.getByRole('button', { name: 'Refresh' }).click();
      const status = page.getByRole('definition').filter({ hasText: /^delivered$/ });
      await expect(status).toBeVisible();
    });

    await test.step('the sequences are processed, and the schedule of a lead is read', async () => {
      await page.request.post(`${url}/lead-magnet`, {
        form: { name: 'Mary', email: 'mary@example.com' },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      await page.goto(`${url}/email-test-dashboard`);
      await page.getByRole('button', { name: 'Process Email Sequences' }).click();
      await expect(page.getByText(/^Processed \d+ journeys, sent \d+ emails$/)).toBeVisible();
      await page.goto(`${url}/diagnostics/leads?query=mary@example.com`);
      await page.getByRole('link', { name: 'mary@example.com' }).click();
      const life = page.getByRole('list', { name: 'Life of this person' });
      await expect(life.getByText('scheduled').first()).toBeVisible();
      await expect(life).toContainText(/, email \d, campaign email/);
      await expectAccessible(page);
    });

    await test.step('a person is unsubscribed, exported and erased', async () => {
      await page.goto(`${url}/diagnostics/leads?query=grace@example.com`);
      await page.getByRole('link', { name: 'grace@example.com' }).click();
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByText('No more campaign emails')).toBeVisible();
      await expect(page.getByText('No campaign emails from any coach')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export' }).click();
      expect((await download).suggestedFilename()).toBe('person.json');
      await page.getByRole('button', { name: 'Erase' }).click();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'Erase' }).click();
      await dialog.getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
      const { rows } = await pool.query(
        `select email from leads where email = 'grace@example.com'`,
      );
      expect(rows).toEqual([]);
    });

    await test.step('what the operator did stands in the audit log', async () => {
      await page.goto(`${url}/diagnostics/audit`);
      const log = page.getByRole('table', { name: 'The audit log' });
      for (const action of ['Signed in', 'Resumed sender', 'Retried', 'Erased person']) {
        await expect(log.getByRole('cell', { name: action, exact: true }).first()).toBeVisible();
      }
    });

    await test.step('after signing out the views are closed', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
      await page.goto(`${url}/email-debug`);
      await expect(page.getByLabel('Password')).toBeVisible();
      expect((await page.request.get(`${url}/api/operator/overview`)).status()).toBe(401);
    });
  } finally {
    await stop();
    await postmark.close();
  }
});
