import * as v from 'valibot';
import { readBody } from '#server/http/guard.ts';

/** An answer for the console: fresh, and for this operator only. */
export function answer(content: unknown, status = 200): Response {
  return Response.json(content, { status, headers: { 'cache-control': 'no-store' } });
}

/** A refusal or failure in the form of RFC 9457. */
export function problem(
  status: number,
  title: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ title, status }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** The problem of asking for what does not exist. */
export function notFound(what: string): Response {
  return problem(404, `There is no such ${what}.`);
}

/**
 * A request's body, read as JSON.
 *
 * @param whenEmpty what an empty body stands for
 * @returns undefined where it is too large, no JSON, or not what the schema says
 */
export async function readJson<Body>(
  request: Request,
  schema: v.GenericSchema<unknown, Body>,
  whenEmpty = '',
): Promise<Body | undefined> {
  const body = await readBody(request);
  if (body === undefined) return undefined;
  try {
    return v.parse(schema, JSON.parse(body === '' ? whenEmpty : body));
  } catch {
    return undefined;
  }
}
