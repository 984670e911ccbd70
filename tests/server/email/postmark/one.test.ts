import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { readRetryAfter } from '#server/email/transports/postmark-failures.ts';
import type { OutgoingMail } from '#server/email/transports/transport.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import type { PostmarkFault } from '#tests/support/provider/postmark-faults.ts';

let provider: FakePostmark;

beforeAll(async () => {
  provider = await openPostmark();
});
afterEach(() => provider.repair());
afterAll(() => provider.close());

const mail: OutgoingMail = {
  deliveryId: '018f6f3a-0000-7000-8000-0000000000aa',
  stream: 'outbound',
  coach: 'willow',
  from: { name: 'Willow "Works", Inc.', email: 'willow@example.com' },
  to: 'ada@example.com',
  replyTo: 'hello@example.com',
  subject: 'It is here',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: { 'X-Test': 'yes' },
  attachments: [{ name: 'event.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

function postmark({ apiUrl = provider.url, serverToken = provider.token, limitMs = 10_000 } = {}) {
  return createPostmark({ apiUrl, serverToken, limitMs });
}

async function sendThrough(fault: PostmarkFault): Promise<SendResult> {
  provider.breakSends(fault);
  // Only what hangs has to be given up soon.
  const limitMs = fault.kind.startsWith('hang') ? 300 : 10_000;
  return postmark({ limitMs }).send(mail);
}

describe('asking Postmark whether it takes emails', () => {
  it('names the server, or says what is wrong', async () => {
    expect(await postmark().check?.()).toEqual({
      isReady: true,
      detail: 'Postmark answers for the server “Fake”.',
    });
    expect(await postmark({ serverToken: 'wrong' }).check?.()).toMatchObject({
      isReady: false,
      detail: expect.stringContaining('POSTMARK_SERVER_TOKEN'),
    });
    expect(provider.countSends()).toBe(0);
  });
});

describe('sending through Postmark', () => {
  it('hands over everything with the delivery id as metadata', async () => {
    const result = await postmark().send(mail);
    const taken = provider.accepted.at(-1);
    expect(result).toEqual({ kind: 'sent', messageId: taken?.messageId });
    expect(taken?.mail).toMatchObject({
      From: '"Willow \\"Works\\", Inc." <willow@example.com>',
      ReplyTo: 'hello@example.com',
      Subject: 'It is here',
      TextBody: 'Hello',
      MessageStream: 'outbound',
      Metadata: { delivery_id: mail.deliveryId },
      Headers: [{ Name: 'X-Test', Value: 'yes' }],
      Attachments: [{ Name: 'event.ics', Content: btoa('BEGIN:VCALENDAR') }],
    });
  });

  it.each<[PostmarkFault, SendResult['kind']]>([
    [{ kind: 'hang-before-headers', accepted: true }, 'maybe-sent'],
    [{ kind: 'hang-in-body', accepted: true }, 'maybe-sent'],
    [{ kind: 'cut-body', accepted: true }, 'maybe-sent'],
    [{ kind: 'reset', accepted: true }, 'maybe-sent'],
    [{ kind: 'reset', accepted: false }, 'maybe-sent'],
    [{ kind: 'server-error', accepted: false }, 'maybe-sent'],
    [{ kind: 'bad-gateway', accepted: false }, 'maybe-sent'],
    [{ kind: 'empty-200', accepted: false }, 'maybe-sent'],
    [{ kind: 'garbage-200', accepted: false }, 'maybe-sent'],
    [{ kind: 'unavailable' }, 'surely-not-sent'],
    [{ kind: 'rate-limit' }, 'surely-not-sent'],
    [{ kind: 'wrong-token' }, 'sender-stopped'],
    [{ kind: 'unknown-sender' }, 'sender-stopped'],
    [{ kind: 'invalid-sender' }, 'sender-stopped'],
    [{ kind: 'pending-account' }, 'sender-stopped'],
    [{ kind: 'invalid-recipient' }, 'refused'],
    [{ kind: 'inactive-recipient' }, 'refused'],
    [{ kind: 'latency', ms: 20 }, 'sent'],
  ])('knows what %o proves about the email', async (fault, kind) => {
    expect((await sendThrough(fault)).kind).toBe(kind);
  });

  it('keeps the pause that the answer asked for', async () => {
    expect(await sendThrough({ kind: 'rate-limit', retryAfter: '7' })).toMatchObject({
      cause: 'limited',
      retryAfterMs: 7_000,
      status: 429,
    });
  });

  it('is surely not sent when nobody listens', async () => {
    const closed = await openPostmark();
    await closed.close();
    expect(await postmark({ apiUrl: closed.url }).send(mail)).toMatchObject({
      kind: 'surely-not-sent',
      cause: 'network',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('stops the sender on a wrong token and says what to check', async () => {
    expect(await postmark({ serverToken: 'wrong' }).send(mail)).toMatchObject({
      kind: 'sender-stopped',
      detail: expect.stringContaining('POSTMARK_SERVER_TOKEN'),
    });
  });

  it('stops one stream only when that stream does not exist', async () => {
    expect(await postmark().send({ ...mail, stream: 'campaigns' })).toMatchObject({
      kind: 'sender-stopped',
      destination: 'campaigns',
    });
  });

  it.each(['unknown-sender', 'invalid-sender'] as const)(
    'stops one coach only on an %s',
    async (kind) => {
      expect(await sendThrough({ kind })).toMatchObject({
        kind: 'sender-stopped',
        destination: 'coach willow',
      });
    },
  );

  it('suppresses an invalid address but not one where something else is wrong', async () => {
    const invalid = await postmark().send({ ...mail, to: 'a da@example.com' });
    const empty = await postmark().send({ ...mail, html: '', text: '' });
    expect(invalid).toMatchObject({ kind: 'refused', suppress: true });
    expect(empty).toMatchObject({ kind: 'refused', suppress: false, code: 'postmark-300' });
  });

  it('shows its token to no other host', async () => {
    const shown: unknown[] = [];
    const other = createServer(({ headers }, response) => {
      shown.push(headers['x-postmark-server-token']);
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = Object(other.address());
    const result = await sendThrough({ kind: 'redirect', to: `http://127.0.0.1:${port}/email` });
    other.close();
    expect(result).toMatchObject({ kind: 'surely-not-sent' });
    expect(shown).toEqual([]);
  });
});

describe('looking an email up at Postmark', () => {
  it('finds it in its own stream', async () => {
    const campaignEmail = { ...mail, stream: 'broadcast', deliveryId: crypto.randomUUID() };
    const sent = await postmark().send(campaignEmail);
    expect(await postmark().find?.(campaignEmail)).toEqual({ ...sent, kind: 'found' });
    expect(await postmark().find?.({ ...campaignEmail, stream: 'outbound' })).toEqual({
      kind: 'absent',
    });
  });

  it('says that it could not ask', async () => {
    provider.breakSearches({ kind: 'unavailable', retryAfter: '3' });
    expect(await postmark().find?.(mail)).toMatchObject({ kind: 'unknown', retryAfterMs: 3_000 });
    provider.breakSearches({ kind: 'garbage-200', accepted: false });
    expect(await postmark().find?.(mail)).toMatchObject({ kind: 'unknown' });
    expect(await postmark({ serverToken: 'wrong' }).find?.(mail)).toMatchObject({
      kind: 'sender-stopped',
    });
  });
});

describe('Retry-After', () => {
  it.each([
    ['5', 5_000],
    ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['soon', undefined],
  ])('%s is read by the clock of the answer', (value, expected) => {
    const headers = new Headers({ 'retry-after': value, date: 'Wed, 21 Oct 2026 07:28:00 GMT' });
    expect(readRetryAfter(headers)).toBe(expected);
  });
});
