import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type PlaceOf,
  writeAddress,
} from '#engine/contract/console/endpoints.ts';
import type { DebugActions, DebugRequest, Functions } from '#engine/contract/console/functions.ts';

/** The server refused or could not be reached; the message is for the operator. */
export class AskError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'AskError';
    this.status = status;
  }
}

export interface ServerRequest {
  readonly address: string;
  readonly method: string;
  /** JSON, or the bytes of a file. */
  readonly body?: string | Blob | undefined;
  /** An automatic request, which does not prolong the session. */
  readonly isAutomatic?: boolean;
  readonly signal?: AbortSignal;
}

/** Called when the session is over. */
export const sessionEnd = new EventTarget();

type Asked<E extends Endpoint> = PlaceOf<E> &
  (BodyOf<E> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<E> });

/**
 * Requests an endpoint of the operators' API.
 *
 * @throws AskError if the response is not a success
 */
export function ask<E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<AnswerOf<E>> {
  const { body }: { readonly body?: object | undefined } = asked;
  return send({
    address: writeAddress(endpoint, asked),
    method: endpoint.slice(0, endpoint.indexOf(' ')),
    body: body && JSON.stringify(body),
  });
}

/**
 * Calls one of the server's functions by name.
 *
 * @throws AskError if the response is not a success
 */
export function callFunction<Name extends keyof Functions>(
  name: Name,
  body: Functions[Name]['body'],
): Promise<Functions[Name]['answer']> {
  return send(functionRequest(name, body));
}

/** Calls the function behind the view “Email debug”. */
export function callDebug<Action extends keyof DebugActions>(
  asked: DebugRequest & { readonly action: Action },
): Promise<DebugActions[Action]> {
  return send(debugRequest(asked));
}

export function debugRequest(asked: DebugRequest): ServerRequest {
  return functionRequest('email-debug-dashboard', asked);
}

function functionRequest(name: string, body: object): ServerRequest {
  return { address: `/functions/v1/${name}`, method: 'POST', body: JSON.stringify(body) };
}

/** Sends a request. @throws AskError if the response is not a success */
export async function send<Answer>(request: ServerRequest): Promise<Answer> {
  const { address, method, body, isAutomatic, signal = null } = request;
  const response = await fetch(address, {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(isAutomatic ? { 'x-automatic': '1' } : {}),
    },
    body: body ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new AskError(0, 'The server cannot be reached. Check the connection, then refresh.');
  });
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  if (response.status === 401) sessionEnd.dispatchEvent(new Event('end'));
  const message = answer?.title ?? answer?.error ?? describeForeign(response.status);
  throw new AskError(response.status, message);
}

/** What an answer means that is none of the site's own, which are JSON with a reason. */
function describeForeign(status: number): string {
  if (status === 413) {
    return 'A proxy before the site refuses requests of this size (413). Let it pass 1 MB, as in scripts/deploy.';
  }
  return `The server answered ${status}.`;
}
