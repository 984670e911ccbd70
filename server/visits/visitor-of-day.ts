import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { clientNetwork, ownersNetwork } from '#server/http/client-address.ts';
import type { DaySalt } from './day-salt.ts';

/** What tells one visitor from another: nothing that a browser stores. */
export interface Visiting {
  /** As `clientAddress` gives it. */
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly host: string;
}

/**
 * A number of 32 bytes for a visitor: the same all day, another one the next day, and of no use to
 * anybody once the day's key is gone. People of one network with the same browser are one visitor.
 */
export type VisitorOfDay = (visiting: Visiting) => Buffer;

/** Makes the function that tells the visitors of the day that it is now. */
export function createVisitorOfDay(daySalt: Pick<DaySalt, 'salt'>): VisitorOfDay {
  return ({ clientAddress, userAgent, host }) =>
    createHmac('sha256', daySalt.salt)
      .update(`${visitorNetwork(clientAddress)}\n${host}\n${userAgent}`)
      .digest();
}

/** The network of a visitor: 24 bits of an IPv4 address, 64 of an IPv6 address. */
function visitorNetwork(address: string): string {
  return isIPv6(address) ? clientNetwork(address) : ownersNetwork(address);
}
