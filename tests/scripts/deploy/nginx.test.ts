import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startProxy } from '#scripts/faults/support/proxy.ts';
import { type Serving, serve } from '#server/app/http-server.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { expectWholeBodies } from './whole-bodies.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnelfile-nginx-'));
let serving: Serving;
let url = '';

beforeAll(async () => {
  const web = await openTestWeb(await openTestDatabase(), {
    publicUrl: 'https://www.shared.example',
    trustProxy: 1,
    webhookSecret: 'a secret of the webhook',
  });
  serving = await serve(web.listener, 0, '127.0.0.1');
  closeAfterFile(() => serving.stop(1000));
  const proxy = await startProxy(folder, [`http://127.0.0.1:${serving.port}`]);
  closeAfterFile(() => proxy.stop());
  url = proxy.url;
});

describe('nginx before the site', () => {
  it('passes on whatever the site takes, and leaves it to the site to say what is too large', async () => {
    await expectWholeBodies((path, headers, body) =>
      fetch(url + path, { method: 'POST', headers, body }),
    );
  });

  it('says itself what is larger than anything that the site takes', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    const answer = await fetch(`${url}/willow-guide`, { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^This is too large to be sent here\./);
  });

  it('adds no header to those of the site: a doubled one is none', async () => {
    const { headers } = await fetch(`${url}/willow-guide`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('notes neither queries nor the codes of links', async () => {
    for (const kind of ['d', 'seat', 'unsubscribe', 'confirm', 'inbox']) {
      await fetch(`${url}/${kind}/a-code?of=ada@example.com`);
    }
    await fetch(`${url}/willow-guide?of=ada@example.com`);
    const [inside = ''] = readdirSync(folder);
    const noted = () => readFileSync(join(folder, inside, 'access.log'), 'utf8');
    await expect.poll(noted).toContain(' /willow-guide ');
    expect(noted().match(/ \/(?:d|seat|unsubscribe|confirm|inbox)\/\S*/g)).toEqual([
      ' /d/-',
      ' /seat/-',
      ' /unsubscribe/-',
      ' /confirm/-',
      ' /inbox/-',
    ]);
    expect(noted()).not.toMatch(/a-code|ada@/);
  });

  it('passes on nobody to what is for machines inside', async () => {
    for (const path of ['/metrics', '/internal/tls-ask?domain=www.shared.example']) {
      expect((await fetch(url + path)).status, path).toBe(403);
    }
  });

  it('says in a sentence that no process answers', async () => {
    await serving.stop(0);
    const answer = await fetch(`${url}/willow-guide`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe(
      'The site does not answer at the moment. Please go back and try again.\n',
    );
  });
});
