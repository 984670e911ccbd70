import { getCountries } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { countries } from '#engine/declaration/field.ts';
import { readPhone } from '#server/people/read-phone.ts';

describe('a telephone number', () => {
  it.each([
    ['(619) 736-2100', 'US', '+16197362100'],
    ['030 123456', 'DE', '+4930123456'],
    ['0049 30 123456', 'GB', '+4930123456'],
    ['+44 20 7946 0958', undefined, '+442079460958'],
    ['٠٣٠ ١٢٣٤٥٦', 'DE', '+4930123456'],
    ['+1 212 555 0100 ext. 4', undefined, '+12125550100;ext=4'],
    // As iPhones copy it from a contact.
    ['\u202a+1 (212) 555‑0100\u202c', undefined, '+12125550100'],
  ])('%s, written in %s, is %s', (typed, country, number) => {
    expect(readPhone(typed, country)).toBe(number);
  });

  it.each([
    ['030 123456', undefined],
    ['555', 'US'],
    ['call 619 736 2100 now', 'US'],
    ['+999 123456789', 'US'],
    ['1'.repeat(4000), 'US'],
    ['+'.repeat(4000), 'US'],
    ['constructor', 'constructor'],
  ])('%.20s, written in %s, is none', (typed, country) => {
    expect(readPhone(typed, country)).toBeUndefined();
  });

  it('may be of each country that can be declared', () => {
    expect(countries.toSorted()).toEqual(getCountries().toSorted());
  });
});
