import { describe, expect, it } from 'vitest';
import { kindOfAddress, readRanges } from '#server/outgoing/public-addresses.ts';

describe('an address that a webhook goes to', () => {
  it.each(['93.184.216.34', '2606:4700::1111', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => {
      expect(kindOfAddress(address, [])).toBe('public');
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1%eth0',
    'fd00::1',
    'fec0::1',
    // The private addresses of IPv4 in the clothes of IPv6: mapped, compatible, through NAT64 and 6to4.
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    '4000::1',
  ])('%s is none that anybody may be sent to', (address) => {
    expect(kindOfAddress(address, [])).toBe('refused');
  });

  it('that is private is reached where a range allows it, in whichever clothes', () => {
    const allowed = readRanges('10.0.8.0/24') ?? [];
    const kinds = ['10.0.8.1', '::ffff:10.0.8.1', '10.0.9.1'].map((one) =>
      kindOfAddress(one, allowed),
    );
    expect(kinds).toEqual(['allowed', 'allowed', 'refused']);
  });
});
