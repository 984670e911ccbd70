import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { type Serving, serve } from '#server/app/http-server.ts';
import type { Database } from '#server/db/open/open.ts';
import { chooseNamed } from '#server/pages/choose-arm.ts';
import { plainDocument, type ReadyDocument } from '#server/pages/ready-document.ts';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import { readAsked } from '#server/visits/who-asks.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';
import { declare } from '#tests/support/site/declarations.ts';
import { openTestWeb, publicUrl, type TestWeb } from '#tests/support/site/web.ts';

const { site, findings } = compileSite(
  declare({
    'guide.ts': {
      experiment: {
        id: 'rest',
        variants: {
          plain: {
            page: { sections: { hero: { headline: 'Sit down' } } },
            form: { fields: { name: { missing: 'Who are you?' } } },
            success: { toast: { title: 'Sit well, {name}!' } },
          },
        },
        share: 50,
        measure: 'saved',
      },
    },
    'other.ts': {},
    'coach.ts': { retired: [{ id: 'gone', paths: ['/gone'], to: '/willow-guide' }] },
  }),
  ['/', '/leadmagnet'],
);
if (!site) throw new Error(findings.map(formatFinding).join('\n'));
const [guide] = site.funnels;
const [control, plain] = guide?.experiment?.arms ?? [];
if (!control || !plain) throw new Error('There is no experiment.');

let database: Database;
let web: TestWeb;
let serving: Serving;
const path = '/willow-guide';

beforeAll(async () => {
  database = await openTestDatabase();
  const documents = createDocuments({ site, assets: bareAssets(), publicUrl });
  web = await openTestWeb(database, { site, documents });
  serving = await serve(web.listener, 0, '127.0.0.1');
});
afterAll(() => serving.stop(1000));

const browser = (number: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.${number} Safari/537.36`;
const ask = (agent: string, at = path, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${serving.port}${at}`, { headers: { 'user-agent': agent, ...headers } });
const headlineOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
const variantIn = (html: string) =>
  /<input type="hidden" name="variant" value="(.*?)"/.exec(html)?.[1];

/** A browser that is shown a variant. */
async function findBrowser(variant: string): Promise<string> {
  for (let number = 0; number < 100; number += 1) {
    const html = await (await ask(browser(number))).text();
    if (variantIn(html) === variant) return browser(number);
  }
  throw new Error(`Nobody is shown ${variant}.`);
}

/** A page of which nothing matters but who sees it. */
const armOf = (variant: string): ReadyDocument =>
  plainDocument({
    ...{ status: 200, content: '', contentType: 'text/html', cacheControl: 'private', headers: [] },
    counted: { funnel: 'willow-guide', version: 'v', variant },
  });
const underExperiment: ReadyDocument = {
  ...armOf('rest/control'),
  choice: {
    experiment: 'rest',
    arms: [
      { below: 0.5, document: armOf('rest/control') },
      { below: 1, document: armOf('rest/plain') },
    ],
  },
};

describe('a page under experiment', () => {
  it('shows one visitor one variant, and half of the visitors each', async () => {
    const shown = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => (await ask(browser(number))).text()),
    );
    const plainOnes = shown.filter((html) => headlineOf(html) === 'Sit down');
    // Less than one time in a million it is outside.
    expect(plainOnes.length).toBeGreaterThan(64);
    expect(plainOnes.length).toBeLessThan(136);
    for (const number of [1, 2, 3]) {
      expect(await (await ask(browser(number), `${path}?utm_source=ad`)).text()).toBe(
        shown[number],
      );
    }
  });

  it('comes filled in, in the same variant, to a form whose own page was retired', async () => {
    for (const variant of ['rest/control', 'rest/plain']) {
      const sent = await fetch(`http://127.0.0.1:${serving.port}/gone`, {
        method: 'POST',
        headers: { 'user-agent': await findBrowser(variant) },
        body: new URLSearchParams({ name: 'Ada', variant: 'rest/plain' }),
      });
      const html = await sent.text();
      expect([sent.status, variantIn(html)]).toEqual([410, variant]);
      expect(html).toContain('value="Ada"');
      expect(html).toContain('This offer has ended');
    }
  });

  it('says in its form what it shows, and shows programs what is declared', async () => {
    const html = await (await ask(await findBrowser('rest/plain'))).text();
    expect([headlineOf(html), variantIn(html)]).toEqual(['Sit down', 'rest/plain']);
    for (let number = 0; number < 10; number += 1) {
      const answer = await ask(`Googlebot/2.${number} (+http://www.google.com/bot.html)`);
      expect(headlineOf(await answer.text())).toBe('Rest');
    }
  });

  it('is kept by no shared cache, and by a browser as long as it is the same', async () => {
    const agent = await findBrowser('rest/plain');
    const { headers } = await ask(agent);
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(headers.get('set-cookie')).toBeNull();
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await ask(agent, path, tag)).status).toBe(304);
    expect((await ask(await findBrowser('rest/control'), path, tag)).status).toBe(200);
  });

  it('is dealt on a built site whatever is asked for, and chosen while it is edited', async () => {
    const agent = await findBrowser('rest/control');
    const dealt = await (await ask(agent, `${path}?variant=plain`)).text();
    expect(variantIn(dealt)).toBe('rest/control');
    const [visits, visit] = [{ findVisitor: () => undefined }, { asked: readAsked('GET', []) }];
    const choose = (query: string) =>
      chooseNamed(underExperiment, { ...visit, socketAddress: '', query }, visits).counted?.variant;
    expect(choose('?variant=plain')).toBe('rest/plain');
    expect(choose('?variant=control')).toBe('rest/control');
    expect(choose('?variant=invented')).toBe('rest/control');
    expect(choose('')).toBe('rest/control');
  });

  it('leaves pages without an experiment as they were', async () => {
    const answer = await ask(browser(1), '/other');
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    expect(variantIn(await answer.text())).toBeUndefined();
  });
});

