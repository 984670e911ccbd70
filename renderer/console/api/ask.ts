import { errorMessage } from '#engine/text/error-message.ts';
/** The server refused or could not be reached; the message is for the operator. */
export class AskError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'AskError';
    this.status = status;
  }
}

/** What a request to the operators' API may say. */
export interface AskOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly content?: unknown;
  /** The console asks by itself, which does not prolong the session. */
  readonly isAutomatic?: boolean;
  readonly signal?: AbortSignal;
}

/** Told when the session is over. */
export const sessionEnd = new EventTarget();

/**
 * Asks the operators' API.
 *
 * @throws AskError where the answer is not a success
 */
export function ask<Answer>(path: string, options: AskOptions = {}): Promise<Answer> {
  return send(`/api/operator${path}`, options);
}

/**
 * Calls one of the server's functions by name.
 *
 * @throws AskError where the answer is not a success
 */
export function callFunction<Answer>(
  name: string,
  content: unknown,
  options: AskOptions = {},
): Promise<Answer> {
  return send(`/functions/v1/${name}`, { ...options, method: 'POST', content });
}

async function send<Answer>(path: string, options: AskOptions): Promise<Answer> {
  const { method = 'GET', content, isAutomatic, signal } = options;
  const response = await fetch(path, {
    method,
    ...(signal ? { signal } : {}),
    headers: {
      accept: 'application/json',
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isAutomatic ? { 'x-automatic': '1' } : {}),
    },
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new AskError(0, 'The server cannot be reached. Check the connection, then refresh.');
  });
  const body = await response.json().catch(() => undefined);
  if (response.ok) return body;
  if (response.status === 401) sessionEnd.dispatchEvent(new Event('end'));
  const message = body?.title ?? body?.error ?? `The server answered ${response.status}.`;
  throw new AskError(response.status, message);
}

/** The words for whatever was thrown. */
export function describeError(error: unknown): string {
  return errorMessage(error);
}
