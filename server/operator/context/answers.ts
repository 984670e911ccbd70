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
