import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

let web: TestWeb;
beforeAll(async () => {
  web = await openTestWeb(await openTestDatabase(), {
    webhookSecret: 'a secret of sixteen or more',
  });
});

it.each([
  ['GET', '/api/funnels/willow-guide/submissions', 'POST'],
  ['HEAD', '/api/funnels/willow-guide/submissions', 'POST'],
  ['DELETE', '/api/funnels/willow-guide/form-token', 'GET, HEAD'],
  ['OPTIONS', '/api/funnels/willow-guide/submissions', 'POST'],
  ['PUT', '/healthz', 'GET, HEAD'],
  ['PATCH', '/seat/a-token', 'GET, HEAD, POST'],
  ['GET', '/webhooks/postmark', 'POST'],
  ['POST', '/assets/a-file.js', 'GET, HEAD'],
  ['PUT', '/willow-guide', 'GET, HEAD, POST'],
  ['POST', '/willow-call', 'GET, HEAD'],
])('says which methods an address has: %s %s', async (method, path, allowed) => {
  const answer = await web.app.request(path, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allowed);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = await answer.text();
  if (method !== 'HEAD' && path.startsWith('/api/')) {
    expect(JSON.parse(body)).toEqual({
      title: `This endpoint only allows ${allowed}.`,
      status: 405,
    });
  }
});

it.each([
  ['PUT', '/nothing'],
  ['PUT', '/api/nothing'],
  ['GET', '/api/'],
])('has nothing for any method: %s %s', async (method, path) => {
  const answer = await web.app.request(path, { method });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('allow')).toBeNull();
  if (path.startsWith('/api/')) {
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  }
});

it('lets no cache keep that a file is missing, which another release may have', async () => {
  const answer = await web.app.request('/assets/of-the-next-release.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
