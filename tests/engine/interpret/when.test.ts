import { describe, expect, it } from 'vitest';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const options = ['none', 'some', 'many'].map((value) => ({ value, label: `${value} people` }));
const { formFields } = compileFunnel({
  'form.fields.size': {
    kind: 'radio',
    label: 'Size',
    required: true,
    missing: 'Please choose.',
    options,
  },
  'form.fields.teams': {
    kind: 'multi-select',
    label: 'Teams',
    required: false,
    options,
    when: { field: 'size', is: ['some', 'many'] },
  },
  'form.fields.budget': {
    kind: 'text',
    label: 'Budget',
    required: true,
    missing: 'Please enter your budget.',
    when: { field: 'teams', is: 'many' },
  },
  'submission.metadata': { all: '{size} {teams} {budget}' },
});
const check = (typed: Readonly<Record<string, string>>) =>
  checkFields(formFields, { name: 'Ada', email: 'ada@example.com', ...typed });

describe('a field that depends on an answer', () => {
  it('is asked for where the answer is given', () => {
    expect(check({ size: 'many', teams: 'some\nmany' })).toMatchObject({
      kind: 'invalid',
      missing: true,
      fields: { budget: 'Please enter your budget.' },
    });
    expect(check({ size: 'many', teams: 'many', budget: '9 lives' })).toMatchObject({
      kind: 'valid',
      values: { size: 'many', teams: 'many', budget: '9 lives' },
    });
  });

  it.each([
    [{ size: 'none', teams: 'many', budget: 'smuggled' }],
    [{ size: 'none', teams: 'no such team', budget: 'x'.repeat(9000) }],
    [{ size: 'none' }],
  ])('is neither judged nor stored where it is not: %j', (typed) => {
    expect(check(typed)).toMatchObject({
      kind: 'valid',
      values: { size: 'none', teams: '', budget: '' },
    });
  });

  it('needs each answer on the way to it', () => {
    expect(check({ size: 'some', teams: 'some', budget: 'smuggled' })).toMatchObject({
      values: { teams: 'some', budget: '' },
    });
  });
});
