import { BlockList, isIP } from 'node:net';
import type { Names } from '#server/doctor/examination/names.ts';

/** Networks that are unreachable from outside (RFC 6890). */
const inside = new BlockList();
for (const [base, bits, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  inside.addSubnet(base, bits, family);
}

/** A host's public addresses. */
export async function publicAddresses(names: Names, host: string): Promise<readonly string[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (bare === 'localhost') return [];
  const addresses = isIP(bare) ? [bare] : await names.addresses(bare);
  return addresses.filter((one) => !inside.check(one, isIP(one) === 6 ? 'ipv6' : 'ipv4'));
}
