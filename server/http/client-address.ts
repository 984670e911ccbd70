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
  return isIPv6(address) ? ipv6Network(address, 4) : address;
}

/**
 * What many clients of one owner have in common: an IPv4 network of 24 bits, or an IPv6 network of 48,
 * which is what a site gets and may take addresses from as it likes (RFC 6177, 2).
 */
export function ownersNetwork(address: string): string {
  if (isIPv6(address)) return `${ipv6Network(address, 3)}::`;
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address;
}

/** What an owner's network is counted under, kept apart from the keys of clients. */
export function ownersKey(address: string, secret: string): string {
  const network = `network ${ownersNetwork(address)}`;
  return keyedHash(secret, network).toString('base64url').slice(0, 22);
}

/** What a client is counted under: a keyed hash of its network, so that no address is stored. */
export function clientKey(address: string, secret: string): string {
  return keyedHash(secret, clientNetwork(address)).toString('base64url').slice(0, 22);
}

/** The part of a request that tells where it comes from. */
interface Received {
  /** Absent when the app is called directly. */
  readonly env?: Partial<HttpBindings>;
  readonly req: { header(name: string): string | undefined };
}

interface CountingOptions {
  readonly trustProxy: number;
  readonly secret: string;
}

/** What the client of a request is counted under. */
export function clientOf(received: Received, options: CountingOptions): string {
  return clientKey(addressOf(received, options), options.secret);
}

/** What the network that a request comes from is counted under. */
export function networkOf(received: Received, options: CountingOptions): string {
  return ownersKey(addressOf(received, options), options.secret);
}

function addressOf({ env, req }: Received, { trustProxy }: CountingOptions): string {
  const socket = env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, req.header('x-forwarded-for'), trustProxy);
}

function isAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text);
}

/** @param count how many groups of 16 bits the network has */
function ipv6Network(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
