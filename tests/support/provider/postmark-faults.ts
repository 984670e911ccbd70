import type { ServerResponse } from 'node:http';
import type { PostmarkRefusal } from './postmark-rules.ts';

/**
 * What goes wrong with a call. `accepted` says whether its emails were taken all the same; `some` of
 * several are, but not the others.
 */
export type PostmarkFault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'hang-before-headers'; readonly accepted: Accepted }
  | { readonly kind: 'hang-in-body'; readonly accepted: Accepted }
  | { readonly kind: 'cut-body'; readonly accepted: Accepted }
  | { readonly kind: 'reset'; readonly accepted: Accepted }
  | { readonly kind: 'server-error'; readonly accepted: Accepted }
  | { readonly kind: 'bad-gateway'; readonly accepted: Accepted }
  | { readonly kind: 'empty-200'; readonly accepted: Accepted }
  | { readonly kind: 'garbage-200'; readonly accepted: Accepted }
  | { readonly kind: 'wrong-token' | 'refused-batch' }
  | { readonly kind: 'unknown-sender' | 'pending-account' | 'unknown-stream' }
  | { readonly kind: 'invalid-recipient' | 'inactive-recipient' | 'invalid-sender' }
  | { readonly kind: 'rate-limit' | 'unavailable'; readonly retryAfter?: string }
  | { readonly kind: 'redirect'; readonly to: string };

type Accepted = boolean | 'some';

/** What is wrong with one email; of several in a call the others are taken. */
type MailFault = Extract<PostmarkFault, { readonly kind: keyof typeof refusals }>;

/** What befalls a whole call. */
export type CallFault = Exclude<PostmarkFault, MailFault>;

/** The call that a fault happens to. */
export interface FaultyCall {
  readonly response: ServerResponse;
  /** The answer of a call that goes well. */
  readonly answer: object;
  /** Takes the emails, or some of them; called at most once. */
  accept(isWhole: boolean): void;
}

/** Answers a call as the fault says; without one, well. */
export async function answerCall(call: FaultyCall, fault: CallFault | undefined): Promise<void> {
  const { response, answer } = call;
  if (fault?.kind === 'latency') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault === undefined || fault.kind === 'latency') {
    call.accept(true);
    sendJson(response, 200, answer);
    return;
  }
  if ('accepted' in fault && fault.accepted) call.accept(fault.accepted !== 'some');
  breakAnswer(call, fault);
}

function breakAnswer(
  { response, answer }: FaultyCall,
  fault: Exclude<CallFault, { kind: 'latency' }>,
): void {
  const body = JSON.stringify(answer);
  switch (fault.kind) {
    case 'hang-before-headers':
      return;
    case 'hang-in-body':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(body.slice(0, 10));
      return;
    case 'cut-body':
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.write(body.slice(0, 10), () => response.destroy());
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'redirect':
      response.writeHead(307, { location: fault.to }).end();
      return;
    case 'bad-gateway':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return;
    case 'empty-200':
      response.writeHead(200).end();
      return;
    case 'garbage-200':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>Please sign in to the network.</body></html>');
      return;
    case 'rate-limit':
      sendJson(response, 429, { ErrorCode: 429, Message: 'Rate limit exceeded.' }, fault);
      return;
    case 'unavailable':
      sendJson(response, 503, { ErrorCode: 100, Message: 'Service unavailable.' }, fault);
      return;
    case 'server-error':
      sendJson(response, 500, { ErrorCode: 500, Message: 'Internal Server Error' });
      return;
    case 'wrong-token':
      sendJson(response, 401, {
        ErrorCode: 10,
        Message: 'Request does not contain a valid Server token.',
      });
      return;
    case 'refused-batch':
      sendJson(response, 422, { ErrorCode: 403, Message: 'Error parsing a message of the batch.' });
  }
}

/** Whether a fault is one of the email's and not of the whole call. */
export function isMailFault(fault: PostmarkFault): fault is MailFault {
  return Object.hasOwn(refusals, fault.kind);
}

/** What Postmark says of an email with such a fault. */
export function refuseFor(fault: MailFault, recipient: string): PostmarkRefusal {
  return refusals[fault.kind](recipient);
}

const refusals = {
  'unknown-sender': () => ({
    ErrorCode: 400,
    Message:
      "The 'From' address you supplied is not a Sender Signature on your account. Please add and confirm this address in order to be able to use it in the 'From' field of your messages.",
  }),
  'invalid-sender': () => ({
    ErrorCode: 300,
    Message: "Invalid 'From' address: it is not a verified sender signature.",
  }),
  'pending-account': () => ({
    ErrorCode: 412,
    Message:
      "While your account is pending approval, all recipient addresses must share the same domain as the 'From' address.",
  }),
  'unknown-stream': () => ({
    ErrorCode: 1235,
    Message: "The 'MessageStream' provided does not exist on this server.",
  }),
  'invalid-recipient': (to: string) => ({
    ErrorCode: 300,
    Message: `Error parsing 'To': Illegal email domain in '${to}'.`,
  }),
  'inactive-recipient': (to: string) => ({
    ErrorCode: 406,
    Message: `You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ${to}. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.`,
  }),
} as const satisfies Record<string, (to: string) => PostmarkRefusal>;

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  { retryAfter }: { readonly retryAfter?: string } = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  });
  response.end(JSON.stringify(body));
}
