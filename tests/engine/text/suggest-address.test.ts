import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { suggestAddress } from '#engine/text/suggest-address.ts';

describe('suggestAddress', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gamil.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    [' Ada.L+x@GMIAL.COM ', 'Ada.L+x@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@icloud.cmo', 'ada@icloud.com'],
    ['ada@acme-bakery.con', 'ada@acme-bakery.com'],
    ['ada@acme.ogr', 'ada@acme.org'],
    ['ada@mail.acme.ney', 'ada@mail.acme.net'],
  ])('asks %s whether %s was meant', (typed, meant) => {
    expect(suggestAddress(typed)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@GMAIL.com',
    'ada@ymail.com',
    'ada@mail.com',
    'ada@gmx.de',
    'ada@gmx.at',
    'ada@me.com',
    'ada@we.com',
    'ada@acme.co',
    'ada@example.com',
    'ada@bücher.example',
    'ada@constructor.toString',
    'ada',
    '@gmial.com',
    '',
  ])('leaves %j alone', (typed) => {
    expect(suggestAddress(typed)).toBeUndefined();
  });

  it('suggests addresses that can be sent, about which it has nothing more to say', () => {
    const domain = fc.oneof(
      fc.domain(),
      fc.constantFrom('gmial.con', 'hotmai.com', 'yahooo.cmo', 'aol.con'),
    );
    fc.assert(
      fc.property(domain, (name) => {
        const meant = suggestAddress(`ada@${name}`);
        if (meant === undefined) return;
        expect(canonicalAddress(meant)).toBe(meant);
        expect(suggestAddress(meant)).toBeUndefined();
      }),
    );
  });
});
