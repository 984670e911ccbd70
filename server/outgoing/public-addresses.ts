import ipaddr from 'ipaddr.js';

/** A range of addresses, like 10.0.8.0/24. */
export type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses comma-separated ranges; undefined if one is invalid. */
export function readRanges(written: string): readonly Range[] | undefined {
  const texts = written.split(',').flatMap((text) => text.trim() || []);
  const areRanges = texts.every((text) => ipaddr.isValidCIDR(text) || ipaddr.isValid(text));
  if (!areRanges) return undefined;
  return texts.map((text) => {
    if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
    const single = ipaddr.parse(text);
    return [single, single.kind() === 'ipv4' ? 32 : 128];
  });
}

/** The IPv6 space assigned to the internet; everything else is reserved or obsolete. */
const globalAddresses = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * How webhooks see an address: anybody's messages may go to `public` ones; private ones, this machine's
 * and all reserved ones need an allowed range.
 */
export function kindOfAddress(
  written: string,
  allowed: readonly Range[],
): 'public' | 'allowed' | 'refused' {
  // An IPv4-mapped IPv6 address is judged as IPv4.
  const address = ipaddr.process(written.replace(/%.*$/, ''));
  const isAllowed = allowed.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  );
  if (isAllowed) return 'allowed';
  const isGiven = address instanceof ipaddr.IPv4 || address.match(globalAddresses);
  return isGiven && address.range() === 'unicast' ? 'public' : 'refused';
}