describe('a form under experiment', () => {
  const stored = (email: string) =>
    database.kysely
      .selectFrom('submissions')
      .select(['variant', 'version'])
      .where('email_key', '=', email)
      .execute();

  it('is answered in the words that it was shown with, and stored with them', async () => {
    const fields = { name: 'Ada', email: 'ada@example.com', variant: 'rest/plain' };
    const answer = await web.postJson('willow-guide', { fields });
    expect(await answer.json()).toMatchObject({ toast: { title: 'Sit well, Ada!' } });
    expect(await stored('ada@example.com')).toEqual([
      { variant: 'rest/plain', version: funnelVersion(plain.funnel.declaration) },
    ]);
  });

  it('without scripts ends on the same page', async () => {
    const wrong = await web.postForm(path, { email: 'eve@example.com', variant: 'rest/plain' });
    const drawn = await wrong.text();
    expect([wrong.status, headlineOf(drawn), variantIn(drawn)]).toEqual([
      422,
      'Sit down',
      'rest/plain',
    ]);
    expect(drawn).toContain('Who are you?');
    const sent = await web.postForm(path, {
      name: 'Eve',
      email: 'eve@example.com',
      variant: 'rest/plain',
    });
    const outcome = await web.app.request(sent.headers.get('location') ?? '');
    const html = await outcome.text();
    expect(html).toContain('Sit well, Eve!');
    expect(headlineOf(html)).toBe('Sit down');
    const ready = await ask(await findBrowser('rest/plain'));
    expect(outcome.headers.get('content-security-policy')).toBe(
      ready.headers.get('content-security-policy'),
    );
  });

  it.each([
    ['that nobody knows', 'rest/invented', ''],
    ['of the control', 'rest/control', 'rest/control'],
    ['that is not said', undefined, ''],
  ])('with a variant %s is taken', async (title, variant, kept) => {
    const email = `${title.replaceAll(' ', '-')}@example.com`;
    const fields = { name: 'Kim', email, ...(variant ? { variant } : {}) };
    const answer = await web.postJson('willow-guide', { fields });
    expect(await answer.json()).toMatchObject({ toast: { title: 'Thank you, Kim!' } });
    expect(await stored(email)).toEqual([
      { variant: kept, version: funnelVersion(control.funnel.declaration) },
    ]);
  });
});

it('views and interest are counted by variant', async () => {
  const agent = await findBrowser('rest/plain');
  await ask(agent, '/api/funnels/willow-guide/form-token?variant=rest/plain');
  await web.stop();
  const counted = await database.kysely
    .selectFrom('visit_counts')
    .select(['variant', 'version', (eb) => eb.fn.sum<number>('interests').as('interests')])
    .where('funnel_id', '=', 'willow-guide')
    .where('variant', '<>', '')
    .groupBy(['variant', 'version'])
    .orderBy('variant')
    .execute();
  expect(counted.map((row) => ({ ...row, interests: Number(row.interests) }))).toEqual([
    { variant: 'rest/control', version: funnelVersion(control.funnel.declaration), interests: 0 },
    { variant: 'rest/plain', version: funnelVersion(plain.funnel.declaration), interests: 1 },
  ]);
});
