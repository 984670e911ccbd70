import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { clientNetwork, ownersNetwork } from '#server/http/client-address.ts';
import type { DaySalt } from './day-salt.ts';

/** What identifies a visitor; nothing stored in the browser. */
export interface Visiting {
  /** As `clientAddress` gives it. */
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly host: string;
}

/**
 * A visitor's number of 32 bytes: the same all day, different the next day, and useless once the day's
 * key is gone. People on one network with the same browser are one visitor.
 */
export type VisitorOfDay = (visiting: Visiting) => Buffer;

/** Makes the function that identifies today's visitors. */
export function createVisitorOfDay(daySalt: Pick<DaySalt, 'salt'>): VisitorOfDay {
  return ({ clientAddress, userAgent, host }) =>
    createHmac('sha256', daySalt.salt)
      .update(`${visitorNetwork(clientAddress)}\n${host}\n${userAgent}`)
      .digest();
}

/** A visitor's network: 24 bits of an IPv4 address, 64 of an IPv6 address. */
function visitorNetwork(address: string): string {
  return isIPv6(address) ? clientNetwork(address) : ownersNetwork(address);
}
