import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const size = {
  kind: 'select',
  label: 'Team size',
  prompt: 'Please choose',
  required: false,
  options: [
    { value: 's', label: 'Small' },
    { value: 'l', label: 'Large' },
  ],
};
const budget = { kind: 'text', label: 'Budget', required: false };
/** Who is in a large team. */
const large = { field: 'size', is: 'l' };
/** A form that asks for a budget under a condition, and for the team's size. */
const asked = (when: object, others: object = {}) => ({
  'guide.ts': {
    'form.fields.size': size,
    'form.fields.budget': { ...budget, when },
    'submission.metadata': { size: '{size}', budget: '{budget}' },
    ...others,
  },
});

describe('a field that depends on another', () => {
  itNames('condition-without-answers', {
    'a condition on itself': {
      changes: asked({ field: 'budget', is: 'yes' }),
      at: 'guide.ts, form.fields.budget.when.field',
      says: 'The field budget depends on itself. The only field with declared answers is "size". Name one of them, or remove when.',
    },
    'a condition on what people type': {
      changes: asked({ field: 'name', is: 'Ada' }),
      at: 'guide.ts, form.fields.budget.when.field',
      says: 'Nobody can say beforehand what visitors answer to name. The only field with declared answers is "size". Name one of them, or remove when.',
    },
    'a condition on a misspelt field': {
      changes: asked({ field: 'siez', is: 'l' }),
      at: 'guide.ts, form.fields.budget.when.field',
      says: 'The form has no field "siez". The only field with declared answers is "size". Write "size".',
    },
    'the label instead of the value': {
      changes: asked({ field: 'size', is: 'Large' }),
      rule: 'condition-never-holds',
      at: 'guide.ts, form.fields.budget.when.is',
      says: 'Nobody can answer "Large" to size. The answers are "s" and "l". Write "l".',
    },
    'one answer of several that nobody can give': {
      changes: asked({ field: 'size', is: ['l', 'xl'] }),
      rule: 'condition-never-holds',
      at: 'guide.ts, form.fields.budget.when.is[1]',
      says: 'Nobody can answer "xl" to size. The answers are "s" and "l". Write "l".',
    },
    'two fields that wait for each other': {
      guide: {
        'form.fields.one': {
          kind: 'checkbox',
          label: 'One',
          required: false,
          when: { field: 'two', is: 'yes' },
        },
        'form.fields.two': {
          kind: 'select',
          label: 'Two',
          prompt: 'Choose',
          required: false,
          options: [
            { value: 'yes', label: 'Of course' },
            { value: 'no', label: 'Rather not' },
          ],
          when: { field: 'three', is: 'yes' },
        },
        'form.fields.three': {
          kind: 'checkbox',
          label: 'Three',
          required: false,
          when: { field: 'two', is: 'yes' },
        },
        'submission.metadata': { all: '{one} {two} {three}' },
      },
      rule: 'condition-circle',
      at: 'guide.ts, form.fields.two.when',
      says: 'The fields two → three → two depend on each other, so none of them would ever be asked. Remove when from one of them.',
    },
    'an address for some only': {
      changes: asked(large, { 'form.fields.email.when': large }),
      rule: 'email-field',
      says: 'The field email depends on another answer, but no lead can be stored without an address. Remove when.',
    },
    'an answer in the thanks that not all are asked for': {
      changes: asked(large, {
        'form.fields.budget': {
          ...budget,
          required: true,
          missing: 'Please enter your budget.',
          when: large,
        },
        'success.toast.description': 'Budget: {budget}',
      }),
      rule: 'empty-answer',
      says: '{budget} in "Budget: {budget}" stays empty where a visitor leaves the field budget empty, which leaves a gap. Add whenEmpty to form.fields.budget with the words to show instead, write required: true, or leave {budget} out.',
    },
    'a number without room': {
      changes: asked(large, {
        'form.fields.budget': {
          kind: 'number',
          label: 'Budget',
          required: false,
          min: 9,
          max: 1,
        },
      }),
      rule: 'limits-exclude',
      at: 'guide.ts, form.fields.budget.min',
      says: 'The field budget takes no number before 9 and none after 1, so nobody could answer it. Write the smaller one as min and the larger one as max.',
    },
    'days the wrong way round': {
      changes: asked(large, {
        'form.fields.budget': {
          kind: 'date',
          label: 'Move',
          required: false,
          min: '2028-01-01',
          max: '2027-01-01',
        },
      }),
      rule: 'limits-exclude',
      at: 'guide.ts, form.fields.budget.min',
      says: 'The field budget takes no day before 2028-01-01 and none after 2027-01-01, so nobody could answer it. Write the smaller one as min and the larger one as max.',
    },
    'a step of nothing': {
      changes: asked(large, {
        'form.fields.budget': { kind: 'number', label: 'Budget', required: false, step: 0 },
      }),
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.budget.step',
      says: '0 is too small. Write more than 0.',
    },
    'a step beyond the most': {
      changes: asked(large, {
        'form.fields.budget': {
          kind: 'number',
          label: 'Budget',
          required: false,
          min: 1,
          max: 9,
          step: 10,
        },
      }),
      rule: 'limits-exclude',
      at: 'guide.ts, form.fields.budget.step',
      says: 'Steps of 10 lead from 1 beyond 9, so 1 would be the only answer. Write a smaller step or a larger max.',
    },
    'a country by its web addresses': {
      changes: asked(large, {
        'form.fields.budget': {
          kind: 'phone',
          label: 'Telephone',
          required: false,
          country: 'UK',
        },
      }),
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.budget.country',
      says: '"UK" is not a country. Write "GB".',
    },
    'a day that no calendar has': {
      changes: asked(large, {
        'form.fields.budget': { kind: 'date', label: 'Move', required: false, min: '2027-02-30' },
      }),
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.budget.min',
      says: '"2027-02-30" is not a day of the calendar. Write it like 2027-03-16.',
    },
  });

  itAccepts({
    'a condition on one answer': { changes: asked(large) },
    'a condition on several answers': { changes: asked({ field: 'size', is: ['s', 'l'] }) },
    'words for an answer that not all are asked for': {
      changes: asked(large, {
        'form.fields.budget': {
          ...budget,
          whenEmpty: 'not said',
          when: large,
        },
        'success.toast.description': 'Budget: {budget}',
      }),
    },
  });
});
