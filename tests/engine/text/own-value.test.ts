import { expect, it } from 'vitest';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { resolvePath } from '#engine/site/routes.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const inherited = Reflect.ownKeys(Object.prototype).filter((name) => typeof name === 'string');

it.each(inherited)('finds nothing under %s, which every object inherits', (name) => {
  expect(ownValue({ email: 'x' }, name)).toBeUndefined();
  expect(ownValue(undefined, name)).toBeUndefined();
  expect(ownValue(JSON.parse(`{"${name}":"own"}`), name)).toBe('own');
  expect(fillText(`a{${name}}b`, { email: 'x' })).toBe('ab');
  const { funnels, routes } = createTestSite();
  expect(resolvePath(routes, `/${name}`)).toEqual({ kind: 'not-found' });
  const fields = funnels[0]?.formFields ?? [];
  const [typed, other] = [{ email: 'a@b.co', [name]: 'x' }, { email: 'a@b.co' }];
  expect(checkFields(fields, typed)).toEqual(checkFields(fields, other));
});
