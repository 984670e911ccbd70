import type { Site } from '#engine/site/site.ts';

/** RFC 2606 keeps these domains for documentation and tests, and what is below them. */
const reserved = /(?:^|[@.])(?:test|invalid|localhost|example(?:\.(?:com|net|org))?)$/;

/** Whether the domain of an address is reserved, so that no provider sends for it. */
export function isReserved(addressOrDomain: string): boolean {
  return reserved.test(addressOrDomain.toLowerCase());
}

/** The addresses that emails are sent from. @param mailFrom replaces all declared ones */
export function senderAddresses(
  { coaches }: Pick<Site, 'coaches'>,
  mailFrom: string | undefined,
): readonly string[] {
  if (mailFrom !== undefined) return [mailFrom];
  return [...new Set(coaches.map(({ sender }) => sender.email))];
}

/** The part of an address after its @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** A domain that emails are sent from or answered to. */
export interface MailDomain {
  readonly name: string;
  /** Whether emails are sent from it. */
  readonly sends: boolean;
  /** Its addresses that emails are sent from or answered to. */
  readonly addresses: readonly string[];
}

/** Every domain that emails are sent from or answered to. */
export function listMailDomains(
  site: Pick<Site, 'coaches'>,
  mailFrom: string | undefined,
): readonly MailDomain[] {
  const senders = senderAddresses(site, mailFrom);
  const all = [...new Set([...senders, ...site.coaches.map(({ contactEmail }) => contactEmail)])];
  return [...new Set(all.map(domainOf))].map((name) => ({
    name,
    sends: senders.some((address) => domainOf(address) === name),
    addresses: all.filter((address) => domainOf(address) === name),
  }));
}
