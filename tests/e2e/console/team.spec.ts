import type { Page } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { signIn } from '#tests/e2e/support/console.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const memberPassword = 'a member’s long password';

/** Gives a browser a device that makes passkeys and knows its person's finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Invites somebody. @returns the link of the email that they got */
async function invite(
  page: Page,
  url: string,
  given: {
    readonly name: string;
    readonly email: string;
    readonly role: RegExp;
    readonly coach?: number;
  },
): Promise<string> {
  await page.goto(`${url}/diagnostics/team`);
  await page.getByRole('radio', { name: given.role }).check();
  if (given.coach !== undefined) await page.getByRole('checkbox').nth(given.coach).check();
  await page.getByLabel('Name', { exact: true }).fill(given.name);
  await page.getByLabel('Email address', { exact: true }).fill(given.email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText(given.email);
  let link = '';
  await expect
    .poll(async () => {
      const { rows } = await (await page.request.get(`${url}/api/operator/mailbox`)).json();
      const found = rows.find(({ to }: { to: string }) => to === given.email);
      if (!found) return '';
      const { text } = await (
        await page.request.get(`${url}/api/operator/mailbox/${found.id}`)
      ).json();
      link = /http\S+join#\S+/.exec(text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('members are invited, join with a passkey or with codes, and see what their role may', async ({
  site: { url },
  page,
  browser,
}) => {
  await signIn(page, `${url}/diagnostics/team`);
  await expect(page.getByText('Nobody yet')).toBeVisible();
  const eveLink = await invite(page, url, {
    name: 'Eve Coach',
    email: 'eve@team.example',
    role: /^coach/,
    coach: 0,
  });
  const vicLink = await invite(page, url, {
    name: 'Vic Viewer',
    email: 'vic@team.example',
    role: /^viewer/,
  });
  await expectAccessible(page);

  await test.step('a coach joins, adds a passkey and sees people, not the inside', async () => {
    const context = await browser.newContext();
    const eve = await context.newPage();
    await addAuthenticator(eve);
    await eve.goto(eveLink);
    await expect(eve.getByRole('heading', { name: 'Welcome, Eve Coach' })).toBeVisible();
    await expectAccessible(eve);
    await eve.getByLabel(/^Password/).fill(memberPassword);
    await eve.getByRole('button', { name: 'Join' }).click();
    await expect(eve.getByText('A password alone does not open the console')).toBeVisible();
    await expectAccessible(eve);
    await expectNoSidewaysScroll(eve, 360);
    await eve.setViewportSize({ width: 1280, height: 800 });
    await eve.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(eve.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const views = eve.getByRole('navigation', { name: 'Views' }).first();
    await expect(views.getByRole('link', { name: 'People' })).toBeVisible();
    for (const hidden of ['Team', 'Audit log', 'Health', 'Errors']) {
      await expect(views.getByRole('link', { name: hidden })).toHaveCount(0);
    }
    await expect(views).toContainText('Eve Coach, coach');

    await eve.getByRole('button', { name: 'Sign out' }).first().click();
    await eve.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(eve.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await eve.goto(`${url}/diagnostics/account`);
    const sessions = eve.getByRole('table', { name: 'Your sessions' });
    await expect(sessions).toContainText('This browser');
    await expect(sessions).toContainText('passkey');
    await expectAccessible(eve);
    await expectNoSidewaysScroll(eve, 360);
    expect((await eve.goto(eveLink))?.status()).toBe(200);
    await eve.reload();
    await expect(eve.getByText('Ask whoever invited you for another one')).toBeVisible();
    await context.close();
  });

  await test.step('a viewer joins with one-time codes and sees figures alone', async () => {
    const context = await browser.newContext();
    const vic = await context.newPage();
    await vic.goto(vicLink);
    await vic.getByLabel(/^Password/).fill(memberPassword);
    await vic.getByRole('button', { name: 'Join' }).click();
    await vic.getByLabel('Your password').fill(memberPassword);
    await vic.getByRole('button', { name: 'Set up one-time codes' }).click();
    await expect(vic.getByRole('img', { name: /authenticator app/ })).toBeVisible();
    await expectAccessible(vic);
    const secret = await vic.locator('p code').first().textContent();
    const totp = URI.parse(`otpauth://totp/site?secret=${secret}`);
    if (!(totp instanceof TOTP)) throw new Error('The key makes no one-time codes.');
    await vic.getByLabel('Code that the app shows').fill(totp.generate());
    await vic.getByRole('button', { name: 'Confirm' }).click();
    await expect(vic.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const views = vic.getByRole('navigation', { name: 'Views' }).first();
    await expect(views.getByRole('link', { name: 'Funnels' })).toBeVisible();
    await expect(views.getByRole('link', { name: 'People' })).toHaveCount(0);
    await vic.goto(`${url}/diagnostics/webhooks`);
    await expect(
      vic.getByText('Your role, viewer, does not give access to this view'),
    ).toBeVisible();
    await expect(vic.getByRole('button', { name: 'Add webhook' })).toHaveCount(0);
    await vic.keyboard.press('Control+k');
    const refused: string[] = [];
    vic.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
    await vic.getByLabel('Find a funnel or a view').fill('nothing has this');
    await expect(vic.getByText('Funnels are found by the start of their name')).toBeVisible();
    await vic.keyboard.press('Escape');
    expect(refused).toEqual([]);
    await vic.goto(`${url}/diagnostics`);
    await vic.getByRole('button', { name: 'Sign out' }).first().click();
    await vic.getByLabel('Email address').fill('vic@team.example');
    await vic.getByLabel('Password').fill(memberPassword);
    await vic.getByRole('button', { name: 'Sign in' }).click();
    // Each code opens once.
    const next = totp.generate({ timestamp: Date.now() + 30_000 });
    await vic.getByLabel(/^Code/).fill(next);
    await vic.getByRole('button', { name: 'Sign in' }).click();
    await expect(vic.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await context.close();
  });

  await test.step('the owner sees both, changes one and removes the other', async () => {
    await page.goto(`${url}/diagnostics/team`);
    const members = page.getByRole('table', { name: 'Members of the team' });
    await expect(members).toContainText('a passkey');
    await expect(members).toContainText('password and codes');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await members.getByRole('button', { name: 'Remove' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(members).not.toContainText('Eve Coach');
    await members.getByRole('button', { name: 'Change' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^operator/ })
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(members).toContainText('operator');
  });
});
