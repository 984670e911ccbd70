/** The path as it was sent, still percent-encoded, and the query with its question mark. */
export function splitUrl(url: string): { readonly pathname: string; readonly search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const target = (start === -1 ? '/' : url.slice(start)).split('#')[0] ?? '/';
  const query = target.indexOf('?');
  return query === -1
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}

/** A permanent redirect within a host. */
export function redirect(location: string): Response {
  return leadOn(308, location);
}

/** A permanent redirect to a page's own host; search engines follow it. */
export function redirectForGood(location: string): Response {
  return leadOn(301, location);
}

function leadOn(status: 301 | 308, location: string): Response {
  return new Response(null, {
    status,
    headers: { location, 'cache-control': 'public, max-age=3600' },
  });
}

/**
 * A redirect that is not cached: the same address may show something else in a moment.
 *
 * @param status 307 keeps the method, 303 makes it GET
 */
export function redirectForNow(location: string, status: 302 | 303 | 307 = 302): Response {
  return new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
