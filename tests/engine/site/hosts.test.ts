import { describe, expect, it } from 'vitest';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import { type HostRole, listHosts, showsCoach } from '#engine/site/hosts.ts';
import { coach } from '#tests/support/site/declarations.ts';

const willow = { ...coach, domain: 'willow.example', formerDomains: ['old-willow.example'] };
const birch = { ...coach, slug: 'birch', domain: 'www.birch.example' };
const elm = { ...coach, slug: 'elm', formerDomains: ['elm.example'] };
const publicUrl = 'https://www.shared.example';

/** What a host is for, in a few words. */
function describeRole(role: HostRole): string {
  if (role.kind === 'moved') return `moved to ${role.to.address}`;
  return role.kind === 'brand' ? `${role.coach.slug} at ${role.address}` : role.kind;
}

describe('hosts of a public site', () => {
  const hosts = listHosts([willow, birch, elm], publicUrl);

  it.each([
    ['willow.example', 'willow at https://willow.example'],
    ['WILLOW.Example', 'willow at https://willow.example'],
    ['willow.example.', 'willow at https://willow.example'],
    ['willow.example:8443', 'willow at https://willow.example'],
    [' willow.example ', 'willow at https://willow.example'],
    ['www.willow.example', 'moved to https://willow.example'],
    ['old-willow.example', 'moved to https://willow.example'],
    ['www.old-willow.example', 'moved to https://willow.example'],
    ['www.birch.example', 'birch at https://www.birch.example'],
    ['birch.example', 'moved to https://www.birch.example'],
    ['elm.example', 'moved to https://www.shared.example'],
    ['www.shared.example', 'shared'],
    [undefined, 'shared'],
    ['', 'shared'],
    ['shared.example', 'moved to https://www.shared.example'],
    ['willow.localhost', 'unknown'],
    ['localhost:3000', 'unknown'],
    ['10.0.0.1', 'unknown'],
    ['[::1]:3000', 'unknown'],
    ['willow.example.evil.example', 'unknown'],
    ['evil.willow.example', 'unknown'],
    ['willow.example, willow.example', 'unknown'],
    ['willow.example@evil.example', 'unknown'],
    ['willow.example/', 'unknown'],
    ['willow.example:evil', 'unknown'],
    ['willow.example..', 'unknown'],
  ])('%s: %s', (host, expected) => {
    expect(describeRole(hosts.find(host))).toBe(expected);
    // Whatever was asked before changes nothing.
    expect(describeRole(hosts.find(host))).toBe(expected);
  });

  it('say for which names a certificate may be asked', () => {
    const names = ['willow.example', 'www.willow.example', 'elm.example', 'www.shared.example'];
    expect(names.filter((name) => !hosts.isServed(name))).toEqual([]);
    const others = ['', 'localhost', 'evil.example', 'a.willow.example', 'willow.localhost'];
    expect(others.filter((name) => hosts.isServed(name))).toEqual([]);
  });

  it('show a coach at home and on the shared site only', () => {
    const shown = ['willow.example', 'birch.example', 'www.birch.example', 'x.example', undefined];
    const roles = shown.map((host) => hosts.find(host));
    expect(roles.map((role) => showsCoach(role.kind === 'moved' ? role.to : role, birch))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('hosts of a site without domains', () => {
  it('show the shared site under every name', () => {
    const hosts = listHosts([coach], publicUrl);
    const names = ['www.shared.example', '10.0.0.1:3000', 'willow.localhost', 'anything.example'];
    expect(names.map((name) => hosts.find(name).kind)).toEqual(names.map(() => 'shared'));
  });
});

describe('hosts of a local site', () => {
  const hosts = listHosts([coach, birch], 'http://localhost:3000');

  it.each([
    ['localhost:3000', 'shared'],
    ['127.0.0.1:3000', 'shared'],
    ['[::1]:3000', 'shared'],
    ['willow.localhost:3000', 'willow at http://willow.localhost:3000'],
    ['Birch.localhost:3000', 'birch at http://birch.localhost:3000'],
    ['www.birch.example', 'birch at http://birch.localhost:3000'],
    ['elm.localhost:3000', 'unknown'],
    ['evil.example', 'unknown'],
  ])('%s: %s', (host, expected) => {
    expect(describeRole(hosts.find(host))).toBe(expected);
  });
});

it.each([
  [willow, publicUrl, 'https://willow.example'],
  [willow, 'http://10.1.2.3:8080', 'http://willow.example:8080'],
  [willow, 'http://localhost:3000', 'http://willow.localhost:3000'],
  [coach, 'http://localhost:3000', 'http://localhost:3000'],
  [coach, publicUrl, publicUrl],
])('the pages of %o are at home at their address', (one, shared, expected) => {
  expect(addressOfCoach(one, shared)).toBe(expected);
});
