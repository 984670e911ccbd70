import { ServerClient } from 'postmark';
import * as v from 'valibot';
import type { SendResult } from '#server/outbox/results.ts';
import { classAnswer, classFailure, readRetryAfter, type Seen } from './postmark-failures.ts';
import type { OutgoingMail, Transport } from './transport.ts';
import { writeJson } from './written-texts.ts';

/** How Postmark is reached. */
export interface PostmarkOptions {
  readonly serverToken: string;
  /** The base of another API: a proxy or a test; https://api.postmarkapp.com when absent. */
  readonly apiUrl?: string | undefined;
  /** How long a call may take. */
  readonly limitMs: number;
}

/** The answer to an email that Postmark has taken; a proxy's 200 is none. */
const receipt = v.object({ ErrorCode: v.literal(0), MessageID: v.pipe(v.string(), v.nonEmpty()) });

/** What the answer to several emails says of one that was not taken. */
const refusal = v.object({ ErrorCode: v.pipe(v.number(), v.notValue(0)), Message: v.string() });

/**
 * How long the texts of a call are together at most. Postmark takes 50 MB; a call of a fifth arrives in
 * time on a slow line, too.
 */
const maxLength = 10_000_000;

/** What of an answer to a search says which emails were found. */
const searchAnswer = v.object({
  Messages: v.array(
    v.object({ MessageID: v.string(), Metadata: v.optional(v.record(v.string(), v.string())) }),
  ),
});

/**
 * Sends through Postmark's API. Each message carries its delivery's id as metadata, by which it is
 * found again: Postmark knows no idempotency keys.
 */
export function createPostmark({ serverToken, apiUrl, limitMs }: PostmarkOptions): Transport {
  const base = new URL(apiUrl ?? 'https://api.postmarkapp.com');

  /**
   * Makes a call with a client of its own, whose fetch keeps what the client drops: why a call
   * failed, and how long the answer asks to wait. It follows no redirect, which would show the
   * token to another host.
   *
   * @param body sent instead of what the client writes
   */
  async function call(
    ask: (client: ServerClient) => Promise<unknown>,
    { stream, coach }: Pick<OutgoingMail, 'stream' | 'coach'> = { stream: '', coach: '' },
    body?: Buffer<ArrayBuffer>,
  ) {
    const seen: Seen = { limitMs, stream, coach };
    const client = new ServerClient(serverToken, {
      useHttps: base.protocol === 'https:',
      requestHost: base.host + base.pathname.replace(/\/+$/, ''),
      timeout: limitMs / 1000,
      async fetch(input, init) {
        try {
          const given = body === undefined ? {} : { body };
          const response = await fetch(input, { ...init, ...given, redirect: 'manual' });
          seen.retryAfterMs = readRetryAfter(response.headers);
          return response;
        } catch (error) {
          seen.failure = error;
          throw error;
        }
      },
    });
    try {
      return { answer: await ask(client) };
    } catch (error) {
      return { failure: classFailure(error, seen), retryAfterMs: seen.retryAfterMs };
    }
  }

  async function sendCall(mails: readonly OutgoingMail[]): Promise<readonly SendResult[]> {
    const { answer, failure } = await call(
      (to) => to.sendEmailBatch([]),
      mails[0],
      writeBatch(mails),
    );
    if (failure) {
      // No email of the call was taken, and which one was meant shows once each is in its own.
      const { detail, status = 0 } = failure;
      const together =
        failure.kind === 'refused' && mails.length > 1
          ? ({ kind: 'surely-not-sent', cause: 'unavailable', detail, status } as const)
          : failure;
      return mails.map(() => together);
    }
    const answers = Array.isArray(answer) && answer.length === mails.length ? answer : [];
    return mails.map((mail, index): SendResult => {
      const one: unknown = answers[index];
      if (v.is(receipt, one)) return { kind: 'sent', messageId: one.MessageID };
      if (v.is(refusal, one)) {
        return classAnswer({ code: one.ErrorCode, message: one.Message }, mail);
      }
      return withoutReceipt;
    });
  }

  return {
    name: 'postmark',
    describe: `Emails go out through Postmark (${base.origin}).`,
    async send(mail): Promise<SendResult> {
      const { answer, failure } = await call((to) => to.sendEmail(toMessage(mail)), mail);
      if (failure) return failure;
      if (v.is(receipt, answer)) return { kind: 'sent', messageId: answer.MessageID };
      return withoutReceipt;
    },
    async sendTogether(mails) {
      const calls = shareOut(mails).map(sendCall);
      return (await Promise.all(calls)).flat();
    },
    async check() {
      const { answer, failure } = await call((to) => to.getServer());
      if (failure) return { isReady: false, detail: failure.detail };
      return { isReady: true, detail: `Postmark answers for the server “${Object(answer).Name}”.` };
    },
    async find({ deliveryId, stream }) {
      // Without its stream the search covers the default transactional one only.
      const query = {
        count: 1,
        offset: 0,
        metadata_delivery_id: deliveryId,
        messageStream: stream,
      };
      const { answer, failure, retryAfterMs } = await call((to) => to.getOutboundMessages(query));
      if (failure) {
        const { kind, detail } = failure;
        if (kind === 'sender-stopped') return { kind, detail };
        return { kind: 'unknown', detail, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
      }
      const messages = v.is(searchAnswer, answer) ? answer.Messages : undefined;
      if (messages?.length === 0) return { kind: 'absent' };
      const found = messages?.find(({ Metadata }) => Metadata?.['delivery_id'] === deliveryId);
      if (found) return { kind: 'found', messageId: found.MessageID };
      return { kind: 'unknown', detail: 'Postmark answered the search in an unexpected form.' };
    },
  };
}

const withoutReceipt = {
  kind: 'maybe-sent',
  detail: 'Postmark answered 200 without a receipt.',
  status: 200,
} as const satisfies SendResult;

/** Emails in calls that are not too long, in order. */
function shareOut(mails: readonly OutgoingMail[]): readonly (readonly OutgoingMail[])[] {
  const calls: OutgoingMail[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const mail of mails) {
    const files = mail.attachments.reduce((sum, { content }) => sum + content.length, 0);
    const own = mail.html.length + mail.text.length + files;
    if (length + own > maxLength) {
      calls.push([]);
      length = 0;
    }
    calls.at(-1)?.push(mail);
    length += own;
  }
  return calls;
}

/** The body of a call with several emails: most of a client's work on it would be to write their texts. */
function writeBatch(mails: readonly OutgoingMail[]): Buffer<ArrayBuffer> {
  const parts = mails.flatMap((mail, index) => [
    Buffer.from(index === 0 ? '[' : ','),
    ...writeJson(withoutTexts(mail), mail),
  ]);
  return Buffer.concat([...parts, Buffer.from(']')]);
}

function toMessage(mail: OutgoingMail) {
  return { ...withoutTexts(mail), HtmlBody: mail.html, TextBody: mail.text };
}

/** A message without its texts. */
function withoutTexts(mail: OutgoingMail) {
  return {
    From: `${quoteName(mail.from.name)} <${mail.from.email}>`,
    To: mail.to,
    ReplyTo: mail.replyTo,
    Subject: mail.subject,
    MessageStream: mail.stream,
    Metadata: { delivery_id: mail.deliveryId },
    Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
    Attachments: mail.attachments.map(({ name, contentType, content }) => ({
      Name: name,
      ContentType: contentType,
      Content: Buffer.from(content).toString('base64'),
      ContentID: null,
    })),
  };
}

/** A display name as a quoted string (RFC 5322, 3.2.4): Postmark refuses bare punctuation. */
function quoteName(name: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}"`;
}
