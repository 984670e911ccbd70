import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { leadPage } from '#tests/catalogue/lead-pages.ts';
import {
  addressOf,
  answersOf,
  control,
  expectToast,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import { buildCopy, copyProject, type ProjectCopy } from '#tests/e2e/support/project-copy.ts';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';

const report = leadPage('lead-magnet');
const path = report.paths[0];
const plain = 'Earn a quarter more. Without one new customer.';
const experiment = `
  experiment: {
    id: 'headline-test',
    variants: { plain: { page: { sections: { hero: { headline: '${plain}' } } } } },
    share: 50,
    measure: 'saved',
  },
  offer: {`;

const workshop = leadPage('compassionate-communication');
const shorter = `
  experiment: {
    id: 'short-form',
    variants: {
      short: {
        form: {
          fields: { organizationName: null },
          missing: { title: 'Please fill in your name and email.' },
        },
      },
    },
    share: 99,
    measure: 'saved',
  },
  offer: {`;

/** A browser in a network; the browser and the network are what a visitor is known by for a day. */
interface Visitor {
  readonly network: string;
  readonly userAgent: string;
}

const visitors: readonly Visitor[] = Array.from({ length: 40 }, (_, n) => ({
  network: `198.51.${n}.7`,
  userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:1${n + 10}.0) Gecko/20100101 Firefox/1${n + 10}.0`,
}));

const headersOf = ({ network, userAgent }: Visitor) => ({
  'x-forwarded-for': network,
  'user-agent': userAgent,
});

let copy: ProjectCopy;
let site: SiteProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  copy = copyProject();
  declare(copy, join('summit', 'lead-magnet.ts'), experiment);
  declare(copy, join('carewell', 'compassionate-communication.ts'), shorter);
  await buildCopy(copy);
  site = await startSite({
    dataDir: join(copy.folder, 'data'),
    entry: join(copy.folder, 'dist', 'server', 'main.js'),
    env: { TRUST_PROXY: '1' },
  });
});

test.afterAll(async () => {
  await site.stop();
  copy.remove();
});

function declare({ folder }: ProjectCopy, name: string, declared: string): void {
  const file = join(folder, 'funnels', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('\n  offer: {', declared));
}

/** The headline that the server gives a visitor. */
async function headlineFor(visitor: Visitor): Promise<string> {
  const answer = await fetch(site.url + path, { headers: headersOf(visitor) });
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(answer.headers.getSetCookie()).toEqual([]);
  const [, headline = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text()) ?? [];
  return headline.replace(/<[^>]*>/g, '');
}

/** A visitor who is shown the variant, or the page as it stands. */
const findVisitor = (isVariant: boolean) =>
  findOne(async (visitor) => ((await headlineFor(visitor)) === plain) === isVariant);

async function findOne(isSought: (visitor: Visitor) => Promise<boolean>): Promise<Visitor> {
  for (const visitor of visitors) if (await isSought(visitor)) return visitor;
  throw new Error('All of 40 visitors saw the same page.');
}

/** A browser of this visitor that notes every headline that its page ever shows. */
async function openPage(
  browser: Browser,
  visitor: Visitor,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; headlines(): Promise<readonly string[]> }> {
  const context = await browser.newContext({
    userAgent: visitor.userAgent,
    extraHTTPHeaders: { 'x-forwarded-for': visitor.network },
    ...options,
  });
  await context.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadlines: seen });
    const note = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text) seen.add(text);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const page = await context.newPage();
  const headlines = () =>
    page.evaluate(() => [...(Reflect.get(window, 'seenHeadlines') as Set<string>)]);
  return { page, headlines };
}

/** Which page a person's submission says it was sent from. */
async function variantOf(person: string): Promise<unknown> {
  const { rows } = await site.pool.query('select variant from submissions where email_key = $1', [
    addressOf(report, person).toLowerCase(),
  ]);
  return rows;
}

for (const [name, isVariant] of [
  ['plain', true],
  ['control', false],
] as const) {
  test(`${name}: a visitor sees one page all day, without flicker, and sends its name along`, async ({
    browser,
  }) => {
    const visitor = await findVisitor(isVariant);
    const headline = await headlineFor(visitor);
    for (let visit = 0; visit < 5; visit += 1) expect(await headlineFor(visitor)).toBe(headline);
    const { page, headlines } = await openPage(browser, visitor);
    await page.goto(site.url + path);
    await wakeForm(page, report.fields);
    await fillForm(page, answersOf(report, name));
    await submitButton(page).click();
    await expectToast(page, report.toast ?? [''], 'success');
    expect(await headlines()).toEqual([headline]);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(headline);
    expect(await page.context().cookies()).toEqual([]);
    expect(await variantOf(name)).toEqual([{ variant: `headline-test/${name}` }]);
    await page.context().close();
  });

  test(`${name}: the same without scripts`, async ({ browser }) => {
    const visitor = await findVisitor(isVariant);
    const { page } = await openPage(browser, visitor, { javaScriptEnabled: false });
    await page.goto(site.url + path);
    const headline = (await page.locator('h1').textContent()) ?? '';
    expect(headline === plain).toBe(isVariant);
    await fillForm(page, answersOf(report, `${name}-noscript`));
    await submitButton(page).click();
    await expectToast(page, report.toast ?? [''], 'success');
    await expect(page.locator('h1')).toHaveText(headline);
    expect(await variantOf(`${name}-noscript`)).toEqual([{ variant: `headline-test/${name}` }]);
    await page.context().close();
  });
}

test('programs see the page as it stands', async () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const seen = await Promise.all(visitors.map((one) => headlineFor({ ...one, userAgent })));
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).not.toBe(plain);
});

test('a page left open whose variant lost is shown anew with the question that it did not ask', async ({
  browser,
}) => {
  const [place] = workshop.paths;
  const visitor = await findOne(async (one) => {
    const answer = await fetch(site.url + place, { headers: headersOf(one) });
    return !(await answer.text()).includes('name="organizationName"');
  });
  const { page } = await openPage(browser, visitor);
  await page.goto(site.url + place);
  await wakeForm(page, workshop.fields);
  const { organizationName = '', ...answers } = answersOf(workshop, 'left-open');
  await fillForm(page, answers);
  // The project's own release has no experiments: the page as it was declared has won.
  await site.stop();
  site = await startSite({ dataDir: join(copy.folder, 'data') });
  await submitButton(page).click();
  const question = control(page, 'organizationName');
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await expect(control(page, 'email')).toHaveValue(addressOf(workshop, 'left-open'));
  await wakeForm(page, workshop.fields);
  await question.fill(organizationName);
  await submitButton(page).click();
  await expect(page.locator('.form-region h2')).toHaveText(workshop.screen?.[0] ?? '');
  await page.context().close();
});
