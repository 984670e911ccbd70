import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClock, setClock } from '#scripts/support/database/site-clock.ts';
import { password, signIn } from '#tests/e2e/support/console.ts';
import { buildCopy, copyProject, type ProjectCopy } from '#tests/e2e/support/project-copy.ts';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';

const path = '/evening-of-middles';
const evenings = [
  { id: 'march', startsAt: '2027-03-10T19:00', at: '2027-03-10T19:00:00Z', day: 'March 10' },
  { id: 'may', startsAt: '2027-05-12T19:00', at: '2027-05-12T18:00:00Z', day: 'May 12' },
  { id: 'july', startsAt: '2027-07-14T19:00', at: '2027-07-14T18:00:00Z', day: 'July 14' },
  {
    id: 'september',
    startsAt: '2027-09-15T19:00',
    at: '2027-09-15T18:00:00Z',
    day: 'September 15',
  },
  { id: 'november', startsAt: '2027-11-10T19:00', at: '2027-11-10T19:00:00Z', day: 'November 10' },
] as const;

/** How long before a moment the site is started, in seconds, so that the moment comes while it runs. */
const lead = 5;

// Nine hours from London in winter, so that the date differs in the evening.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'en-US' });

/** Adds a coach whose workshop takes place on five evenings, and builds the copy. */
async function addEvenings(copy: ProjectCopy): Promise<void> {
  const folder = join(copy.folder, 'funnels', 'saltmarsh');
  mkdirSync(folder);
  const read = (name: string) =>
    readFileSync(join(copy.folder, 'scripts', 'schema', 'examples', name), 'utf8');
  const dates = evenings.map(({ id, startsAt }) => JSON.stringify({ id, startsAt })).join(', ');
  const evening = read('evening.ts')
    .replace(/export const \w+ = defineFunnel/, 'export const funnel = defineFunnel')
    .replace(/startsAt: '[^']+',/, `dates: [${dates}],`)
    .replaceAll("button: { label: 'Get the workbook', to: '/seven-evenings' },", '');
  // Nobody out there is told of what a test does.
  const coach = read('coach.ts').replace(/ {2}webhooks: \[[\s\S]*?\n {2}\],\n/, '');
  expect(coach).not.toContain('webhooks');
  writeFileSync(join(folder, 'coach.ts'), coach);
  writeFileSync(join(folder, 'evening.ts'), evening);
  await buildCopy(copy);
  // What this finds is kept, so that none of six starts has to judge the declarations.
  const { code, output } = await copy.run('dist/server/build-assets.js');
  expect(code, output).toBe(0);
}

/** The days among which the form lets its visitor choose; none where it does not ask. */
async function daysOffered(page: Page): Promise<readonly string[]> {
  const labels = await page.locator('.form-region .choice').allTextContents();
  return labels
    .flatMap((label) => evenings.filter(({ day }) => label.includes(`${day},`)))
    .map(({ day }) => day);
}

