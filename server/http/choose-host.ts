import type { MiddlewareHandler } from 'hono';
import type { HostRole, Hosts } from '#engine/site/hosts.ts';
import { isOfAnyHost } from '#engine/site/routes.ts';
import type { AppEnv } from './app-env.ts';
import { redirectForGood, splitUrl } from './redirects.ts';

export interface HostDeps {
  readonly hosts: Hosts;
  readonly trustProxy: number;
}

/** A request's host headers. */
interface HostRequest {
  readonly host: string | undefined;
  readonly forwardedHost?: string | undefined;
}

/**
 * The site shown at the host of a request. Proxies should pass the Host header on. If one of ours does
 * not, so that Host names none of our hosts, X-Forwarded-Host counts instead: each proxy appends to it,
 * so behind n proxies the n-th entry from the right is the visitor's. A Host header that names one of
 * our hosts is never overruled.
 */
export function findHost(
  { host, forwardedHost }: HostRequest,
  { hosts, trustProxy }: HostDeps,
): HostRole {
  const role = hosts.find(host);
  if (role.kind !== 'unknown' || trustProxy === 0 || forwardedHost === undefined) return role;
  const named = forwardedHost.split(',').map((one) => one.trim());
  return hosts.find(named.at(-trustProxy) ?? named[0]);
}

/**
 * Whether a Host header is one name or address, perhaps with a port (RFC 9112, 3.2). Of several hosts, or
 * of characters that no name has, proxies and we might make something different.
 */
export function isReadableHost(host: string): boolean {
  return /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i.test(host);
}

/** The answer to a request whose address or host is none. */
export function unreadable(): Response {
  return new Response('The address or the host of this request cannot be read.\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' },
  });
}

/**
 * Puts the requested host on each request and redirects from hosts that have moved. POSTs are accepted
 * in place: forms loaded before the move, and one-click unsubscribes.
 */
export function chooseHost(deps: HostDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isReadableHost(c.req.header('host') ?? '')) return unreadable();
    const role = findHost(
      { host: c.req.header('host'), forwardedHost: c.req.header('x-forwarded-host') },
      deps,
    );
    if (role.kind !== 'moved') {
      c.set('host', role);
      return next();
    }
    c.set('host', role.to);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isMachines = c.req.path !== '/' && isOfAnyHost(c.req.path);
    if (!isRead || isMachines) return next();
    const { pathname, search } = splitUrl(c.req.raw.url);
    return redirectForGood(role.to.address + pathname + search);
  };
}
