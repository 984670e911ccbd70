import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { control, wakeForm } from '#tests/e2e/support/form.ts';
import type { SiteProcess } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { findStored, type MailboxMessage } from '#tests/e2e/support/stored.ts';
import { until } from '#tests/support/run/until.ts';

const path = '/entsendung-san-diego';
const source = 'harbor-entsendung-san-diego';

/** Sends the form of the German page with an address, on a phone. */
async function signUp(site: SiteProcess, page: Page, email: string, hasScripts: boolean) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url + path);
  if (hasScripts) await wakeForm(page, [{ name: 'name' }, { name: 'email' }]);
  await control(page, 'name').fill('Ada Lovelace');
  await control(page, 'email').fill(email);
  await page.getByLabel(/20\. April 2027/).check();
  await page.locator('#form [type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Bitte noch bestätigen' })).toBeVisible();
}

/** The emails of an address in the local mailbox, once there are as many. */
async function emailsTo({ pool }: SiteProcess, email: string, count: number) {
  let found: readonly MailboxMessage[] = [];
  await until(async () => {
    const { rows } = await pool.query<MailboxMessage>(
      'select * from mailbox_messages where to_address = $1 order by created_at',
      [email],
    );
    found = rows;
    return rows.length >= count;
  });
  return found;
}

/** Every address that a program would follow in an email. */
function linksIn({ html }: MailboxMessage, site: SiteProcess): readonly string[] {
  return [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, to = '']) => to.replaceAll('&amp;', '&'))
    .filter((to) => to.startsWith(site.url));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a sign-up counts once its person has pressed the button of the email', async ({
      site,
      page,
    }) => {
      const email = `${randomUUID()}@example.com`;
      await signUp(site, page, email, javaScriptEnabled);
      await expectNoSidewaysScroll(page, 360);
      if (javaScriptEnabled) await expectAccessible(page);
      const [asking] = await emailsTo(site, email, 1);
      if (!asking) throw new Error('No email has come.');
      expect(asking.subject).toBe('Bitte bestätigen: Führungskräfte nach San Diego entsenden');
      expect(asking.html).not.toContain('Lovelace');

      // A mail filter follows every link, as a browser and as a program.
      const links = linksIn(asking, site);
      expect(links.filter((to) => to.includes('/confirm/'))).not.toEqual([]);
      for (const link of links) {
        for (const method of ['GET', 'HEAD', 'GET']) {
          expect((await fetch(link, { method })).status).toBeLessThan(400);
        }
      }
      expect(await findStored(site.pool, email, source)).toEqual([]);

      await page.goto(links.find((to) => to.includes('/confirm/')) ?? '');
      await expect(page.locator('h1')).toHaveText('Es fehlt nur noch ein Klick');
      await expectNoSidewaysScroll(page, 360);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
      await expect(page).toHaveURL(/\/entsendung-san-diego\/danke\?outcome=/);
      await expect(page.locator('h1')).toHaveText('Willkommen an Bord, Ada Lovelace');
      await expect(page.getByText('Dienstag, 20. April 2027')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(page.url()).not.toMatch(/lovelace|example/i);

      const [, requested] = await emailsTo(site, email, 2);
      expect(requested?.text).toContain('20. April 2027');
      const [stored] = await findStored(site.pool, email, source);
      expect(stored?.lead).toMatchObject({ email, name: 'Ada Lovelace' });
      expect(stored?.seats).toEqual([null]);

      await page.goto(links.find((to) => to.includes('/confirm/')) ?? '');
      await expect(page.locator('h1')).toHaveText('Vielen Dank, bestätigt');
    });

    test('a wrong address is corrected, and its link leads to nothing', async ({ site, page }) => {
      const id = randomUUID();
      const [wrong, right] = [`${id}@exampel.com`, `${id}@example.com`];
      await signUp(site, page, wrong, javaScriptEnabled);
      await page.getByRole('link', { name: 'Keine E-Mail, oder falsche Adresse?' }).click();
      await expect(page.locator('h1')).toHaveText('Keine E-Mail angekommen?');
      await expect(page.getByText(wrong)).toBeVisible();
      await expectNoSidewaysScroll(page, 360);
      if (javaScriptEnabled) await expectAccessible(page);
      const address = page.getByLabel('Die richtige Adresse');
      await address.fill(`${id}@example`);
      await page.getByRole('button', { name: 'Diese Adresse verwenden' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(address).toHaveValue(`${id}@example`);
      await address.fill(right);
      await page.getByRole('button', { name: 'Diese Adresse verwenden' }).click();
      await expect(page.locator('h1')).toHaveText('Unterwegs oder schon da');
      await expect(page.getByText(right)).toBeVisible();

      const [asking] = await emailsTo(site, right, 1);
      const [first] = await emailsTo(site, wrong, 1);
      const linkOf = (one: MailboxMessage | undefined) =>
        (one ? linksIn(one, site) : []).find((to) => to.includes('/confirm/')) ?? '';
      await page.goto(linkOf(first));
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto(linkOf(asking));
      await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
      await expect(page.locator('h1')).toHaveText('Willkommen an Bord, Ada Lovelace');
      expect(await findStored(site.pool, wrong, source)).toEqual([]);
      expect(await findStored(site.pool, right, source)).toHaveLength(1);
    });
  });
}
