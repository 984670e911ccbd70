import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { bookingPages, sitePages } from '#tests/catalogue/booking-pages.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const secrets = {
  SECRET: 'the signing secret of this test',
  METRICS_TOKEN: 'the metrics token of this test',
  OPERATOR_PASSWORD: 'the password of this test',
  POSTMARK_SERVER_TOKEN: '7b1d7f5e-0000-4000-8000-c0ffee000001',
  // Nothing is sent in this test.
  POSTMARK_API_URL: 'http://127.0.0.1:9',
};

/** Everything the build left for browsers, by its path. */
function readBuiltFiles(): Map<string, string> {
  const folder = join(root, 'dist', 'client');
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // Latin-1 keeps every byte of pictures and fonts; words outside of ASCII are looked for as bytes.
  return new Map(names.map((name) => [name, readFileSync(name, 'latin1')]));
}

/** Everything a visitor is sent by a running site: pages, redrawn forms, answers of the API. */
async function readServed(url: string): Promise<Map<string, string>> {
  const paths = [
    ...sitePages,
    ...leadPages.flatMap((page) => page.paths),
    ...bookingPages.flatMap((page) => page.paths),
    ...leadPages.map(({ id }) => `/api/funnels/${id}/form-token`),
    ...['/no-such-page', '/diagnostics', '/sitemap.xml', '/robots.txt', '/api/x', '/metrics'],
  ];
  const served = new Map<string, string>();
  const keep = async (name: string, answer: Response) =>
    served.set(name, Buffer.from(await answer.arrayBuffer()).toString('latin1'));
  for (const path of paths) await keep(path, await fetch(url + path));
  for (const { id, paths: ways } of leadPages) {
    const body = new URLSearchParams({ name: 'Ada', email: 'wrong' });
    await keep(`POST ${id}`, await fetch(url + ways[0], { method: 'POST', body }));
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await keep(`API ${id}`, await fetch(`${url}/api/funnels/${id}/submissions`, init));
  }
  return served;
}

async function readCoaches(): Promise<readonly DeepReadonly<Coach>[]> {
  const files = globSync('funnels/*/coach.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  return modules.map(({ coach }) => coach);
}

/** The sentences of an email that are long enough to be found by accident nowhere else. */
function sentencesOf({ subject, paragraphs }: DeepReadonly<Message>): readonly string[] {
  const parts = [subject, ...paragraphs].flatMap((text) => text.split(/\{[^}]*\}/));
  return parts.map((part) => part.trim()).filter((part) => part.length >= 40);
}

test('nothing that a visitor can download holds a secret, an id of ours, an email or a source', async () => {
  const site = await startSite({ env: secrets });
  const { rows } = await site.pool.query<{ what: string; word: string }>(`
    select 'campaign id' as what, id::text as word from email_campaigns
    union all select 'campaign name', name from email_campaigns
    union all select 'step id', id::text from email_sequences
    union all select 'page id', id::text from pages
    union all select 'event id', id::text from events
    union all select 'setting', value #>> '{}' from settings where length(value #>> '{}') >= 16`);
  const coaches = await readCoaches();
  expect(coaches.length).toBeGreaterThan(10);
  const messages = coaches.flatMap(({ functions, campaigns }) => [
    ...Object.values(functions).flatMap(({ message, messages: own = {} }) => [
      message,
      ...Object.values(own),
    ]),
    ...campaigns.flatMap(({ steps }) => steps.map((step) => step.message)),
  ]);
  // A source that is an id or a path stands in addresses; one made of words is internal.
  const sources = leadPages.map(({ source }) => source).filter((source) => /\s/.test(source));
  const words = [
    ...Object.entries(secrets).map(([what, word]) => ({ what, word })),
    ...rows,
    ...messages.flatMap(sentencesOf).map((word) => ({ what: 'email', word })),
    ...sources.map((word) => ({ what: 'source', word })),
    ...coaches.flatMap(({ functions }) =>
      Object.keys(functions).map((word) => ({ what: 'email function', word })),
    ),
  ];
  const kinds = new Set(words.map(({ what }) => what));
  for (const kind of ['campaign id', 'event id', 'email', 'source', 'email function']) {
    expect(kinds).toContain(kind);
  }

  const everything = [...readBuiltFiles(), ...(await readServed(site.url))];
  expect(everything.length).toBeGreaterThan(100);
  const found = everything.flatMap(([name, text]) =>
    words
      // The operators' program has a button that tries the welcome email's function by its name.
      .filter(({ what }) => what !== 'email function' || !/\/console-[^/]*\.js$/.test(name))
      .filter(({ word }) => text.includes(Buffer.from(word).toString('latin1')))
      .map(({ what, word }) => `${name} holds a ${what}: ${word}`),
  );
  expect(found).toEqual([]);
  await site.stop();
});
