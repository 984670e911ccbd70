import { createServer, type Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serve } from '#server/app/http-server.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb, publicUrl, type TestWeb } from '#tests/support/site/web.ts';

let web: TestWeb;
let serving: Serving;
let origin: string;

beforeAll(async () => {
  web = await openTestWeb(await openTestDatabase(), {
    metricsToken: 'a token of sixteen or more',
  });
  serving = await serve(web.listener, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${serving.port}`;
});
afterAll(() => serving.stop(1000));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

describe('a ready page', () => {
  it.each(['/', '/willow-guide', '/WillowGuide', '/guide-alias', '/willow-call'])(
    'is served at %s, by the listener and by the app alike',
    async (path) => {
      const [direct, routed] = [await ask(path), await web.app.request(path)];
      expect(direct.status).toBe(200);
      expect(await direct.text()).toBe(await routed.text());
      expect(direct.headers.get('content-security-policy')).toBe(
        routed.headers.get('content-security-policy'),
      );
      expect(routed.headers.get('content-security-policy')).toContain('sha256-');
    },
  );

  it('is served whatever its query says', async () => {
    expect((await ask('/willow-guide?utm_source=ad')).status).toBe(200);
  });

  it('is compressed for those who accept it and cached for those who ask again', async () => {
    const { body, headers } = await raw('/willow-guide', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('<title>willow-guide</title>');
    expect(headers['cache-control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    const again = await raw('/willow-guide', {
      'accept-encoding': 'gzip, br',
      'if-none-match': String(headers['etag']),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('answers HEAD without a body', async () => {
    const answer = await ask('/willow-guide', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  it('shows frames of the scheduling page only where it is declared', async () => {
    const policyOf = async (path: string) =>
      (await ask(path)).headers.get('content-security-policy');
    expect(await policyOf('/willow-call')).toContain('frame-src https://calendar.willow.example;');
    expect(await policyOf('/willow-guide')).toContain("frame-src 'none'");
  });
});

describe('a path', () => {
  it.each([
    ['/old-guide', '/willow-guide'],
    ['/willow-guide/', '/willow-guide'],
    ['/WILLOW-guide', '/willow-guide'],
    ['/willow-guide%20-', '/willow-guide'],
    ['/willow-guide%2520-', '/willow-guide'],
    ['/Old-Guide/', '/willow-guide'],
    ['/willowguide', '/WillowGuide'],
    ['/gone', '/willow-guide'],
    ['/LONG-gone/', '/willow-guide'],
  ])('%s leads to %s and keeps the query', async (from, to) => {
    const answer = await ask(`${from}?utm_source=ad&x=%20y`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${to}?utm_source=ad&x=%20y`);
  });

  it.each(['/nothing', '/%E0%A4%A', '//example.com', '/willow-guide/more', '/assets/none.js'])(
    '%s leads nowhere, with 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each([
    '/assets/../site.ts',
    '/assets/%2e%2e/site.ts',
    '/assets/..%2fsite.ts',
    '/social/../web.ts',
  ])('%s does not reach a file outside the assets', async (path) => {
    expect((await raw(path, {})).status).toBe(404);
  });

  it('that nobody knows is drawn as the page for it', async () => {
    expect(await (await ask('/nothing')).text()).toContain('Oops! Page not found');
  });
});

describe('the files for machines', () => {
  it('list the canonical pages alone', async () => {
    const sitemap = await (await ask('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${publicUrl}/</loc>`);
    expect(sitemap).toContain(`<loc>${publicUrl}/willow-guide</loc>`);
    expect(sitemap).not.toContain('alias');
    expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('say whether the process lives and the database can be written to', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
  });

  it.each(['Bearer', 'bearer'])('show the meters to a token as “%s”', async (scheme) => {
    const authorization = `${scheme} a token of sixteen or more`;
    const wrong = `${scheme} a token of sixteen`;
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { headers: { authorization: wrong } })).status).toBe(401);
    const meters = await (await ask('/metrics', { headers: { authorization } })).text();
    expect(meters).toMatch(/^page_views_total [1-9]/m);
    expect(meters).toMatch(/^http_requests_total\{/m);
  });
});

describe('every answer', () => {
  it.each(['/', '/nothing', '/old-guide', '/api/nothing', '/healthz', '/willow-guide?outcome=x'])(
    'at %s carries the security headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );
});

describe('a server', () => {
  it('whose port is taken says so in a sentence', async () => {
    const other = await listen(createServer());
    await expect(serve(web.listener, other.port, '127.0.0.1')).rejects.toThrow(
      `Port ${other.port} is in use by another program. Stop that program, or choose another port ` +
        'with the variable PORT.',
    );
    other.server.close();
  });

  it.each(['nobody.invalid', 'http://localhost', '127.0.0.1:3000'])(
    'that cannot listen at %s says so in a sentence',
    async (host) => {
      await expect(serve(web.listener, 0, host)).rejects.toThrow(
        `${host} is not an address of this machine. Correct the variable HOST.`,
      );
    },
  );

  it('that stops finishes the answer under way and takes no other', async () => {
    const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    const stopping = await serve(
      (_, response) => {
        wasAsked();
        void allowed.then(() => response.end('done'));
      },
      0,
      '127.0.0.1',
    );
    const address = `http://127.0.0.1:${stopping.port}/`;
    const answer = fetch(address);
    await asked;
    const stopped = stopping.stop(10_000);
    await expect(fetch(address)).rejects.toThrow();
    allow();
    expect(await (await answer).text()).toBe('done');
    await stopped;
  });
});

async function listen(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It has no port.');
  return { server, port: address.port };
}

/** A request as it stands, which fetch would tidy up: no decompression, no change of the path. */
async function raw(path: string, headers: Record<string, string>) {
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const asking = request({ port: serving.port, host: '127.0.0.1', path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      asking.on('error', reject).end();
    },
  );
}
