import ipaddr from 'ipaddr.js';

/** A range of addresses, like 10.0.8.0/24. */
export type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Reads ranges with commas between them; undefined where one is none. */
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

/** What of IPv6 is given out to the internet; all else is reserved, or of nets that are long gone. */
const globalAddresses = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * What an address is to webhooks: `public` ones anybody may be sent to; private ones, this machine's
 * own and all that are reserved only where a range allows it.
 */
export function kindOfAddress(
  written: string,
  allowed: readonly Range[],
): 'public' | 'allowed' | 'refused' {
  // An IPv4 address in the clothes of an IPv6 one is judged as what it is.
  const address = ipaddr.process(written.replace(/%.*$/, ''));
  const isAllowed = allowed.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  );
  if (isAllowed) return 'allowed';
  const isGiven = address instanceof ipaddr.IPv4 || address.match(globalAddresses);
  return isGiven && address.range() === 'unicast' ? 'public' : 'refused';
}
