import { openPostmark } from '../support/postmark.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { startSite } from './support/site-process.ts';
import { expect, type Page, test } from './support/site-test.ts';

const password = 'correct horse battery';

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const views = [
  '/diagnostics',
  '/diagnostics/leads',
  '/diagnostics/deliveries',
  '/diagnostics/errors',
  '/diagnostics/mailbox',
  '/email-debug',
  '/test-email',
  '/email-test-dashboard',
];

test('an operator finds a failed email by its reference, repairs it and signs out', async ({
  page,
}) => {
  const postmark = await openPostmark();
  const { url, stop } = await startSite({
    env: {
      OPERATOR_PASSWORD: password,
      POSTMARK_SERVER_TOKEN: postmark.token,
      POSTMARK_API_URL: postmark.url,
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

    await test.step('a test email is sent', async () => {
      await signIn(page, `${url}/email-test-dashboard`);
      await page.getByLabel('Email').fill('operator@example.com');
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
      const emails = page.getByRole('table', { name: 'Emails to this person' });
      await expect(emails.getByText('pending')).toBeVisible();
      await emails.getByRole('link').first().click();
      await expect(page.getByRole('table', { name: 'Tries' })).toContainText('stopped');
    });
    const delivery = page.url();

    await test.step('the overview says that the sender is stopped, and resumes it', async () => {
      postmark.repair();
      await page.goto(`${url}/diagnostics`);
      await page.getByRole('button', { name: 'Resume sending' }).click();
      await expect(page.getByText('No stream is paused.')).toBeVisible();
      await page.goto(delivery);
      await expect(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        const status = page.getByRole('definition').filter({ hasText: /^sent$/ });
        await expect(status).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
      expect(postmark.countByRecipient().get('ada@example.com')).toBe(1);
    });

    await test.step('after signing out the views are closed', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto(`${url}/email-debug`);
      await expect(page.getByLabel('Password')).toBeVisible();
      expect((await page.request.get(`${url}/api/operator/overview`)).status()).toBe(401);
    });
  } finally {
    await stop();
    await postmark.close();
  }
});

test('every view is accessible and fits a phone', async ({ page }) => {
  const { url, stop } = await startSite({ env: { OPERATOR_PASSWORD: password } });
  try {
    await signIn(page, `${url}/email-test-dashboard`);
    await page.getByLabel('Email').fill('operator@example.com');
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expect(page.getByText('Test email sent successfully')).toBeVisible();
    for (const view of views) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(url + view);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 360);
    }
  } finally {
    await stop();
  }
});
