import {
  expectAccessible,
  expectNoSidewaysScroll,
  walkByKeyboard,
} from '#tests/e2e/support/axe.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';

const path = '/from-burned-out-to-on-fire';
const eventKey = 'from-burned-out-to-on-fire';

/** Sends the page's form for somebody. */
async function signUp(page: Page, url: string, name: string, button: string): Promise<void> {
  await page.goto(url);
  await page.locator('.form-region [name="name"]').fill(name);
  await page.locator('.form-region [name="email"]').fill(`${name}@example.com`);
  await page.getByRole('button', { name: button }).click();
}

/** Takes a picture at 360 px in both schemes and expects a page that everybody can use. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `test-results/${name}-${colorScheme}.png`, fullPage: true });
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page, 320);
}

test('a full evening: somebody waits, is offered the seat that another frees, and keeps it', async ({
  page,
}) => {
  const site = await startSite();
  const url = site.url + path;

  /** The link to the seat in the last email to somebody with this template's subject. */
  async function openSeat(name: string, subject: RegExp): Promise<void> {
    let link: string | undefined;
    await expect(async () => {
      const { rows } = await site.pool.query<{ subject: string; text: string; html: string }>(
        'select subject, text, html from mailbox_messages where to_address like $1',
        [`%${name}@example.com%`],
      );
      const mail = rows.find((row) => subject.test(row.subject));
      link = /http\S+\/seat\/[\w.-]+/.exec(mail?.text ?? '')?.[0];
      expect(link, rows.map((row) => row.subject).join(', ')).toBeDefined();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('about:blank');
      await page.setContent(mail?.html ?? '');
      await page.screenshot({ path: `test-results/mail-${name}.png`, fullPage: true });
    }).toPass();
    await page.goto(link ?? '');
  }

  await site.pool.query('update events set taken = capacity - 1 where key = $1', [eventKey]);
  await signUp(page, url, 'ada', 'Reserve my spot');
  await expect(page.locator('#form h2')).not.toHaveText('The circle is full');
  await look(page, 'ticket');

  await expect(async () => {
    await page.goto(url);
    await expect(page.locator('#form h2')).toHaveText('The circle is full', { timeout: 500 });
  }).toPass();
  await look(page, 'waiting-form');
  await signUp(page, url, 'ben', 'Let me know');
  await expect(page.locator('#form')).toContainText('You are on the list');
  await look(page, 'waiting-joined');

  await openSeat('ada', /./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is confirmed');
  await look(page, 'seat-confirmed');
  expect(await walkByKeyboard(page)).toEqual({ missed: [], unseen: [] });
  await page.getByRole('button', { name: 'Free my seat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is free again');
  await look(page, 'seat-freed');
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.locator('main')).toContainText('You are the first in line');
  await look(page, 'seat-waiting');
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the waiting list');

  await openSeat('ben', /There is a place for you/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep your seat?');
  await look(page, 'seat-held');
  await page.getByRole('button', { name: 'Yes, keep my seat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is confirmed');
  const { rows } = await site.pool.query(
    'select taken - capacity as over from events where key = $1',
    [eventKey],
  );
  expect(rows).toEqual([{ over: 0 }]);
  await site.stop();
});
