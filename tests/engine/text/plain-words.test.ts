import { describe, expect, it } from 'vitest';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const names = [
  'https://spam.example/win',
  'Win at www.spam.example',
  'Ada spam.example/win',
  'click-here.com',
  'Ada (see cheap-pills.SHOP)',
  'ada@spam.example',
  'ada＠spam.example',
  'mailto:eve',
];
function check(field: object, typed: Readonly<Record<string, string>>) {
  const { formFields } = compileFunnel({
    'form.fields.who': { kind: 'text', label: 'Who', required: false, ...field },
  });
  return checkFields(formFields, { name: 'Ada', email: 'ada@example.com', ...typed });
}

describe('a name', () => {
  it.each(names)('%j is refused with a sentence', (who) => {
    expect(check({ autocomplete: 'given-name' }, { who })).toEqual({
      kind: 'invalid',
      fields: { who: 'Please write a name without a link or address.' },
      missing: false,
    });
  });

  it('is refused in the declared words where there are some', () => {
    const field = { autocomplete: 'name', invalid: '{coach} asks for a name only.' };
    expect(check(field, { who: 'www.spam.example' })).toMatchObject({
      fields: { who: expect.stringMatching(/^(?!.*[{}]).+ asks for a name only\.$/) },
    });
  });

  it.each([
    'Ada Lovelace',
    'J.Doe',
    'j.de Vries',
    'Dr.Smith',
    "Miles O'Brien-O'Hara, Jr.",
    'Sir Tim Berners-Lee',
    'Zoë 🌱',
    '李小龍',
    'محمد',
    'Com',
    'A/B Tester',
  ])('%j is a name', (who) => {
    expect(check({ autocomplete: 'name' }, { who }).kind).toBe('valid');
  });

  it('is not what other questions ask for', () => {
    for (const autocomplete of ['organization', 'url', undefined]) {
      const field = autocomplete === undefined ? {} : { autocomplete };
      expect(check(field, { who: 'Chefs @ Home, www.home.example' }).kind).toBe('valid');
    }
  });
});
