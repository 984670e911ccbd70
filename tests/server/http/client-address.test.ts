import { describe, expect, it } from 'vitest';
import {
  type AddressedRequest,
  clientAddress,
  clientKey,
  clientOf,
  networkOf,
  ownersKey,
  ownersNetwork,
} from '#server/http/client-address.ts';

describe('clientAddress', () => {
  it.each([
    ['no proxy is trusted', '10.0.0.1', '1.1.1.1', 0, '10.0.0.1'],
    ['one proxy appended the client', '10.0.0.1', '9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies stand before', '10.0.0.1', '9.9.9.9, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['fewer hops than proxies', '10.0.0.1', '1.1.1.1', 2, '10.0.0.1'],
    ['the hop is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['no header came', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['the socket speaks IPv6 for IPv4', '::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['the proxy wrote a port', '10.0.0.1', '1.2.3.4:567', 1, '1.2.3.4'],
    ['the proxy wrote brackets and a port', '10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
    ['the proxy wrote brackets', '10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
    ['the proxy wrote quotes', '10.0.0.1', '"[2001:db8::1]:443"', 1, '2001:db8::1'],
    ['the proxy wrote quotes around IPv4', '10.0.0.1', ' "1.2.3.4:80" ', 1, '1.2.3.4'],
    ['the address has a zone', '10.0.0.1', 'fe80::1%eth0', 1, 'fe80::1'],
    ['entries are empty', '10.0.0.1', '9.9.9.9,, 1.1.1.1 , ', 1, '1.1.1.1'],
    ['all entries are empty', '10.0.0.1', ' , ,', 1, '10.0.0.1'],
    ['IPv4 is written as IPv6', '10.0.0.1', '::ffff:1.2.3.4', 1, '1.2.3.4'],
    ['IPv4 is written as IPv6 in digits', '10.0.0.1', '[::FFFF:102:304]:80', 1, '1.2.3.4'],
    ['IPv4 is written in full', '10.0.0.1', '0:0:0:0:0:ffff:1.2.3.4', 1, '1.2.3.4'],
    ['the port is no number', '10.0.0.1', '1.2.3.4:x', 1, '10.0.0.1'],
    ['the brackets are not closed', '10.0.0.1', '[2001:db8::1', 1, '10.0.0.1'],
    ['the entry is a name', '10.0.0.1', 'constructor', 1, '10.0.0.1'],
  ])('finds the client where %s', (_, socket, forwarded, proxies, client) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(client);
  });
});

describe('clientKey', () => {
  const key = (address: string) => clientKey(address, 'a secret');

  it('counts an IPv6 network of 64 bits as one client', () => {
    expect(key('2001:db8:1:2::1')).toBe(key('2001:0DB8:0001:0002:ffff:1:2:3'));
    expect(key('2001:db8::1')).toBe(key('2001:db8:0:0:9::2'));
    expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  });

  it('counts all addresses of a site as one client where it is asked to', () => {
    const site = (address: string) => clientKey(address, 'a secret', 3);
    expect(site('2001:db8:1:2::1')).toBe(site('2001:DB8:1:ffff::1'));
    expect(site('2001:db8::1')).toBe(site('2001:db8:0:9::1'));
    expect(site('2001:db8:1::1')).not.toBe(site('2001:db8:2::1'));
    expect(site('10.0.0.1')).not.toBe(site('10.0.0.2'));
  });

  it('tells IPv4 addresses apart and shows none', () => {
    expect(key('10.0.0.1')).not.toBe(key('10.0.0.2'));
    expect(key('10.0.0.1')).not.toContain('10.0');
  });
});

describe('ownersNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0'],
    ['2001:db8:7:1::1', '2001:db8:7::'],
    ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(ownersNetwork(address)).toBe(network);
  });

  it('is counted apart from any client', () => {
    const secret = 'a secret';
    expect(ownersKey('203.0.113.0', secret)).toBe(ownersKey('203.0.113.9', secret));
    expect(ownersKey('203.0.113.0', secret)).not.toBe(clientKey('203.0.113.0', secret));
  });
});

describe('clientOf and networkOf', () => {
  const deps = { trustProxy: 1, secret: 'a secret' };

  /** Requests that come on one connection, each forwarded for somebody. */
  function connect(remoteAddress: string) {
    const env = { incoming: { socket: { remoteAddress } } } as NonNullable<AddressedRequest['env']>;
    return (forwardedFor: string): AddressedRequest => ({
      env,
      req: { header: (name) => (name === 'x-forwarded-for' ? forwardedFor : undefined) },
    });
  }

  it('tell the clients of one proxy connection apart, in any order', () => {
    const request = connect('10.0.0.1');
    for (const address of ['203.0.113.7', '198.51.100.7', '198.51.100.7', '203.0.113.7']) {
      expect(clientOf(request(address), deps)).toBe(clientKey(address, deps.secret));
      expect(networkOf(request(address), deps)).toBe(ownersKey(address, deps.secret));
    }
  });

  it('name a wider network where that is asked for', () => {
    const request = connect('10.0.0.1')('2001:db8:7:1::1');
    expect(clientOf(request, deps)).toBe(clientKey('2001:db8:7:1::1', deps.secret));
    expect(clientOf(request, deps, 3)).toBe(clientKey('2001:db8:7:1::1', deps.secret, 3));
  });
});
