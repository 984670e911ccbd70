/** The result of a call to better-auth. */
export type Called =
  | {
      readonly isDone: true;
      /** Its response as JSON. */
      readonly content: unknown;
      readonly cookies: readonly string[];
    }
  | {
      readonly isDone: false;
      /** Why not, as better-auth's code. */
      readonly code: string;
    };

/** better-auth answers so, with status 500, to a passkey that was made for another address, too. */
const passkeyDoesNotFit = 'FAILED_TO_VERIFY_REGISTRATION';

/** Waits for a call made with `asResponse`, and reads its result. */
export async function readCall(call: Promise<Response>): Promise<Called> {
  const response = await call;
  const text = await response.text();
  const content: unknown = text === '' ? null : JSON.parse(text);
  if (response.ok) return { isDone: true, content, cookies: response.headers.getSetCookie() };
  const named = typeof content === 'object' && content !== null ? Reflect.get(content, 'code') : '';
  const code = String(named ?? '');
  if (response.status >= 500 && code !== passkeyDoesNotFit) {
    throw new Error(`better-auth answered ${response.status}: ${text.slice(0, 200)}`);
  }
  return { isDone: false, code };
}

/** A response with cookies for the browser. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
