import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { keyedHash } from '#server/signing/hmac.ts';
import type { ForwardingNotes } from './forwarding-notes.ts';

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
  const forwarded = trustedProxies > 0 ? listHops(forwardedFor).at(-trustedProxies) : undefined;
  return readAddress(forwarded) ?? readAddress(socketAddress) ?? 'unknown';
}

/** How many machines an X-Forwarded-For header names. */
export function countHops(forwardedFor: string | undefined): number {
  return listHops(forwardedFor).length;
}

/** The entries of an X-Forwarded-For header; an empty one is none (RFC 9110, 5.6.1). */
function listHops(forwardedFor: string | undefined): readonly string[] {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return hops.filter((hop) => hop !== '');
}

/**
 * Who counts as one client: an IPv4 address, or an IPv6 network of 64 bits, all of which a single
 * household may use (RFC 6177, 2).
 *
 * @param groups how many groups of 16 bits of an IPv6 address name the network
 */
export function clientNetwork(address: string, groups = 4): string {
  if (!isIPv6(address)) return address;
  const network = readGroups(address).slice(0, groups);
  return network.map((group) => group.toString(16)).join(':');
}

/**
 * What many clients of one owner have in common: an IPv4 network of 24 bits, or an IPv6 network of 48,
 * which is what a site gets and may take addresses from as it likes (RFC 6177, 2).
 */
export function ownersNetwork(address: string): string {
  if (isIPv6(address)) return `${clientNetwork(address, 3)}::`;
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address;
}

/** What an owner's network is counted under, kept apart from the keys of clients. */
export function ownersKey(address: string, secret: string): string {
  const network = `network ${ownersNetwork(address)}`;
  return keyedHash(secret, network).toString('base64url').slice(0, 22);
}

/** What a client is counted under: a keyed hash of its network, so that no address is stored. */
export function clientKey(address: string, secret: string, groups?: number): string {
  const network = clientNetwork(address, groups);
  return keyedHash(secret, network).toString('base64url').slice(0, 22);
}

/** How requests reach the site, for whoever names their clients. */
export interface ClientDeps {
  readonly trustProxy: number;
  readonly secret: string;
  /** Told how each request was forwarded. */
  readonly forwarding?: ForwardingNotes;
}

/** A request, as far as it says where it comes from. */
export interface AddressedRequest {
  /** Absent when the app is called directly. */
  readonly env?: Partial<HttpBindings>;
  readonly req: { header(name: string): string | undefined };
}

/** What a request is counted under. */
interface Counted {
  readonly client: string;
  readonly network: string;
}

/** What the last request of a connection was counted under: most are followed by others like it. */
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

/** What the client of a request is counted under: a network of IPv6 has 64 bits, or as many groups as are given. */
export function clientOf(request: AddressedRequest, deps: ClientDeps, groups?: number): string {
  const forwardedFor = request.req.header('x-forwarded-for');
  deps.forwarding?.note(listHops(forwardedFor).length);
  if (groups === undefined) return countedAs(request, deps).client;
  const socket = request.env?.incoming?.socket.remoteAddress;
  return clientKey(clientAddress(socket, forwardedFor, deps.trustProxy), deps.secret, groups);
}

/** What the network that a request comes from is counted under. */
export function networkOf(request: AddressedRequest, deps: ClientDeps): string {
  return countedAs(request, deps).network;
}

/**
 * The address in an entry, which some proxies write with a port, in brackets or in quotes, and IPv4
 * as part of IPv6.
 */
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

/** The groups on one side of a double colon; the last may be an IPv4 address, which is two. */
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
