import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/database.ts';
import { ask, openConsole, signIn } from './console.ts';

/** What strangers may ask: pages, files, forms, and whether the site is well. */
const publicRoutes = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /assets/*',
  'GET /social/*',
  'POST /api/funnels/:id/submissions',
  'GET /api/funnels/:id/form-token',
  'POST /api/operator/session',
  'GET /diagnostics',
  'GET /diagnostics/*',
  'GET /test-email',
  'GET /email-debug',
  'GET /email-test-dashboard',
  'ALL /api/*',
  'ALL *',
  'ALL /*',
]);

describeOnEveryEngine('the route table', (open) => {
  test('refuses strangers whatever is not on the public list', async () => {
    const web = await openConsole(await open());
    const guarded = web.app.routes.filter(
      ({ method, path }) => !publicRoutes.has(`${method} ${path}`),
    );
    expect(guarded.length).toBeGreaterThan(10);
    for (const { method, path } of guarded) {
      const response = await web.app.request(path.replaceAll(/:\w+|\*/g, 'x'), {
        method: method === 'ALL' ? 'GET' : method,
      });
      expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 401`);
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
});
