import { expect, test } from 'vitest';
import { createToken, type TokenScope } from '#server/operator/auth/machine-tokens.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { ask, openConsole, signIn } from './console.ts';

/** What strangers may ask: pages, files, forms, and whether the site is well. */
const publicRoutes = new Set([
  'GET /healthz',
  // Answers the site's own signed question alone.
  'GET /healthz/forwarding',
  'GET /readyz',
  'GET /assets/*',
  'GET /social/*',
  'POST /api/funnels/:id/submissions',
  'GET /api/funnels/:id/form-token',
  'POST /api/funnels/:id/booked',
  // Tells proxies of this machine's network alone.
  'GET /internal/tls-ask',
  'GET /d/:token',
  'GET /confirm/:token',
  'POST /confirm/:token',
  'GET /inbox/:token',
  'POST /inbox/:token',
  'GET /seat/:token',
  'GET /unsubscribe/:token',
  'POST /seat/:token',
  'POST /unsubscribe/:token',
  'POST /api/operator/session',
  'POST /api/operator/session/code',
  'GET /api/operator/session/passkey',
  'POST /api/operator/session/passkey',
  'POST /api/operator/session/invitation',
  'GET /api/v1/openapi.json',
  'POST /webhooks/in/:name',
  'GET /diagnostics',
  'GET /diagnostics/*',
  'GET /test-email',
  'GET /email-debug',
  'GET /email-test-dashboard',
  'ALL /api/*',
  'ALL *',
  'ALL /*',
]);

describeWithDatabase('the route table', (open) => {
  test('refuses whoever may not ask, whatever is not on the public list', async () => {
    const database = await open();
    const web = await openConsole(database);
    const expired = await signIn(web);
    await database.pool.query(`update member_sessions set expires_at = now()`);
    const tokenFor = async (scope: TokenScope) => ({
      authorization: `Bearer ${await createToken(database.kysely, { name: 'x', scopes: [scope], days: 1 })}`,
    });
    const [metrics, functions] = [await tokenFor('metrics'), await tokenFor('functions')];
    const askers: readonly (readonly [string, Record<string, string>, RegExp?])[] = [
      ['a stranger', {}],
      [
        'a forged cookie',
        { cookie: `operator.session_token=${'x'.repeat(32)}.${'x'.repeat(43)}=` },
      ],
      ['a forged cookie of the release before', { cookie: `operator=${'x'.repeat(43)}` }],
      ['a session that has expired', { cookie: expired }],
      ['a token for metrics', metrics, /^\/metrics$/],
      ['a token for functions', functions, /^\/functions\//],
    ];
    const guarded = web.app.routes.filter(
      ({ method, path }) => !publicRoutes.has(`${method} ${path}`),
    );
    expect(guarded.length).toBeGreaterThan(20);
    for (const [who, headers, opens] of askers) {
      for (const { method, path } of guarded.filter((route) => !opens?.test(route.path))) {
        const response = await web.app.request(path.replaceAll(/:\w+|\*/g, 'x'), {
          method: method === 'ALL' ? 'GET' : method,
          headers,
        });
        const asked = `${who}: ${method} ${path}`;
        // A token that is known hears that it opens something else.
        const isToken = headers['authorization'] !== undefined && path.startsWith('/api/v1');
        expect(`${asked} ${response.status}`).toBe(`${asked} ${isToken ? 403 : 401}`);
      }
    }
  });

  test('refuses a made-up session and an address that does not exist', async () => {
    const web = await openConsole(await open());
    expect((await ask(web, 'operator=made-up', '/overview')).status).toBe(401);
    expect((await ask(web, '', '/nothing')).status).toBe(401);
    expect((await ask(web, await signIn(web), '/nothing')).status).toBe(404);
  });

  test('refuses a change that another site asks for with the cookie', async () => {
    const web = await openConsole(await open());
    const cookie = await signIn(web);
    const foreign = { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await ask(web, cookie, '/session', foreign)).status).toBe(403);
    expect((await ask(web, cookie, '/session')).status).toBe(200);
  });

  test('refuses what another site has a visitor’s browser read', async () => {
    const web = await openConsole(await open());
    const cookie = await signIn(web);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } };
    expect((await ask(web, cookie, '/leads.csv', foreign)).status).toBe(403);
    expect((await ask(web, cookie, '/leads.csv')).status).toBe(200);
    // Each is an attempt to sign in: a page with ten of them would lock its readers out.
    for (let times = 0; times < 10; times += 1) {
      expect((await ask(web, '', '/session/passkey', foreign)).status).toBe(403);
    }
    expect((await ask(web, '', '/session/passkey')).status).toBe(200);
  });

  test('refuses a change from a page that came over http where the site has https', async () => {
    const web = await openConsole(await open(), { publicUrl: 'https://www.willow.example' });
    const cookie = await signIn(web);
    const end = (origin: string) =>
      ask(web, cookie, '/session', {
        method: 'DELETE',
        headers: { origin, host: 'www.willow.example' },
      });
    expect((await end('http://www.willow.example')).status).toBe(403);
    expect((await end('https://www.willow.example')).status).toBe(200);
  });

  test.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('refuses JSON that calls itself %s, as a form can send it', async (type) => {
    const web = await openConsole(await open());
    const cookie = await signIn(web);
    const send = (path: string, contentType: string) =>
      ask(web, cookie, path, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: JSON.stringify({ wanted: false }),
      });
    expect((await send('/letter', type)).status).toBe(415);
    expect((await send('/letter', 'application/json')).status).not.toBe(415);
  });
});
