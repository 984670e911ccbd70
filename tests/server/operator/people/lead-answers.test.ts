import { expect, it } from 'vitest';
import { answerColumns } from '#server/operator/exports/lead-answers.ts';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';

it('answers have a column each, hidden ones too, in the order of their names', () => {
  const field = (label: string) => ({ kind: 'text', label, required: false });
  const site = siteWith([threeSteps], {
    'guide.ts': {
      'form.fields.zip': field('Postcode'),
      'form.fields.city': field('City'),
      'form.fields.id': field('Customer number'),
      'form.fields.leadKind': { kind: 'constant', value: 'guide' },
    },
    'other.ts': { 'form.fields.city': field('Town') },
  });
  expect(answerColumns(site, ['id', 'email', 'name']).map(({ alias }) => alias)).toEqual([
    'city',
    'field.id',
    'leadKind',
    'zip',
  ]);
});
