import type { MiddlewareHandler } from 'hono';
import type { HostRole, Hosts } from '#engine/site/hosts.ts';
import { isOfAnyHost } from '#engine/site/routes.ts';
import type { AppEnv } from './app-env.ts';
import { redirectForGood, splitUrl } from './redirects.ts';

/** What choosing a host needs. */
export interface HostDeps {
  readonly hosts: Hosts;
  readonly trustProxy: number;
}

/** A request, as far as it names its host. */
interface HostRequest {
  readonly host: string | undefined;
  /** X-Forwarded-Host. */
  readonly forwardedHost?: string | undefined;
}

/**
 * What is shown at the host of a request. Proxies are to pass on the Host header as it came. Where one
 * of ours does not, so that it names nothing of ours, X-Forwarded-Host is believed instead: each proxy
 * appends to it, so behind n proxies the n-th entry from the right is what the visitor asked for.
 * A Host header that names one of our hosts is never overruled, whatever else a client sends.
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
 * Puts the host that was asked on each request, and leads on from hosts that have moved. What is
 * posted is taken in place: a form that was loaded before, and the one click that stops emails.
 */
export function chooseHost(deps: HostDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
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
