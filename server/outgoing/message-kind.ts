import { webhookVersion } from '#engine/contract/webhooks/messages.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import type { Executor } from '#server/db/kysely.ts';
import { toFinishedRow, toStorable } from '#server/outbox/finish.ts';
import { type ClaimedItem, type OutboxKind, UndeclaredItem } from '#server/outbox/kind.ts';
import type { SendResult } from '#server/outbox/results.ts';
import type { KeysOf } from './endpoint-keys.ts';
import { type FinishedMessage, finishMessages, goneCode } from './finish-messages.ts';
import { type MessageEndpoint, type MessageFields, messageTable } from './message-table.ts';
import { type PostAnswer, PostError, post } from './post.ts';
import type { Range } from './public-addresses.ts';
import { signatureHeaders } from './signature.ts';

interface OutgoingMessage {
  readonly id: string;
  readonly endpoint: MessageEndpoint;
  readonly keys: readonly Buffer[];
  readonly body: string;
}

export interface MessageKindDeps {
  readonly db: Executor;
  readonly keysOf: KeysOf;
  /** Private address ranges that may be reached. */
  readonly allowed: readonly Range[];
  readonly limitMs: number;
}

/**
 * Webhook messages as a kind of the outbox. Receivers identify a message by its id, so one that may
 * have arrived is simply sent again.
 */
export function createMessageKind(
  deps: MessageKindDeps,
): OutboxKind<MessageFields, OutgoingMessage, FinishedMessage> {
  const { db, keysOf, allowed, limitMs } = deps;
  return {
    table: messageTable,
    sender: 'webhook-sender',
    findSuppressed: async () => new Map(),
    mayBecomeSuppressed: () => false,
    mayWait: () => false,
    sentAs: () => undefined,
    compose: async (message) => composeMessage(message, keysOf),
    async send({ id, endpoint, keys, body }) {
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Funnelfile-Webhooks',
        ...signatureHeaders(keys, { id, body, now: new Date() }),
      };
      try {
        return judgeAnswer(id, await post(endpoint.url, { headers, body, limitMs, allowed }));
      } catch (error) {
        const detail = error instanceof PostError ? error.message : describeFailure(error);
        return { kind: 'surely-not-sent', cause: 'network', detail };
      }
    },
    toRow: async (attempt, verdict) => ({
      ...toFinishedRow(attempt, verdict),
      code: toStorable(verdict.code),
    }),
    write: (rows) => finishMessages(db, rows),
  };
}

/** The body is the same in each attempt; only the signature has a new timestamp. */
async function composeMessage(
  { id, type, data, createdAt, endpoint }: ClaimedItem & MessageFields,
  keysOf: KeysOf,
): Promise<OutgoingMessage> {
  const keys = keysOf(endpoint);
  if (keys === undefined || keys.length === 0) {
    throw new UndeclaredItem(
      `"${endpoint.coach}" no longer declares a webhook to ${endpoint.url}, so nothing could sign this.`,
    );
  }
  const timestamp = createdAt.toISOString();
  const body = JSON.stringify({ type, timestamp, version: webhookVersion, data });
  return { id: `msg_${id}`, endpoint, keys, body };
}

/** The meaning of a response by the Standard Webhooks specification: everything but 2xx is a failure. */
function judgeAnswer(id: string, { status, text, retryAfter }: PostAnswer): SendResult {
  if (status >= 200 && status < 300) return { kind: 'sent', messageId: id };
  const said = text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  const detail = `It answered ${status}${said === '' ? '' : `: ${said}`}`;
  if (status === 410) {
    return {
      kind: 'refused',
      code: goneCode,
      status,
      suppress: false,
      detail: `${detail}. That means that nothing more is to be sent there.`,
    };
  }
  const waitMs = readWait(retryAfter);
  return {
    kind: 'surely-not-sent',
    cause: 'unavailable',
    status,
    detail: status >= 300 && status < 400 ? `${detail}. Redirects are not followed.` : detail,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  };
}

/** The longest wait that an endpoint may request. */
const maxWaitMs = 6 * 60 * 60 * 1000;

function readWait(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxWaitMs);
}

const untrusted = 'Its certificate is not signed by anybody whom this server trusts.';

function describeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words: Readonly<Record<string, string>> = {
    ENOTFOUND: 'DNS does not know its name.',
    ECONNREFUSED: 'It refused the connection.',
    ECONNRESET: 'It closed the connection.',
    CERT_HAS_EXPIRED: 'Its certificate has expired.',
    HPE_HEADER_OVERFLOW: 'Its answer has headers without end.',
    ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
    DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
    SELF_SIGNED_CERT_IN_CHAIN: untrusted,
    UNABLE_TO_GET_ISSUER_CERT: untrusted,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE:
      'Its certificate cannot be verified: the server does not send the intermediate certificates.',
  };
  const known = words[code];
  if (known !== undefined) return known;
  // OpenSSL and the parser of answers name what they saw, which says little to people.
  if (/^(?:EPROTO|ERR_SSL_)/.test(code)) return 'It does not speak TLS as expected.';
  if (code.startsWith('HPE_')) return 'What it answered is not HTTP.';
  return `It could not be reached: ${errorMessage(error)}`;
}
