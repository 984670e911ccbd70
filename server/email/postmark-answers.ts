import type { SendResult } from './contract.ts';
import type { Exchange } from './exchange.ts';

/** The answer to an email that Postmark has taken. */
export interface Receipt {
  readonly ErrorCode: 0;
  readonly MessageID: string;
}

/** Whether an answer proves that the email was taken; a proxy's 200 does not. */
export function isReceipt(answer: unknown): answer is Receipt {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'ErrorCode' in answer &&
    answer.ErrorCode === 0 &&
    'MessageID' in answer &&
    typeof answer.MessageID === 'string' &&
    answer.MessageID !== ''
  );
}

/** API codes after which no email of this sender leaves until an operator acts. */
const stoppingCodes: Readonly<Record<number, string>> = {
  10: 'The server token is missing or wrong: check POSTMARK_SERVER_TOKEN.',
  400: 'The sender address is not a sender signature of the Postmark account: add and confirm it there.',
  401: 'The sender signature is not confirmed: confirm it in Postmark.',
  405: 'The Postmark account may not send: its allowance is used up.',
  412: 'The Postmark account is still pending approval: only addresses of its own domain get mail.',
  413: 'The Postmark account has been stopped: write to its support.',
};

/** API codes that concern one message stream. */
const streamCodes: Readonly<Record<number, string>> = {
  1235: 'The Postmark server has no message stream of this name: create it there.',
  1236: 'This message stream of the Postmark server does not send: choose another.',
};

const inactiveRecipient = 406;
const invalidRequest = 300;

/**
 * Classes a failed call by what it proves about the email: what happened on the wire first, then the
 * HTTP status, then Postmark's own code (https://postmarkapp.com/developer/api/overview).
 *
 * @param error what the client threw
 * @param exchange what was seen of the call
 * @param call its time limit and the message stream it was about
 */
export function classAnswer(
  error: unknown,
  exchange: Exchange,
  { limitMs, stream }: { readonly limitMs: number; readonly stream: string },
): SendResult {
  const status = exchange.status();
  if (status === undefined) return classSilence(error, exchange, limitMs);
  const { code, message } = readError(error);
  const said = message === '' ? `status ${status}` : `${message} (status ${status}, code ${code})`;
  const detail = `Postmark answered: ${said}`;
  const retryAfterMs = exchange.retryAfterMs();
  const notNow = {
    kind: 'surely-not-sent',
    detail,
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  } as const;

  if (status === 401) return stopped(10, detail, status);
  if (status === 422) return classRefusal({ code, message, detail, stream });
  if (status === 413)
    return { kind: 'refused', code: 'too-large', detail, suppress: false, status };
  if (status === 429) return { ...notNow, cause: 'limited' };
  if (status === 503) return { ...notNow, cause: 'unavailable' };
  // 2xx with a broken body, 500, 502 and 504: Postmark, or a proxy before it, may have passed it on.
  if (status < 300 || status >= 500) return { kind: 'maybe-sent', detail, status };
  return { ...notNow, cause: 'unavailable' };
}

function classSilence(error: unknown, exchange: Exchange, limitMs: number): SendResult {
  if (exchange.neverArrived()) {
    const detail = `Postmark was not reached: ${exchange.reason()}.`;
    return { kind: 'surely-not-sent', cause: 'network', detail };
  }
  const isLate = /timeout|aborted/i.test(`${exchange.reason()} ${readError(error).message}`);
  const detail = isLate
    ? `Postmark did not answer within ${limitMs / 1000} seconds.`
    : `The connection to Postmark broke: ${exchange.reason()}.`;
  return { kind: 'maybe-sent', detail };
}

interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly detail: string;
  readonly stream: string;
}

function classRefusal({ code, message, detail, stream }: Refusal): SendResult {
  const stops =
    stoppingCodes[code] ?? (isAboutSender(code, message) ? stoppingCodes[400] : undefined);
  if (stops !== undefined)
    return { kind: 'sender-stopped', detail: `${stops} ${detail}`, status: 422 };
  const streamStops = streamCodes[code];
  if (streamStops !== undefined) {
    return {
      kind: 'sender-stopped',
      stream,
      detail: `${streamStops} ${detail}`,
      status: 422,
    };
  }
  const isInvalidAddress = code === invalidRequest && /'To'/.test(message);
  return {
    kind: 'refused',
    code: `postmark-${code}`,
    detail,
    suppress: code === inactiveRecipient || isInvalidAddress,
    status: 422,
  };
}

/** Code 300 covers every part of a request; one about the sender is no fault of the recipient's. */
function isAboutSender(code: number, message: string): boolean {
  return code === invalidRequest && /'From'|sender signature/i.test(message);
}

function stopped(code: number, detail: string, status: number): SendResult {
  return {
    kind: 'sender-stopped',
    detail: `${stoppingCodes[code] ?? ''} ${detail}`.trim(),
    status,
  };
}

function readError(error: unknown): { readonly code: number; readonly message: string } {
  if (!(error instanceof Error)) return { code: 0, message: '' };
  const code = 'code' in error && typeof error.code === 'number' ? error.code : 0;
  return { code, message: error.message };
}
