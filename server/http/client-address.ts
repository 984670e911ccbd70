import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { keyedHash } from '#server/signing/hmac.ts';
import type { ForwardingNotes } from './forwarding-notes.ts';

/**
 * The client's address, as far as it can be trusted.
 *
 * Each proxy appends the address that called it, so behind n proxies the n-th entry from the right is
 * the client; anything to the left of it may be made up.
 *
 * @param socketAddress the other end of the connection
 * @param forwardedFor the X-Forwarded-For header
 * @param trustedProxies how many of our proxies are in front of the server
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? listHops(forwardedFor).at(-trustedProxies) : undefined;
  return readAddress(forwarded) ?? readAddress(socketAddress) ?? 'unknown';
}

/** How many addresses an X-Forwarded-For header has. */
export function countHops(forwardedFor: string | undefined): number {
  return listHops(forwardedFor).length;
}

/** The entries of an X-Forwarded-For header, without empty ones (RFC 9110, 5.6.1). */
function listHops(forwardedFor: string | undefined): readonly string[] {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return hops.filter((hop) => hop !== '');
}

/**
 * What counts as one client: an IPv4 address, or an IPv6 network of 64 bits, which a single household
 * may use entirely (RFC 6177, 2).
 *
 * @param groups how many 16-bit groups of an IPv6 address identify the network
 */
export function clientNetwork(address: string, groups = 4): string {
  if (!isIPv6(address)) return address;
  const network = readGroups(address).slice(0, groups);
  return network.map((group) => group.toString(16)).join(':');
}

/**
 * The network of one owner with many clients: 24 bits of IPv4, or 48 bits of IPv6, which a site is
 * assigned and can use freely (RFC 6177, 2).
 */
export function ownersNetwork(address: string): string {
  if (isIPv6(address)) return `${clientNetwork(address, 3)}::`;
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address;
}

/** The key that counts an owner's network, distinct from the keys of clients. */
export function ownersKey(address: string, secret: string): string {
  const network = `network ${ownersNetwork(address)}`;
  return keyedHash(secret, network).toString('base64url').slice(0, 22);
}

/** The key that counts a client: a keyed hash of its network, so that no address is stored. */
export function clientKey(address: string, secret: string, groups?: number): string {
  const network = clientNetwork(address, groups);
  return keyedHash(secret, network).toString('base64url').slice(0, 22);
}

/** How requests reach the site. */
export interface ClientDeps {
  readonly trustProxy: number;
  readonly secret: string;
  /** Called with how each request was forwarded. */
  readonly forwarding?: ForwardingNotes;
}

/** The parts of a request that show where it comes from. */
export interface AddressedRequest {
  /** Absent if the app is called directly. */
  readonly env?: Partial<HttpBindings>;
  readonly req: { header(name: string): string | undefined };
}

interface Counted {
  readonly client: string;
  readonly network: string;
}

/** The key of a connection's last request: the next one usually has the same. */
const lastCounted = new WeakMap<object, Counted & { readonly forwardedFor: string | undefined }>();

function countedAs({ env, req }: AddressedRequest, { trustProxy, secret }: ClientDeps): Counted {
  const forwardedFor = req.header('x-forwarded-for');
  const socket = env?.incoming?.socket;
  const last = socket && lastCounted.get(socket);
  if (last && last.forwardedFor === forwardedFor) return last;
  const address = clientAddress(socket?.remoteAddress, forwardedFor, trustProxy);
  const counted = {
    forwardedFor,
    client: clientKey(address, secret),
    network: ownersKey(address, secret),
  };
  if (socket) lastCounted.set(socket, counted);
  return counted;
}

/**
 * The key that counts a request's client; `groups` limits how much of an IPv6 address identifies it, 64
 * bits by default.
 */
export function clientOf(request: AddressedRequest, deps: ClientDeps, groups?: number): string {
  const forwardedFor = request.req.header('x-forwarded-for');
  deps.forwarding?.note(listHops(forwardedFor).length);
  if (groups === undefined) return countedAs(request, deps).client;
  const socket = request.env?.incoming?.socket.remoteAddress;
  return clientKey(clientAddress(socket, forwardedFor, deps.trustProxy), deps.secret, groups);
}

/** The key that counts the network of a request. */
export function networkOf(request: AddressedRequest, deps: ClientDeps): string {
  return countedAs(request, deps).network;
}

/** The address in an entry, which may have a port, brackets or quotes, or be IPv4 inside IPv6. */
function readAddress(entry: string | undefined): string | undefined {
  const text = entry?.replace(/^"(.*)"$/, '$1').trim() ?? '';
  const host = /^\[(.*)\](?::\d*)?$/.exec(text)?.[1] ?? /^([\d.]+):\d*$/.exec(text)?.[1] ?? text;
  const address = host.split('%')[0] ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = readGroups(address);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? writeIPv4(groups.slice(6)) : address;
}

/** The eight groups of an IPv6 address. */
function readGroups(address: string): readonly number[] {
  const [head = [], tail] = (address.split('%')[0] ?? '').split('::').map(readSide);
  if (tail === undefined) return head;
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

/** The groups on one side of a double colon; the last may be an IPv4 address, which counts as two. */
function readSide(side: string): readonly number[] {
  if (side === '') return [];
  return side.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

function writeIPv4(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