test('five evenings of a year: each is offered until it begins, and somebody goes from one to another', async ({
  page,
}) => {
  const copy = copyProject();
  await addEvenings(copy);
  const dataDir = join(copy.folder, 'data');
  const entry = join(copy.folder, 'dist', 'server', 'main.js');
  const env = { OPERATOR_PASSWORD: password };
  let site: SiteProcess = await startSite({ dataDir, entry, env });
  await makeClock(site.pool);

  /** Starts the site anew at a moment. */
  async function goTo(moment: string, secondsBefore = 0): Promise<void> {
    await setClock(site.pool, moment, secondsBefore);
    await site.stop();
    site = await startSite({ dataDir, entry, env });
    await page.goto(site.url + path);
  }
  /** Loads the page again until it offers these days. */
  async function expectDays(days: readonly string[]): Promise<void> {
    await expect(async () => {
      await page.reload();
      expect(await daysOffered(page)).toEqual(days);
    }).toPass();
  }
  /** An email to Ada with this subject and these words. */
  async function readMail(subject: RegExp, words: string) {
    let found: { text: string } | undefined;
    await expect(async () => {
      const { rows } = await site.pool.query<{ subject: string; text: string }>(
        `select subject, text from mailbox_messages
         where to_address like '%ada@example.com%' order by created_at desc`,
      );
      found = rows.find((row) => subject.test(row.subject) && row.text.includes(words));
      expect(found, rows.map((row) => row.subject).join(', ')).toBeDefined();
    }).toPass();
    return found?.text ?? '';
  }
  const seatLink = (text: string) => /http\S+\/seat\/[\w.-]+/.exec(text)?.[0] ?? '';
  const dateOfAda = async () =>
    (
      await site.pool.query(`select e.key, r.held_until is null as is_firm
        from event_registrations r join events e on e.id = r.event_id`)
    ).rows;

  await goTo('2027-01-11T09:00:00Z');
  expect(await daysOffered(page)).toEqual(evenings.map(({ day }) => day));
  const march = page.locator('.choice').filter({ hasText: 'March 10' });
  await expect(march).not.toContainText('your time');
  await page.locator('.form-region [name="name"]').fill('Ada');
  await expect(march).toContainText('(Thursday, March 11 at 4:00 AM your time)');
  await page.locator('.form-region [name="email"]').fill('ada@example.com');
  await page.getByRole('radio', { name: 'May 12' }).check();
  await page.getByRole('button', { name: 'Keep me a chair' }).click();
  await expect(page.getByText('Please confirm your chair')).toBeVisible();
  expect(await dateOfAda()).toEqual([{ key: 'evening-of-middles/may', is_firm: false }]);

  const confirmation = await readMail(/Please confirm/, 'May 12');
  await page.goto(seatLink(confirmation));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep your seat?');
  await page.getByRole('button', { name: 'Yes, keep my seat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is confirmed');
  await page.getByRole('button', { name: /September 15/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is confirmed');
  await expect(page.locator('main')).toContainText('Wednesday, September 15, 2027');
  await page.getByRole('button', { name: /May 12/ }).click();
  await page.getByRole('button', { name: /September 15/ }).click();
  expect(await dateOfAda()).toEqual([{ key: 'evening-of-middles/september', is_firm: true }]);
  await readMail(/^Your seat: /, 'September 15');

  // An operator does the same for her.
  await signIn(page, `${site.url}/diagnostics/leads`);
  await page.getByRole('link', { name: 'ada@example.com' }).click();
  const seat = page.getByRole('table', { name: 'Seats at events' }).getByRole('row').last();
  await expect(seat).toContainText('Sept 2027');
  await expect(seat).toContainText('firm');
  for (const [id, words] of [
    ['november', 'Nov 2027'],
    ['september', 'Sept 2027'],
  ] as const) {
    await seat.getByLabel('Another date').selectOption(`evening-of-middles/${id}`);
    await seat.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(seat).toContainText(words);
    expect(await dateOfAda()).toEqual([{ key: `evening-of-middles/${id}`, is_firm: true }]);
  }

  // A full evening is not offered, and is again once a chair is free.
  const july = `key = 'evening-of-middles/july'`;
  await page.goto(site.url + path);
  await site.pool.query(`update events set taken = capacity where ${july}`);
  await expectDays(['March 10', 'May 12', 'September 15', 'November 10']);
  await site.pool.query(`update events set taken = 0 where ${july}`);
  await expectDays(evenings.map(({ day }) => day));

  await goTo(evenings[0].at, lead);
  await expectDays(['May 12', 'July 14', 'September 15', 'November 10']);

  // The link of the first email leads to the seat as it is now.
  await page.goto(seatLink(confirmation));
  await expect(page.locator('main')).toContainText('Wednesday, September 15, 2027');
  await expect(page.getByRole('button', { name: /March 10/ })).toHaveCount(0);

  await goTo('2027-09-14T18:05:00Z');
  expect(await daysOffered(page)).toEqual(['September 15', 'November 10']);
  await readMail(/^Tomorrow: /, '7:00 PM');
  const { rows: reminders } = await site.pool.query(
    `select count(*)::int as rows from delivery_logs where dedupe_key like 'reminder:%'`,
  );
  expect(reminders).toEqual([{ rows: 1 }]);

  // With one evening left there is nothing to choose.
  await goTo(evenings[3].at, lead);
  await expectDays([]);
  await expect(page.locator('.form-region form')).toHaveCount(1);

  const expectHeading = (words: string | RegExp) =>
    expect(async () => {
      await page.reload();
      await expect(page.locator('#form h2')).toHaveText(words, { timeout: 500 });
    }).toPass();
  await goTo(evenings[4].at, lead);
  await expectHeading('It is taking place now');
  await goTo('2027-11-12T12:00:00Z');
  await expectHeading(/The evening of .*November 10.* is over/);
  await site.stop();
  copy.remove();
});
