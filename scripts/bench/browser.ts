import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import type { Browser } from 'playwright';
import { openBrowser } from './browser-loads.ts';
import { readSite } from './declared-site.ts';
import type { Figure } from './figures.ts';
import { startLimit } from './limit-server.ts';
import { fetchAllPages, hasForm, type ServedPage } from './pages-of.ts';
import { findDatabase } from './pgbench.ts';
import { takePrecedence } from './precedence.ts';
import { startSite } from './site-server.ts';
import { loadSlowly, openSlowPage, type SlowLoad } from './slow-load.ts';
import { writeStaticPage } from './static-page.ts';
import { chooseSample, type Sample } from './submission-sample.ts';

const rounds = 15;
const advertPath = '/advert';

/**
 * How soon the heaviest page and the page of the simplest form are there on a slow telephone, beside
 * a hand-written page of the same pictures, words and form; and whether an early submit is kept.
 */
export async function benchBrowser(dataDir: string): Promise<readonly Figure[]> {
  const sample = chooseSample(readSite());
  const precedence = takePrecedence();
  const site = await startSite({ dataDir, env: { ROLE: 'web' } });
  const browser = await openBrowser();
  try {
    const pages = (await fetchAllPages(site.url)).filter(hasForm);
    const simplest = pages.find(({ path }) => path === sample.path);
    const chosen = new Set([pages[0], simplest].filter((page) => page !== undefined));
    const figures: Figure[] = [];
    for (const page of chosen)
      figures.push(...(await comparePage(browser, dataDir, site.url, page)));
    if (!precedence.isTaken) {
      console.error('browser     chrt is not allowed here: other work of the machine counts, too');
    }
    return [...figures, await submitEarly(browser, dataDir, site.url, sample)];
  } finally {
    await browser.close();
    await site.stop();
    precedence.release();
  }
}

async function comparePage(
  browser: Browser,
  dataDir: string,
  site: string,
  { path, body }: ServedPage,
): Promise<readonly Figure[]> {
  const html = Buffer.from(await writeStaticPage(browser, site + path));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const small = brotliCompressSync(html, { params });
  const head = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br'];
  const length = ['content-length', String(small.length)];
  const advert = { head: ['content-type', 'text/html'], body: Buffer.from('<h1>An advert</h1>') };
  const limit = await startLimit(dataDir, {
    [path]: { head: [...head, ...length], body: small },
    [advertPath]: advert,
  });
  // The same server by another name is another site to a browser.
  const from = limit.url.replace('127.0.0.1', 'localhost') + advertPath;
  try {
    const ours: SlowLoad[] = [];
    const limits: SlowLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        { url: site, into: ours },
        { url: limit.url, into: limits },
      ];
      for (const { url, into } of round % 2 === 0 ? turns : turns.reverse()) {
        into.push(await loadSlowly(browser, url + path, from));
      }
    }
    const compare = (what: string, key: keyof SlowLoad) => ({
      part: 'browser',
      what: `${path}: ${what}`,
      ours: ours.map((load) => load[key]),
      limit: limits.map((load) => load[key]),
      limitName: 'hand-written page',
    });
    return [
      {
        ...compare('largest contentful paint, ms', 'largestPaintMs'),
        target: { of: 'ratio', bound: 'most', value: 1.05 },
        note: `${body.length} bytes of HTML, by hand ${small.length}`,
      },
      compare('first contentful paint, ms', 'firstPaintMs'),
      {
        part: 'browser',
        what: `${path}: largest layout shift of ${rounds} loads`,
        ours: [Math.max(...ours.map(({ shift }) => shift))],
        target: { of: 'ours', bound: 'most', value: 0 },
      },
    ];
  } finally {
    await limit.stop();
  }
}

/** Fills the form and sends it the moment it is visible, and looks for it in the database. */
async function submitEarly(
  browser: Browser,
  dataDir: string,
  site: string,
  { path, fields }: Sample,
): Promise<Figure> {
  const tries = 3;
  const client = new pg.Client({ connectionString: (await findDatabase(dataDir)).url });
  await client.connect();
  try {
    let saved = 0;
    for (let number = 0; number < tries; number += 1) {
      const email = `early${number}-${process.pid}@example.com`;
      const { page, context } = await openSlowPage(browser);
      await page.goto(site + path, { waitUntil: 'commit' });
      await page.locator('button[type=submit]').first().waitFor({ state: 'visible' });
      await page.evaluate(
        (values) => {
          const form = document.querySelector('form');
          for (const [name, value] of Object.entries(values)) {
            const input = form?.elements.namedItem(name);
            if (input instanceof HTMLInputElement) input.value = value;
          }
          form?.requestSubmit();
        },
        { ...fields, email },
      );
      const deadline = Date.now() + 10_000;
      for (;;) {
        const { rowCount } = await client.query(
          'select from submissions where email_key = $1 and lead_id is not null',
          [email],
        );
        if (rowCount === 1) saved += 1;
        if (rowCount === 1 || Date.now() > deadline) break;
        await wait(50);
      }
      await context.close();
    }
    return {
      part: 'browser',
      what: `${path}: forms sent the moment they are visible and saved, of ${tries}`,
      ours: [saved],
      target: { of: 'ours', bound: 'least', value: tries },
    };
  } finally {
    await client.end();
  }
}
