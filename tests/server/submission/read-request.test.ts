import { describe, expect, it } from 'vitest';
import { readAttribution, readForm } from '#server/submission/read-request.ts';

const id = '01A1FADD-66c5-746e-8570-6ec1dad8a333';
const json = (value: unknown) => readForm('application/json', JSON.stringify(value));

describe('readForm', () => {
  it('cuts what an address says of its origin between characters, and stores no NUL', () => {
    const attribution = { utm_source: `${'x'.repeat(199)}💥`, utm_term: 'a\0b' };
    const found = { utm_source: `${'x'.repeat(199)}\ufffd`, utm_term: 'ab' };
    expect(json({ fields: {}, attribution })?.attribution).toEqual(found);
    const query = new URLSearchParams(attribution);
    expect(readAttribution(query)).toEqual(found);
  });

  it('reads JSON', () => {
    expect(
      json({
        submissionId: id,
        fields: { email: 'a@b.com' },
        page: '/guide',
        attribution: { utm_source: 'ad', other: 'x' },
      }),
    ).toEqual({
      submissionId: id.toLowerCase(),
      typed: { email: 'a@b.com' },
      page: '/guide',
      attribution: { utm_source: 'ad' },
    });
  });

  it('reads a plain form', () => {
    const body = `submissionId=${id}&email=a%40b.com&name=Ada+L&utm_source=ad`;
    expect(readForm('application/x-www-form-urlencoded', body)).toEqual({
      submissionId: id.toLowerCase(),
      typed: { email: 'a@b.com', name: 'Ada L', utm_source: 'ad' },
      attribution: { utm_source: 'ad' },
    });
  });

  it('takes an empty submission id of a plain form for none', () => {
    const form = readForm('application/x-www-form-urlencoded', 'submissionId=&email=a');
    expect(form).toEqual({ typed: { email: 'a' }, attribution: {} });
  });

  it('keeps only text the database can hold', () => {
    expect(json({ fields: { name: 'a\0b\ud800' } })?.typed).toEqual({ name: 'ab\ufffd' });
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no fields', '{}'],
    ['a number in a field', '{"fields":{"email":1}}'],
    ['a foreign id', '{"fields":{},"submissionId":"1"}'],
  ])('refuses %s', (_, body) => {
    expect(readForm('application/json', body)).toBeUndefined();
  });
});
