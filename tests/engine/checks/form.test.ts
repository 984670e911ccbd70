import { describe, expect, it } from 'vitest';
import { findIn } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const metadata = { size: '{size}' };
const select = {
  kind: 'select',
  label: 'Size',
  prompt: 'Choose',
  required: false,
  options: [
    { value: 's', label: 'Small' },
    { value: 'l', label: 'Large' },
  ],
};

describe('forms', () => {
  it.each([
    [
      'a select with different options',
      { 'form.fields.size': select, 'submission.metadata': metadata },
    ],
    [
      'an optional field without a sentence for its absence',
      {
        'form.fields.name.required': false,
        'form.fields.name.missing': undefined,
        'success.toast.title': 'Thank you!',
      },
    ],
  ])('allow %s', (_, change) => {
    expect(findIn({ 'guide.ts': change })).toEqual([]);
  });

  it.each([
    [
      'an email field of another kind',
      { 'form.fields.email': { kind: 'text', label: 'Email', required: true, missing: 'Please.' } },
      `${guide}, form.fields.email.kind: The field email is of kind "text", so the address would not be checked. Write kind: 'email'.`,
    ],
    [
      'an optional email field',
      { 'form.fields.email.required': false },
      `${guide}, form.fields.email.required: The field email is not required, but no lead can be stored without an address. Write required: true.`,
    ],
    [
      'a required field without its sentence',
      { 'form.fields.name.missing': undefined },
      `${guide}, form.fields.name.missing: The field name is required but has no sentence for a visitor who leaves it empty. Add missing: 'Please enter …' to the field.`,
    ],
    [
      'a field with a name of the site',
      { 'form.fields.page': { kind: 'text', label: 'Page', required: false } },
      `${guide}, form.fields.page: The site itself uses the name "page", so a field cannot have it. Give the field another name.`,
    ],
    ...['constructor', 'toString'].map((name): [string, Record<string, unknown>, string] => [
      `a field with the name ${name}, which every object inherits`,
      { [`form.fields.${name}`]: { kind: 'text', label: 'Text', required: false } },
      `${guide}, form.fields.${name}: The name "${name}" is a word of the programming language: every object has something under it. Give the field another name.`,
    ]),
    [
      'two options that are stored alike',
      {
        'form.fields.size': select,
        'form.fields.size.options.1.value': 's',
        'submission.metadata': metadata,
      },
      `${guide}, form.fields.size.options[1].value: The value "s" is that of the 1st option already, so the two answers could not be told apart. Change one of the two options or remove it.`,
    ],
    [
      'two options that read alike',
      {
        'form.fields.size': select,
        'form.fields.size.options.1.label': 'Small',
        'submission.metadata': metadata,
      },
      `${guide}, form.fields.size.options[1].label: The label "Small" is that of the 1st option already, so the two answers could not be told apart. Change one of the two options or remove it.`,
    ],
  ])('report %s', (_, change, expected) => {
    expect(findIn({ 'guide.ts': change })).toEqual([expected]);
  });

  it('report a form without a field for the email', () => {
    const name = { kind: 'text', label: 'Name', required: false };
    const change = { 'form.fields': { name }, 'success.toast.title': 'Thank you!' };
    expect(findIn({ 'guide.ts': change })).toEqual([
      `${guide}, form.fields: The form has no field named email, but leads are identified by their email address. Add a field email with kind: 'email' and required: true.`,
    ]);
  });
});
