import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { signIn } from '#tests/e2e/support/console.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

test('an operator at night reads on a phone what a person got and what comes next', async ({
  site: { url },
  page,
  context,
}) => {
  await page.request.post(`${url}/lead-magnet`, {
    form: { name: 'Ada', email: 'ada.lives@example.com' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, `${url}/diagnostics/leads?query=ada.lives@example.com`);
  await page.getByRole('link', { name: 'ada.lives@example.com' }).click();
  const life = page.getByRole('list', { name: 'Life of this person' });

  await test.step('what comes stands above now, what was below it', async () => {
    await expect(life).toContainText('Sent the form of');
    const points = (await life.getByRole('listitem').allInnerTexts()).map((text) => text.trim());
    const now = points.findIndex((text) => text.startsWith('Now'));
    expect(now).toBeGreaterThan(0);
    expect(points.slice(0, now).every((text) => text.includes('scheduled'))).toBe(true);
    expect(points[now + 1]).not.toContain('Sent the form');
    expect(points.at(-1)).toContain('Sent the form of');
    expect(points.at(-1)).toContain('agreed to');
  });

  await test.step('what can be done is in reach of a thumb', async () => {
    const erase = page.getByRole('button', { name: 'Erase' });
    await expect(erase).toBeInViewport();
    const box = await erase.boundingBox();
    expect(box?.y).toBeGreaterThan(740 / 2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
  });

  await test.step('an email stands beside its life, with ids to copy and what is stored', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await life.getByRole('link').first().click();
    const email = page.getByRole('list', { name: 'Life of this email' });
    await expect(email).toContainText('Attempt 1: sent');
    await expect(email.getByRole('listitem').last()).toContainText('Written');
    const shown = await page.locator('iframe[title^="The email"]').boundingBox();
    const told = await email.boundingBox();
    expect(shown && told && shown.x + shown.width < told.x).toBe(true);
    await page.getByRole('button', { name: 'Copy the ID' }).click();
    await expect(page.getByText('Copied the ID')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(page.url()).toContain(copied);
    await page.getByText('As stored').click();
    await expect(page.getByText('"functionName"')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
  });
});
