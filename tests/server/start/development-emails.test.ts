import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { handleSampleEmail, sampleEmailsPath } from '#server/start/development-emails.ts';
import { createTestSite } from '#tests/support/site/site.ts';

/** The dev server's answer for emails, over HTTP. */
async function openEmails() {
  const site = createTestSite();
  const server = createServer((request, response) => {
    void handleSampleEmail(request, response, {
      site,
      publicUrl: 'https://w.example',
      renderEmail,
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return (path: string) => fetch(`http://127.0.0.1:${address.port}${sampleEmailsPath}${path}`);
}

it('the dev server lists every email and shows each as HTML and as text', async () => {
  const get = await openEmails();
  const index = await (await get('')).text();
  const keys = [...index.matchAll(/href="([^"]+)\.html"/g)].map(([, key = '']) => key);
  expect(keys).toEqual([
    'willow-willow-guide',
    'willow-willow-masterclass',
    'willow-willow-masterclass-reminder',
    'willow-willow-masterclass-seat-freed',
    'willow-willow-masterclass-seat-taken',
    'willow-willow-masterclass-seat-called-off',
    'willow-strict',
    'willow-delayed',
    'willow-patient',
    'willow-willow-guide-campaign-1',
    'willow-willow-letter-campaign-1',
    'weekly-letter',
  ]);
  for (const key of keys.slice(0, -1)) {
    const html = await (await get(`${key}.html`)).text();
    const heading = key.endsWith('-seat-called-off')
      ? 'This date was called off'
      : key.includes('-seat-')
        ? 'Your seat is'
        : 'Hello Ada';
    expect(html).toContain(heading);
    expect(html).toContain('/@vite/client');
    expect(await (await get(`${key}.txt`)).text()).toContain(heading);
  }
  expect(await (await get('weekly-letter.html')).text()).toContain('The week to 22 November');
  const campaignEmail = await (await get('willow-willow-guide-campaign-1.txt')).text();
  expect(campaignEmail).toContain('Unsubscribe: https://w.example/unsubscribe/sample');
  expect((await get('no-such-email.html')).status).toBe(404);
});
