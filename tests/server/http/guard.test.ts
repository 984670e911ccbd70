import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb, publicUrl, type TestWeb } from '#tests/support/site/web.ts';

const path = '/api/funnels/willow-guide/submissions';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const good = JSON.stringify({ fields: { email: 'ada@example.com' } });
const packed = gzipSync('email=ada%40example.com');
const large = JSON.stringify({ fields: { email: 'ada@example.com', name: 'x'.repeat(17_000) } });

/** A body that does not say how long it is. */
function chunked(text: string): ReadableStream {
  return new Blob([text]).stream();
}

type Case = [name: string, status: number, path: string, headers: HeadersInit, body: BodyInit];

const cases: Case[] = [
  ['a right one', 201, path, json, good],
  [
    'a right one from the site itself',
    201,
    path,
    { ...json, 'sec-fetch-site': 'same-origin' },
    good,
  ],
  ['a right one from the public address', 201, path, { ...json, origin: publicUrl }, good],
  [
    'a right one from the host it was sent to',
    201,
    path,
    { ...json, origin: 'http://localhost', host: 'localhost' },
    good,
  ],
  [
    'a media type with a charset',
    201,
    path,
    { 'content-type': 'application/json; charset=utf-8' },
    good,
  ],
  ['a plain form for programs', 201, path, form, 'email=ada%40example.com'],
  ['another site in a browser', 403, path, { ...json, 'sec-fetch-site': 'cross-site' }, good],
  ['a sibling of the site', 403, path, { ...json, 'sec-fetch-site': 'same-site' }, good],
  ['a foreign origin', 403, path, { ...json, origin: 'https://evil.example' }, good],
  ['an opaque origin', 403, path, { ...json, origin: 'null' }, good],
  ['no media type', 415, path, { 'content-type': '' }, good],
  ['text', 415, path, { 'content-type': 'text/plain' }, good],
  ['a multipart form', 415, path, { 'content-type': 'multipart/form-data; boundary=x' }, good],
  ['a media type that only begins right', 415, path, { 'content-type': 'application/jsonp' }, good],
  ['a compressed form', 415, path, { ...form, 'content-encoding': 'gzip' }, packed],
  ['compressed JSON', 415, path, { ...json, 'content-encoding': 'BR' }, packed],
  [
    'what says that it is not compressed',
    201,
    path,
    { ...json, 'content-encoding': 'identity' },
    good,
  ],
  ['too much', 413, path, { ...json, 'content-length': String(large.length) }, large],
  ['too much without a length', 413, path, json, chunked(large)],
  ['no JSON', 400, path, json, '{"fields":'],
  ['no fields', 400, path, json, '{}'],
  ['a wrong submission id', 400, path, json, '{"fields":{},"submissionId":"7"}'],
  ['an unknown funnel', 404, '/api/funnels/nothing/submissions', json, good],
  ['a funnel without a form', 404, '/api/funnels/willow-call/submissions', json, good],
  ['an address that is none', 422, path, json, '{"fields":{"email":"ada"}}'],
  ['a field name of objects', 422, path, json, '{"fields":{"__proto__":"x"}}'],
  ['a plain form for a page without one', 405, '/willow-call', form, 'email=a%40b.com'],
  ['a plain form for the home page', 405, '/', form, 'email=a%40b.com'],
  ['a plain form for no page', 404, '/nothing', form, 'email=a%40b.com'],
  ['a plain form for a page', 303, '/willow-guide', form, 'email=ada%40example.com'],
];

describe('a request with a form', () => {
  let web: TestWeb;
  beforeAll(async () => {
    web = await openTestWeb(await openTestDatabase());
  });

  it.each(cases)('gets for %s a %i', async (_, status, target, headers, body) => {
    const before = await web.count('submissions');
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await web.app.request(target, init);
    expect(answer.status).toBe(status);
    expect(await web.count('submissions')).toBe(before + (status < 400 ? 1 : 0));
    if (target.startsWith('/api/') && status >= 400) {
      expect(await answer.json()).toMatchObject({ status, title: expect.any(String) });
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('names every wrong field in the form’s order and shows the declared toast', async () => {
    const answer = await web.postJson('willow-masterclass', { fields: { email: 'ada' } });
    expect(answer.status).toBe(422);
    const problem = await answer.json();
    expect(problem.toast).toEqual({ title: 'Please fill in all fields' });
    expect(Object.entries(problem.fields)).toEqual([
      ['name', 'Please enter your name.'],
      ['email', 'This is not an email address.'],
    ]);
  });

  it('refuses an id that another form was sent with', async () => {
    const submissionId = randomUUID();
    const fields = { name: 'Ada', email: 'ada@example.com' };
    await web.postJson('willow-guide', { submissionId, fields });
    const answer = await web.postJson('strict', { submissionId, fields });
    expect(answer.status).toBe(409);
    expect((await answer.json()).type).toBe('urn:problem-type:funnelfile:id-in-use');
  });
});
