import { BlockList, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Hosts } from '#engine/site/hosts.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';

/** Addresses that are not on the public internet: this machine, private networks, local links. */
const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // For carriers and clusters (RFC 6598).
  ['100.64.0.0', 10],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/**
 * Tells the TLS proxy whether it may request a certificate for a host: 200 for a host of this site, 404
 * for any other, so that nobody can make it request certificates for names that merely point here.
 * Answered from memory without a limit; requests from outside, direct or through a proxy, always get
 * 404.
 */
export function addTlsAsk(app: App, { hosts }: { readonly hosts: Hosts }): void {
  app.get('/internal/tls-ask', (c) => {
    const isKnown = isFromInside(c) && hosts.isServed(c.req.query('domain') ?? '');
    const headers = { 'cache-control': 'no-store' };
    return isKnown ? c.text('yes\n', 200, headers) : c.text('no\n', 404, headers);
  });
}

function isFromInside(c: Context<AppEnv>): boolean {
  // A proxied request names its client.
  const isPassedOn = ['x-forwarded-for', 'forwarded'].some((name) => c.req.header(name));
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  return !isPassedOn && isInside(address);
}

/**
 * Whether an address is on a network that is not public.
 *
 * @public
 */
export function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
