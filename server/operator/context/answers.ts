import * as v from 'valibot';
import { readBody } from '#server/http/guard.ts';

/** A response for the console, uncached. */
export function answer(content: unknown, status = 200): Response {
  return Response.json(content, { status, headers: { 'cache-control': 'no-store' } });
}

/** A refusal or failure as an RFC 9457 problem. */
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

/** The problem of a resource that does not exist. */
export function notFound(what: string): Response {
  return problem(404, `There is no such ${what}. It may have been removed meanwhile.`);
}

/**
 * A request's body, parsed as JSON.
 *
 * @param whenEmpty what an empty body means
 * @returns undefined if it is too large, not JSON, or does not match the schema
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
