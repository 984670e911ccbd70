// Takes pictures of every view of the console at three widths into dist/screenshots/console/, on a
// database filled with invented people; with --dark, in the dark design as well.
// Usage: npm run screenshots-console [-- <part of a view's name>] [--dark]

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright';
import { OperatorError } from '#engine/text/operator-error.ts';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { figureSampleDays } from '#scripts/sample/sample-visits.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { chooseSample, sendOne } from '#scripts/support/load/submission-sample.ts';
import { openBrowser } from '#scripts/support/open-browser.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { type SiteServer, withSite } from '#scripts/support/site-server.ts';
import { createKysely } from '#server/db/kysely.ts';

/** A phone, a tablet and a desktop, in CSS pixels. */
const widths = [360, 768, 1440];
const height = 900;
const outDir = join('dist', 'screenshots', 'console');
const password = 'a password for pictures';

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/diagnostics`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

/** Sends an email to the local mailbox, so that there is one to read. */
async function sendEmail(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/operator/test-email`, {
    data: { email: 'ada@example.com' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`The test email failed: ${await answer.text()}`);
}

/** What the paths of single rows are made of. */
interface Known {
  /** A funnel with a form, and one with an experiment. */
  readonly funnel: string;
  readonly tested: string;
  /** The id of the newest row of a list. */
  readonly first: (list: string) => Promise<string>;
}

/** Where every view is; of single rows, how to find one. */
const views: Readonly<Record<string, string | ((known: Known) => string | Promise<string>)>> = {
  overview: '/diagnostics',
  funnels: '/diagnostics/funnels',
  sources: '/diagnostics/sources',
  funnel: ({ funnel }) => `/diagnostics/funnels/${funnel}`,
  'funnel-versions': ({ tested }) => `/diagnostics/funnels/${tested}`,
  'funnel-part': ({ funnel }) => `/diagnostics/funnels/${funnel}?part=answer:succeeded`,
  leads: '/diagnostics/leads',
  imports: '/diagnostics/imports',
  'leads-none': '/diagnostics/leads?query=nobody-has-this',
  lead: async ({ first }) => `/diagnostics/leads/${await first('/leads?query=ada')}`,
  deliveries: '/diagnostics/deliveries',
  'delivery-failed': async ({ first }) =>
    `/diagnostics/deliveries/${await first('/deliveries?status=failed')}`,
  'delivery-bounced': async ({ first }) =>
    `/diagnostics/deliveries/${await first('/deliveries?status=bounced')}`,
  delivery: async ({ first }) =>
    `/diagnostics/deliveries/${await first('/deliveries?email=ada@example.com')}`,
  errors: '/diagnostics/errors',
  mailbox: '/diagnostics/mailbox',
  'email-debug': '/email-debug',
  'email-test': '/test-email',
  'test-dashboard': '/email-test-dashboard',
  health: '/diagnostics/health',
  experiments: '/diagnostics/experiments',
  advice: '/diagnostics/advice',
  audit: '/diagnostics/audit',
  api: '/diagnostics/api',
  access: '/diagnostics/access',
  team: '/diagnostics/team',
  account: '/diagnostics/account',
  webhooks: '/diagnostics/webhooks',
};

async function findKnown(page: Page, url: string): Promise<Known> {
  const read = async (path: string) =>
    (await page.request.get(`${url}/api/operator${path}`)).json();
  const funnels: readonly { id: string; source: string | null }[] = await read('/funnels');
  const [experiment]: readonly { funnel: string }[] = await read('/experiments');
  return {
    funnel: funnels.find(({ source }) => source !== null)?.id ?? '',
    tested: experiment?.funnel ?? '',
    first: async (list) => (await read(list)).rows[0].id,
  };
}

async function takeShots(
  { url }: SiteServer,
  wanted: readonly string[],
  schemes: readonly ('light' | 'dark')[],
): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height });
    await page.goto(`${url}/diagnostics`);
    await page.getByLabel('Password').waitFor();
    await page.screenshot({ path: join(outDir, 'sign-in-360.png') });
    await signIn(page, url);
    await sendEmail(page, url);
    await sendOne(url, chooseSample(readSite()), 'ada@example.com');
    const known = await findKnown(page, url);
    for (const name of wanted) {
      const view = views[name] ?? '';
      const path = typeof view === 'string' ? view : await view(known);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await page.goto(url + path, { waitUntil: 'networkidle' });
        // A frame of another process is only painted where the window shows it.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.max(height, whole) });
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const suffix = colorScheme === 'dark' ? '-dark' : '';
          const file = join(outDir, `${name}-${width}${suffix}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
          console.log(file);
        }
      }
    }
  } finally {
    await browser.close();
  }
}

const { positionals, values } = readOptions({
  options: { dark: { type: 'boolean' } },
  allowPositionals: true,
});
const [part = ''] = positionals;
const names = Object.keys(views);
const wanted = names.filter((name) => name.includes(part));
if (wanted.length === 0) {
  throw new OperatorError(`There is no view "${part}". There are: ${names.join(', ')}.`);
}
mkdirSync(outDir, { recursive: true });
await withSite({ OPERATOR_PASSWORD: password }, async (site, dataDir) => {
  const pool = new pg.Pool({ connectionString: (await findDatabase(dataDir)).url });
  const client = await pool.connect();
  await writeSampleRows(client, readSite(), { people: 3000, emails: 3 }, () => {}).finally(() =>
    client.release(),
  );
  await figureSampleDays(createKysely(pool)).finally(() => pool.end());
  await takeShots(site, wanted, values.dark ? ['light', 'dark'] : ['light']);
});
