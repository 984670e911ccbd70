import type { ServerResponse } from 'node:http';
import type { PostmarkRefusal } from './postmark-rules.ts';

/** What goes wrong with a call. `accepted` says whether the email was taken all the same. */
export type PostmarkFault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'hang-before-headers'; readonly accepted: boolean }
  | { readonly kind: 'hang-in-body'; readonly accepted: boolean }
  | { readonly kind: 'cut-body'; readonly accepted: boolean }
  | { readonly kind: 'reset'; readonly accepted: boolean }
  | { readonly kind: 'server-error'; readonly accepted: boolean }
  | { readonly kind: 'bad-gateway'; readonly accepted: boolean }
  | { readonly kind: 'empty-200'; readonly accepted: boolean }
  | { readonly kind: 'garbage-200'; readonly accepted: boolean }
  | { readonly kind: 'wrong-token' | 'unknown-sender' | 'pending-account' | 'unknown-stream' }
  | { readonly kind: 'invalid-recipient' | 'inactive-recipient' | 'invalid-sender' }
  | { readonly kind: 'rate-limit' | 'unavailable'; readonly retryAfter?: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** The call that a fault happens to. */
export interface FaultyCall {
  readonly response: ServerResponse;
  readonly recipient: string;
  /** The answer of a call that goes well. */
  readonly answer: object;
  /** Takes the email; called at most once. */
  accept(): void;
}

/** Answers a call as the fault says; without one, well. */
export async function answerCall(
  call: FaultyCall,
  fault: PostmarkFault | undefined,
): Promise<void> {
  const { response, answer } = call;
  if (fault?.kind === 'latency') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault === undefined || fault.kind === 'latency') {
    call.accept();
    sendJson(response, 200, answer);
    return;
  }
  if ('accepted' in fault && fault.accepted) call.accept();
  breakAnswer(call, fault);
}

function breakAnswer(
  { response, recipient, answer }: FaultyCall,
  fault: Exclude<PostmarkFault, { kind: 'latency' }>,
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
    default:
      sendJson(response, 422, refusals[fault.kind](recipient));
  }
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
