import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { keyedHash } from '#server/signing/hmac.ts';

/**
 * The address of the client, as far as it can be trusted.
 *
 * Each proxy appends the address it was called from, so behind n proxies the n-th entry from the
 * right is the client; whatever stands to the left of it may be made up.
 *
 * @param socketAddress the other end of the connection
 * @param forwardedFor the X-Forwarded-For header
 * @param trustedProxies how many proxies of ours stand in front of the server
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  const address = forwarded !== undefined && isAddress(forwarded) ? forwarded : socketAddress;
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? 'unknown';
}

/**
 * Who counts as one client: an IPv4 address, or an IPv6 network of 64 bits, all of which a single
 * household may use (RFC 6177, 2).
 */
export function clientNetwork(address: string): string {
  return isIPv6(address) ? network64(address) : address;
}

/** What a client is counted under: a keyed hash of its network, so that no address is stored. */
export function clientKey(address: string, secret: string): string {
  return keyedHash(secret, clientNetwork(address)).toString('base64url').slice(0, 22);
}

/** What the client of a request is counted under. */
export function clientOf(
  {
    env,
    req,
  }: {
    /** Absent when the app is called directly. */
    readonly env?: Partial<HttpBindings>;
    readonly req: { header(name: string): string | undefined };
  },
  { trustProxy, secret }: { readonly trustProxy: number; readonly secret: string },
): string {
  const socket = env?.incoming?.socket.remoteAddress;
  return clientKey(clientAddress(socket, req.header('x-forwarded-for'), trustProxy), secret);
}

function isAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text);
}

function network64(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
