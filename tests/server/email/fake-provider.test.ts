import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import {
  bounceRecord,
  complaintRecord,
  deliveryRecord,
  emitWebhooks,
} from '#tests/support/provider/postmark-webhooks.ts';

let provider: FakePostmark;

beforeAll(async () => {
  provider = await openPostmark();
});
afterAll(() => provider.close());

const right = {
  From: 'willow@example.com',
  To: 'ada@example.com',
  Subject: 'It is here',
  TextBody: 'Hello',
  MessageStream: 'outbound',
  Metadata: { delivery_id: 'one' },
};

async function call(body: object | string, headers: Record<string, string> = {}) {
  const { status, answer } = await post('/email', body, headers);
  return [status, Object(answer).ErrorCode];
}

async function post(path: string, body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(provider.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-postmark-server-token': provider.token,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

describe('the fake provider', () => {
  it.each<[string, [object | string, Record<string, string>?], [number, number]]>([
    ['takes a right call', [right], [200, 0]],
    ['refuses a wrong token', [right, { 'x-postmark-server-token': 'wrong' }], [401, 10]],
    ['refuses another content type', [right, { 'content-type': 'text/plain' }], [422, 409]],
    ['refuses broken JSON', ['{'], [422, 402]],
    ['refuses values of another type', [{ ...right, Metadata: 7 }], [422, 403]],
    ['asks for a sender', [{ ...right, From: '' }], [422, 300]],
    ['asks for a recipient', [{ ...right, To: '' }], [422, 300]],
    ['asks for a subject', [{ ...right, Subject: '' }], [422, 300]],
    ['asks for a body', [{ ...right, TextBody: '' }], [422, 300]],
    ['refuses an address that is none', [{ ...right, To: 'ada' }], [422, 300]],
    [
      'refuses a bare name with punctuation',
      [{ ...right, From: 'A, B. <a@b.example>' }],
      [422, 300],
    ],
    ['refuses a subject of two lines', [{ ...right, Subject: 'a\nBcc: b' }], [422, 300]],
    ['refuses an unknown stream', [{ ...right, MessageStream: 'campaigns' }], [422, 1235]],
    [
      'refuses long metadata names',
      [{ ...right, Metadata: { ['n'.repeat(21)]: 'v' } }],
      [422, 300],
    ],
    ['refuses long metadata values', [{ ...right, Metadata: { n: 'v'.repeat(81) } }], [422, 300]],
  ])('%s', async (_, request, expected) => {
    expect(await call(...request)).toEqual(expected);
  });

  it('answers for each email of a batch, and takes those that are right', async () => {
    const before = provider.accepted.length;
    const { status, answer } = await post('/email/batch', [
      right,
      { ...right, To: 'ada' },
      { ...right, MessageStream: 'campaigns' },
      { ...right, To: 'grace@example.com' },
    ]);
    expect([status, answer.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode)]).toEqual([
      200,
      [0, 300, 1235, 0],
    ]);
    expect(answer[3]).toMatchObject({ To: 'grace@example.com', MessageID: expect.any(String) });
    expect(provider.accepted.slice(before).map(({ to }) => to)).toEqual([
      'ada@example.com',
      'grace@example.com',
    ]);
  });

  it.each<[string, object | string, number, number]>([
    ['with more than 500 emails', Array(501).fill(right), 422, 410],
    ['that is no list', right, 422, 403],
    ['that is no JSON', '[', 422, 402],
    ['of more than 50 MB', `["${'x'.repeat(50_000_000)}"]`, 413, 0],
  ])('takes nothing of a batch %s', async (_, body, status, code) => {
    const before = provider.accepted.length;
    const { answer, ...response } = await post('/email/batch', body);
    expect([response.status, answer.ErrorCode]).toEqual([status, code]);
    expect(provider.accepted.length).toBe(before);
  });

  it('tells what became of an email as often and in the order it is told to', async () => {
    const received: unknown[] = [];
    const site = createServer(async (request, response) => {
      const { RecordType } = JSON.parse(await text(request));
      received.push(RecordType);
      response.writeHead(request.headers.authorization === 'right' ? 200 : 401).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${Object(site.address()).port}`;
    await call(right);
    const [mail] = provider.accepted;
    if (!mail) throw new Error('The fake provider has taken nothing.');
    const records = [deliveryRecord(mail), bounceRecord(mail), complaintRecord(mail)];
    const order = (all: typeof records) => all.toReversed();
    const told = await emitWebhooks(records, {
      url,
      headers: { authorization: 'right' },
      times: 2,
    });
    const untold = await emitWebhooks(records, { url, headers: { authorization: 'no' }, order });
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    expect([told, untold]).toEqual([Array(6).fill(200), Array(3).fill(401)]);
    expect(received.slice(6)).toEqual(['SpamComplaint', 'Bounce', 'Delivery']);
  });
});
