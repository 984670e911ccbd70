import { describe, expect, it } from 'vitest';
import { type Serving, serve } from '#server/app/http-server.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const json = { 'content-type': 'application/json' };

/** One request for each way in which an answer is made. */
const requests: readonly (readonly [what: string, path: string, init?: RequestInit])[] = [
  ['a ready page', '/willow-guide'],
  ['a ready page that the app answers', '/willow-guide?outcome=x'],
  ['the home page', '/'],
  ['a page with a frame', '/willow-call'],
  ['a redirect', '/old-guide'],
  ['no page', '/nothing'],
  ['a method a page does not know', '/willow-guide', { method: 'DELETE' }],
  [
    'a redrawn form',
    '/willow-guide',
    { method: 'POST', body: new URLSearchParams({ email: 'x' }) },
  ],
  [
    'an accepted form',
    '/willow-guide',
    { method: 'POST', body: new URLSearchParams({ email: 'a@b.co' }) },
  ],
  ['a form token', '/api/funnels/willow-guide/form-token'],
  [
    'an accepted submission',
    '/api/funnels/willow-guide/submissions',
    { method: 'POST', headers: json, body: '{"fields":{"email":"c@d.co"}}' },
  ],
  [
    'a problem',
    '/api/funnels/willow-guide/submissions',
    { method: 'POST', headers: json, body: '{' },
  ],
  ['no endpoint', '/api/nothing'],
  ['a guarded endpoint', '/api/operator/overview'],
  ['a function without its token', '/functions/v1/send-guide', { method: 'POST' }],
  ['no file', '/assets/nothing.js'],
  ['the site map', '/sitemap.xml'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
];

/** What each request is answered with on a site at an address. */
async function openAt(publicUrl: string) {
  const web = await openTestWeb(await openTestDatabase(), { publicUrl });
  const serving: Serving = await serve(web.listener, 0, '127.0.0.1');
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${serving.port}${path}`, { redirect: 'manual', ...init });
  return { ask, stop: () => serving.stop(1000) };
}

describe('every answer', () => {
  it.each(['http://localhost:3000', 'https://www.example.com'])(
    'of a site at %s has its security headers',
    async (publicUrl) => {
      const { ask, stop } = await openAt(publicUrl);
      for (const [what, path, init] of requests) {
        const { headers, status } = await ask(path, init);
        const shown = `${what} (${status})`;
        expect(headers.get('x-content-type-options'), shown).toBe('nosniff');
        expect(headers.get('referrer-policy'), shown).toMatch(
          /^(strict-origin-when-cross-origin|no-referrer)$/,
        );
        expect(headers.get('cross-origin-opener-policy'), shown).toBe('same-origin');
        expect(headers.get('permissions-policy'), shown).toContain('camera=()');
        expect(headers.get('x-powered-by'), shown).toBeNull();
        const hsts = headers.get('strict-transport-security');
        if (publicUrl.startsWith('https:')) expect(hsts, shown).toMatch(/max-age=31536000/);
        else expect(hsts, shown).toBeNull();
      }
      await stop();
    },
  );

  it('that is a document may run no inline script but its own and shows no frame but its coach’s', async () => {
    const { ask, stop } = await openAt('https://www.example.com');
    let documents = 0;
    for (const [what, path, init] of requests) {
      const { headers } = await ask(path, init);
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      documents += 1;
      const policy = headers.get('content-security-policy') ?? '';
      const directives = new Map(
        policy.split('; ').map((one) => {
          const [name = '', ...values] = one.split(' ');
          return [name, values.join(' ')];
        }),
      );
      expect(directives.get('script-src'), what).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')*$/);
      expect(directives.get('default-src'), what).toBe("'self'");
      expect(directives.get('object-src'), what).toBe("'none'");
      expect(directives.get('base-uri'), what).toBe("'none'");
      expect(directives.get('form-action'), what).toBe("'self'");
      expect(directives.get('frame-ancestors'), what).toBe("'none'");
      expect(directives.get('frame-src'), what).toBe(
        path === '/willow-call' ? 'https://calendar.willow.example' : "'none'",
      );
    }
    expect(documents).toBeGreaterThan(5);
    await stop();
  });
});
