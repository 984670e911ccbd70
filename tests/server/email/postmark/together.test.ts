import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { maxTogether, type OutgoingMail } from '#server/email/transports/transport.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import type { PostmarkFault } from '#tests/support/provider/postmark-faults.ts';

let provider: FakePostmark;

beforeAll(async () => {
  provider = await openPostmark();
});
afterEach(() => provider.repair());
afterAll(() => provider.close());

function mailTo(to: string, changed: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    deliveryId: crypto.randomUUID(),
    stream: 'broadcast',
    coach: 'willow',
    from: { name: 'Willow', email: 'willow@example.com' },
    to,
    replyTo: 'hello@example.com',
    subject: 'It is here',
    html: '<p>Hello</p>',
    text: 'Hello',
    headers: { 'List-Unsubscribe': '<https://willow.example/u>' },
    attachments: [],
    ...changed,
  };
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => mailTo(`reader-${index}@example.com`));

async function send(mails: readonly OutgoingMail[], limitMs = 30_000) {
  const { url: apiUrl, token: serverToken } = provider;
  const transport = createPostmark({ apiUrl, serverToken, limitMs });
  const [callsBefore, takenBefore] = [provider.countSends(), provider.accepted.length];
  const results = (await transport.sendTogether?.(mails)) ?? [];
  return {
    results,
    calls: provider.countSends() - callsBefore,
    taken: provider.accepted.slice(takenBefore),
  };
}

describe('handing several emails to Postmark together', () => {
  it('takes one call for as many as it allows, each with its own receipt and delivery id', async () => {
    const mails = people(maxTogether);
    const { results, calls, taken } = await send(mails);
    expect([calls, taken.length]).toEqual([1, maxTogether]);
    expect(taken.map(({ deliveryId }) => deliveryId)).toEqual(
      mails.map(({ deliveryId }) => deliveryId),
    );
    expect(results).toEqual(taken.map(({ messageId }) => ({ kind: 'sent', messageId })));
    expect(taken[0]?.mail.Headers).toEqual([
      { Name: 'List-Unsubscribe', Value: '<https://willow.example/u>' },
    ]);
  });

  it('writes each email as in a call of its own', async () => {
    const mails = ['Ada', 'Grace "Bo"', '\u{1F600}', 'Ä\n'].map((name) =>
      mailTo('one@example.com', {
        html: `<h1>Dear ${name}</h1>${'<p title="x">Line</p>\n'.repeat(50)}${name}`,
        text: `Dear ${name},\n${'Line\n'.repeat(50)}`,
        attachments: [{ name: 'a.ics', contentType: 'text/calendar', content: name }],
      }),
    );
    const together = (await send(mails)).taken.map(({ mail }) => mail);
    const alone: typeof together = [];
    const { url: apiUrl, token: serverToken } = provider;
    for (const mail of mails) {
      const before = provider.accepted.length;
      await createPostmark({ apiUrl, serverToken, limitMs: 30_000 }).send(mail);
      alone.push(...provider.accepted.slice(before).map((accepted) => accepted.mail));
    }
    expect(together).toEqual(alone);
    expect(together.map(({ HtmlBody }) => HtmlBody)).toEqual(mails.map(({ html }) => html));
  });

  it('takes several calls for emails that are too long for one', async () => {
    const html = 'x'.repeat(4_000_000);
    const mails = people(5).map((mail) => ({ ...mail, html }));
    const { results, calls, taken } = await send(mails);
    expect([calls, taken.length]).toEqual([3, 5]);
    const ids = new Map(taken.map(({ deliveryId, messageId }) => [deliveryId, messageId]));
    expect(results).toEqual(
      mails.map(({ deliveryId }) => ({ kind: 'sent', messageId: ids.get(deliveryId) })),
    );
  });

  it.each<[PostmarkFault['kind'] & string, Partial<SendResult>]>([
    ['inactive-recipient', { kind: 'refused', code: 'postmark-406', suppress: true }],
    ['invalid-recipient', { kind: 'refused', code: 'postmark-300', suppress: true }],
    ['unknown-sender', { kind: 'sender-stopped' }],
    ['pending-account', { kind: 'sender-stopped' }],
    ['unknown-stream', { kind: 'sender-stopped', destination: 'broadcast' }],
  ])('says of one email with the fault %s what it says of it alone', async (kind, expected) => {
    const fault = { kind } as PostmarkFault;
    provider.breakSends(({ To }) => (To.startsWith('odd') ? fault : undefined));
    const odd = mailTo('odd@example.com');
    const { results, taken } = await send([
      mailTo('one@example.com'),
      odd,
      mailTo('b@example.com'),
    ]);
    expect(results.map((result) => result.kind)).toEqual(['sent', expected.kind, 'sent']);
    expect(results[1]).toMatchObject(expected);
    expect(taken.map(({ to }) => to)).toEqual(['one@example.com', 'b@example.com']);
    const { url: apiUrl, token: serverToken } = provider;
    const alone = await createPostmark({ apiUrl, serverToken, limitMs: 10_000 }).send(odd);
    const { detail = '', ...rest } = { detail: '', ...alone };
    expect(results[1]).toMatchObject({ ...rest, detail: detail.replace('status 422, ', '') });
  });

  it.each<[PostmarkFault, Partial<SendResult>]>([
    [{ kind: 'hang-before-headers', accepted: true }, { kind: 'maybe-sent' }],
    [{ kind: 'hang-in-body', accepted: 'some' }, { kind: 'maybe-sent' }],
    [{ kind: 'cut-body', accepted: true }, { kind: 'maybe-sent' }],
    [{ kind: 'reset', accepted: 'some' }, { kind: 'maybe-sent' }],
    [{ kind: 'server-error', accepted: 'some' }, { kind: 'maybe-sent' }],
    [{ kind: 'bad-gateway', accepted: false }, { kind: 'maybe-sent' }],
    [{ kind: 'empty-200', accepted: true }, { kind: 'maybe-sent' }],
    [{ kind: 'garbage-200', accepted: true }, { kind: 'maybe-sent' }],
    [
      { kind: 'unavailable', retryAfter: '3' },
      { kind: 'surely-not-sent', retryAfterMs: 3_000 },
    ],
    [{ kind: 'rate-limit' }, { kind: 'surely-not-sent', cause: 'limited' }],
    [{ kind: 'wrong-token' }, { kind: 'sender-stopped' }],
    // Which of them was meant shows when each is sent alone.
    [{ kind: 'refused-batch' }, { kind: 'surely-not-sent', cause: 'unavailable', status: 422 }],
  ])('says the same of all when %o befalls the call', async (fault, expected) => {
    provider.breakSends(fault);
    const limitMs = fault.kind.startsWith('hang') ? 300 : 10_000;
    const { results } = await send(people(4), limitMs);
    expect(results).toHaveLength(4);
    expect(results[0]).toMatchObject(expected);
    expect(new Set(results).size).toBe(1);
  });
});
