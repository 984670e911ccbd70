import { describe, expect, it } from 'vitest';
import { findIn, message } from '#tests/support/site/declarations.ts';

const coach = 'funnels/willow/coach.ts';
const step = (id: string) => ({
  id,
  after: { days: 1 },
  message: { ...message, subject: `About ${id}`, heading: 'Hello' },
});
const journey = { campaign: 'Willow Campaign', firstEmail: 'now' };

describe('sequences', () => {
  it('allow steps with different ids, and an end by another form', () => {
    const changes = {
      'coach.ts': {
        'campaigns.0.steps': [step('one'), step('two')],
        'campaigns.0.endsWith': ['second'],
      },
      'guide.ts': { 'submission.journey': journey },
      'second.ts': { 'submission.journey': undefined },
    };
    expect(findIn(changes)).toEqual([]);
  });

  it.each([
    [
      'an id twice',
      { 'coach.ts': { 'campaigns.0.steps': [step('one'), step('two'), step('one')] } },
      `${coach}, campaigns[0].steps[2].id: Step 3 of "Willow Campaign" has the same id as step 1, "one"; nobody gets the same id twice, so this email would never go out. Give the step an id of its own.`,
    ],
    [
      'an end by a funnel that does not exist',
      { 'coach.ts': { 'campaigns.0.endsWith': ['gide'] } },
      `${coach}, campaigns[0].endsWith[0]: Willow Works has no funnel "gide" with a form that could end "Willow Campaign". The only funnel with a form is "willow-guide". Name one of them or remove the entry.`,
    ],
    [
      'an end by a page without a form',
      { 'call.ts': {}, 'coach.ts': { 'campaigns.0.endsWith': ['willow-call'] } },
      `${coach}, campaigns[0].endsWith[0]: Willow Works has no funnel "willow-call" with a form that could end "Willow Campaign". The only funnel with a form is "willow-guide". Name one of them or remove the entry.`,
    ],
    [
      'an end by the form that begins it',
      {
        'coach.ts': { 'campaigns.0.endsWith': ['willow-guide'] },
        'guide.ts': { 'submission.journey': journey },
      },
      `${coach}, campaigns[0].endsWith[0]: The form of "willow-guide" starts "Willow Campaign" and would end it as well. Remove the entry.`,
    ],
  ])('report %s', (_, changes, finding) => {
    expect(findIn(changes)).toEqual([finding]);
  });
});
