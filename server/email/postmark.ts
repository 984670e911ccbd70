import { type Models, ServerClient } from 'postmark';
import type { FindResult, OutgoingMail, SendResult, Transport } from './contract.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { classAnswer, isReceipt } from './postmark-answers.ts';

/** How Postmark is reached. */
export interface PostmarkOptions {
  readonly serverToken: string;
  /** The base of another API: a proxy or a test; https://api.postmarkapp.com when absent. */
  readonly apiUrl?: string | undefined;
  /** The longest a call may take. */
  readonly limitMs: number;
}

/**
 * Sends through Postmark's API. Each message carries its delivery's id as metadata, by which it is
 * found again: Postmark knows no idempotency keys.
 *
 * The client gets a fetch of our own, because it drops Retry-After and the cause of a failure, and
 * takes any answer with status 200 for a success, an empty one too.
 */
export function createPostmark({ serverToken, apiUrl, limitMs }: PostmarkOptions): Transport {
  const base = new URL(apiUrl ?? 'https://api.postmarkapp.com');

  function open(exchange: Exchange): ServerClient {
    const options: Models.ClientOptions.Configuration = {
      useHttps: base.protocol === 'https:',
      requestHost: base.host + base.pathname.replace(/\/+$/, ''),
      timeout: limitMs / 1000,
      fetch: exchange.fetch,
    };
    return new ServerClient(serverToken, options);
  }

  return {
    name: 'postmark',
    describe: `Emails go out through Postmark (${base.origin}).`,
    async send(mail): Promise<SendResult> {
      const exchange = createExchange();
      try {
        const answer: unknown = await open(exchange).sendEmail(toMessage(mail));
        if (isReceipt(answer)) return { kind: 'sent', messageId: answer.MessageID };
        return {
          kind: 'maybe-sent',
          detail: 'Postmark answered 200 without a receipt.',
          status: 200,
        };
      } catch (error) {
        return classAnswer(error, exchange, { limitMs, stream: mail.stream });
      }
    },
    async check() {
      const exchange = createExchange();
      try {
        const { Name: name } = await open(exchange).getServer();
        return { isReady: true, detail: `Postmark answers for the server “${name}”.` };
      } catch (error) {
        const result = classAnswer(error, exchange, { limitMs, stream: '' });
        return { isReady: false, detail: 'detail' in result ? result.detail : String(error) };
      }
    },
    async find({ deliveryId, stream }): Promise<FindResult> {
      const exchange = createExchange();
      try {
        const answer: unknown = await open(exchange).getOutboundMessages({
          count: 1,
          offset: 0,
          metadata_delivery_id: deliveryId,
          // Without it the search covers the default transactional stream only.
          messageStream: stream,
        });
        return readFound(answer, deliveryId);
      } catch (error) {
        const result = classAnswer(error, exchange, { limitMs, stream });
        if (result.kind === 'sender-stopped')
          return { kind: 'sender-stopped', detail: result.detail };
        const retryAfterMs = exchange.retryAfterMs();
        return {
          kind: 'unknown',
          detail: 'detail' in result ? result.detail : 'Postmark could not be asked.',
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        };
      }
    },
  };
}

function toMessage(mail: OutgoingMail) {
  return {
    From: `${quoteName(mail.from.name)} <${mail.from.email}>`,
    To: mail.to,
    ReplyTo: mail.replyTo,
    Subject: mail.subject,
    HtmlBody: mail.html,
    TextBody: mail.text,
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

function readFound(answer: unknown, deliveryId: string): FindResult {
  if (typeof answer === 'object' && answer !== null && 'Messages' in answer) {
    const { Messages: messages } = answer;
    if (Array.isArray(messages)) {
      const found: unknown = messages.find(
        (message) => message?.Metadata?.delivery_id === deliveryId,
      );
      if (found === undefined && messages.length === 0) return { kind: 'absent' };
      if (isFound(found)) return { kind: 'found', messageId: found.MessageID };
    }
  }
  return { kind: 'unknown', detail: 'Postmark answered the search with something else.' };
}

function isFound(message: unknown): message is { readonly MessageID: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'MessageID' in message &&
    typeof message.MessageID === 'string'
  );
}
