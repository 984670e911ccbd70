import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { chooseResponse, type ReadyDocument } from '#server/pages/ready-document.ts';

/**
 * A ready document as a response.
 *
 * @param instead headers that replace its own
 */
export function sendDocument(
  c: Context<AppEnv>,
  document: ReadyDocument,
  instead: Readonly<Record<string, string>> = {},
): Response {
  const { status, head, body } = chooseResponse(
    document,
    c.req.method,
    c.req.header('accept-encoding'),
    c.req.header('if-none-match'),
  );
  const headers = new Headers();
  for (let index = 0; index + 1 < head.length; index += 2) {
    headers.set(head[index] ?? '', head[index + 1] ?? '');
  }
  for (const [name, value] of Object.entries(instead)) headers.set(name, value);
  return new Response(body === undefined ? null : new Uint8Array(body), { status, headers });
}
