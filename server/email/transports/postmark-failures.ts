import { Errors } from 'postmark';
import { errorMessage } from '#engine/text/error-message.ts';
import { ownValue } from '#engine/text/own-value.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { neverConnected } from './never-connected.ts';
import { type OutgoingMail, senderOf } from './transport.ts';

type Failed = Exclude<SendResult, { kind: 'sent' }>;

/** Which way an email goes: its message stream, and the coach who sends it. */
type Route = Pick<OutgoingMail, 'stream' | 'coach'>;

/** What was seen of a call below the client. */
export interface Seen extends Route {
  readonly limitMs: number;
  /** The pause that the answer asked for. */
  retryAfterMs?: number | undefined;
  /** Why there was no answer. */
  failure?: unknown;
}

/** API codes after which no email of this sender leaves until an operator acts. */
const stoppingCodes: Readonly<Record<string, string>> = {
  10: 'The server token is missing or wrong: check POSTMARK_SERVER_TOKEN.',
  405: 'The Postmark account may not send: its allowance is used up.',
  412: 'The Postmark account is still pending approval: only addresses of its own domain get mail.',
  413: 'The Postmark account has been stopped: write to its support.',
};

/** API codes that concern one sender's address. */
const senderCodes: Readonly<Record<string, string>> = {
  400: 'The sender address is not a sender signature of the Postmark account: add and confirm it there.',
  401: 'The sender signature is not confirmed: confirm it in Postmark.',
};

/** API codes that concern one message stream. */
const streamCodes: Readonly<Record<string, string>> = {
  1235: 'The Postmark server has no message stream of this name: create it there.',
  1236: 'This message stream of the Postmark server does not send: choose another.',
};

/** API codes of an answer that is no refusal. */
const rateLimit = 429;
const maintenance = 100;

const { inactiveRecipient, invalidEmailRequest } = Errors.ApiInputError.ERROR_CODES;

/**
 * Classes a failed call by what it proves about the email: what happened on the wire first, then the
 * HTTP status, then Postmark's own code (https://postmarkapp.com/developer/api/overview).
 *
 * @param error what the client threw
 */
export function classFailure(error: unknown, seen: Seen): Failed {
  if (!(error instanceof Errors.PostmarkError) || error.statusCode === 0) {
    return classSilence(error, seen);
  }
  const { statusCode: status, code, message } = error;
  const { retryAfterMs } = seen;
  const detail = `Postmark answered: ${message} (status ${status}, code ${code})`;
  const notNow = {
    kind: 'surely-not-sent',
    detail,
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  } as const;

  if (status === 401) {
    return { kind: 'sender-stopped', detail: `${stoppingCodes[10]} ${detail}`, status };
  }
  if (status === 422) return classRefusal(error, detail, seen);
  if (status === 413) {
    return { kind: 'refused', code: 'too-large', detail, suppress: false, status };
  }
  if (status === 429) return { ...notNow, cause: 'limited' };
  // 500, 502 and 504: Postmark, or a proxy before it, may have passed it on.
  if (status >= 500 && status !== 503) return { kind: 'maybe-sent', detail, status };
  return { ...notNow, cause: 'unavailable' };
}

/**
 * Classes what Postmark says of one email in the answer to a call with several: the same as if that
 * email had been alone in its call.
 */
export function classAnswer({ code, message }: Answer, route: Route): Failed {
  const detail = `Postmark answered: ${message} (code ${code})`;
  const notNow = { kind: 'surely-not-sent', detail } as const;
  if (code === rateLimit) return { ...notNow, cause: 'limited' };
  if (code === maintenance) return { ...notNow, cause: 'unavailable' };
  return classRefusal({ code, message }, detail, route);
}

/** What Postmark says of an email that it does not take. */
interface Answer {
  readonly code: number;
  readonly message: string;
}

function classRefusal({ code, message }: Answer, detail: string, route: Route): Failed {
  const status = 422;
  const isInvalid = code === invalidEmailRequest;
  // This code covers every part of a request; the recipient cannot help what is wrong with the sender.
  const isAboutSender = isInvalid && /'From'|sender signature/i.test(message);
  const known = String(isAboutSender ? 400 : code);
  const stopped = [
    { why: ownValue(stoppingCodes, known) },
    { why: ownValue(senderCodes, known), destination: senderOf(route.coach) },
    { why: ownValue(streamCodes, known), destination: route.stream },
  ].find(({ why }) => why !== undefined);
  if (stopped !== undefined) {
    const { why, ...where } = stopped;
    return { kind: 'sender-stopped', ...where, detail: `${why} ${detail}`, status };
  }
  const suppress = code === inactiveRecipient || (isInvalid && /'To'/.test(message));
  return { kind: 'refused', code: `postmark-${code}`, detail, suppress, status };
}

function classSilence(error: unknown, { failure = error, limitMs }: Seen): Failed {
  if (/aborted due to timeout/.test(errorMessage(error))) {
    const detail = `Postmark did not answer within ${limitMs / 1000} seconds.`;
    return { kind: 'maybe-sent', detail };
  }
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure;
  const code = String(Object(cause).code ?? '');
  const reason = `${errorMessage(cause)} ${code}`.trim();
  // Several errors are those of a name's several addresses: none could be connected to.
  if (neverConnected(code) || cause instanceof AggregateError) {
    const detail = `Postmark was not reached: ${reason}.`;
    return { kind: 'surely-not-sent', cause: 'network', detail };
  }
  return { kind: 'maybe-sent', detail: `The connection to Postmark broke: ${reason}.` };
}

/** Retry-After (RFC 9110, 10.2.3) in milliseconds; a date is measured by the answer's own clock. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const answered = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, until - (Number.isNaN(answered) ? Date.now() : answered));
}
