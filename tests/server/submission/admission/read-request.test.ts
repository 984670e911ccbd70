import { describe, expect, it } from 'vitest';
import type { MediaType } from '#server/http/guard.ts';
import { readAttribution, readForm } from '#server/submission/read-request.ts';

const id = '01A1FADD-66c5-746e-8570-6ec1dad8a333';
const read = (mediaType: MediaType, body: string) => readForm(mediaType, Buffer.from(body));
const plain = (body: string) => read('application/x-www-form-urlencoded', body);
const json = (value: unknown) => read('application/json', JSON.stringify(value));

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
    expect(plain(body)).toEqual({
      submissionId: id.toLowerCase(),
      typed: { email: 'a@b.com', name: 'Ada L', utm_source: 'ad' },
      attribution: { utm_source: 'ad' },
    });
  });

  it('takes an empty submission id of a plain form for none', () => {
    const form = plain('submissionId=&email=a');
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
    expect(read('application/json', body)).toBeUndefined();
  });

  it.each(['name=J%F6rg', 'name=%C3', 'name=%ED%A0%80', 'n%FCame=x', 'name=a%F6+%C3%B6'])(
    'refuses letters that are not in UTF-8: %s',
    (body) => {
      expect(plain(body)).toBeUndefined();
    },
  );

  it.each([
    ['name=J%C3%B6rg', 'Jörg'],
    ['name=J%c3%b6rg+%F0%9F%92%A5', 'Jörg 💥'],
    ['name=Jörg', 'Jörg'],
    ['name=100%', '100%'],
    ['name=%zz%2', '%zz%2'],
  ])('reads %s', (body, name) => {
    expect(plain(body)?.typed).toEqual({ name });
  });
});
