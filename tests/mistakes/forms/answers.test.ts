import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const topics = [
  { value: 'rest', label: 'Rest' },
  { value: 'work', label: 'Work, of any kind' },
  { value: 'play', label: 'Play' },
];
const several = { kind: 'multi-select', label: 'Topics', required: false, options: topics };
const one = {
  kind: 'radio',
  label: 'Team size',
  required: true,
  missing: 'Please choose your team size.',
  options: topics,
};
const { missing: _, ...unsaid } = one;
const unlimited = { kind: 'number', label: 'How many come?', required: false };
const guests = { ...unlimited, min: 1, max: 10 };
/** A field named topics, and metadata in which somebody reads it. */
const asked = (field: object) => ({
  'guide.ts': { 'form.fields.topics': field, 'submission.metadata': { topics: '{topics}' } },
});

describe('answers in sight', () => {
  itNames('limits-exclude', {
    'a comma in what is stored of several answers': {
      changes: asked({
        ...several,
        options: [{ value: 'rest, sleep', label: 'Rest' }, ...topics.slice(1)],
      }),
      rule: 'option-with-comma',
      at: 'guide.ts, form.fields.topics.options[0].value',
      says: 'The value "rest, sleep" contains a comma, but commas stand between the answers that are stored. Write the value without a comma; the label may have one.',
    },
    'more answers asked for than there are': {
      changes: asked({ ...several, min: 4 }),
      at: 'guide.ts, form.fields.topics.min',
      says: 'The field topics asks for at least 4 answers but has 3 options, so nobody could answer it. Lower min, or remove the line.',
    },
    'more answers asked for than are taken': {
      changes: asked({ ...several, min: 3, max: 2 }),
      at: 'guide.ts, form.fields.topics.min',
      says: 'The field topics asks for at least 3 answers and takes 2 at most, so nobody could answer it. Lower min, or remove the line.',
    },
    'one answer twice among those in sight': {
      changes: asked({ ...one, options: [...topics, { value: 'rest', label: 'Sleep' }] }),
      rule: 'same-option',
      at: 'guide.ts, form.fields.topics.options[3].value',
      says: 'The value "rest" is that of the 1st option already, so the two answers could not be told apart. Change one of the two options or remove it.',
    },
    'nothing to choose among': {
      changes: asked({ ...one, options: topics.slice(0, 1) }),
      rule: 'one-option',
      at: 'guide.ts, form.fields.topics.options',
      says: 'The list has one option, "Rest", so there is nothing to choose. Add the other options, or remove the field.',
    },
    'a box to tick in the thanks': {
      guide: {
        'form.fields.adult': { kind: 'checkbox', label: 'I am of age', required: false },
        'submission.metadata': { adult: '{adult}' },
        'success.toast.description': 'Of age: {adult}',
      },
      rule: 'empty-answer',
      says: '{adult} in "Of age: {adult}" stays empty where a visitor leaves the field adult empty, which leaves a gap. Write required: true in form.fields.adult, or leave {adult} out.',
    },
    'a required choice without a sentence': {
      changes: asked({ ...unsaid, kind: 'radio' }),
      rule: 'missing-sentence',
      at: 'guide.ts, form.fields.topics.missing',
      says: "The field topics is required but has no sentence for a visitor who leaves it empty. Add missing: 'Please enter …' to the field.",
    },
    ...Object.fromEntries(
      (
        [
          ['help', 'From 1 to 20.', 'From 1 to 20', 'max of the field is 10', 'max: 20'],
          ['help', 'Between 2 and 10', 'Between 2 and 10', 'min of the field is 1', 'min: 2'],
          ['help', 'Up to 20, please.', 'Up to 20', 'max of the field is 10', 'max: 20'],
          ['invalid', 'Write at least 3.', 'at least 3', 'min of the field is 1', 'min: 3'],
          ['placeholder', '1-12', '1-12', 'max of the field is 10', 'max: 12'],
        ] as const
      ).map(([key, text, words, taken, meant]) => [
        `other limits in ${key}: ${text}`,
        {
          changes: asked({ ...guests, [key]: text }),
          rule: 'limits-said',
          at: `guide.ts, form.fields.topics.${key}`,
          says: `"${words}" stands here, but ${taken}. Correct the sentence, or write ${meant}.`,
        },
      ]),
    ),
    'other limits in German': {
      changes: asked({ ...guests, help: 'Bis zu 20, bitte.' }),
      rule: 'limits-said',
      at: 'guide.ts, form.fields.topics.help',
      says: '"Bis zu 20" stands here, but max of the field is 10. Correct the sentence, or write max: 20.',
      also: ['other-language'],
    },
    'a limit that the field does not have': {
      changes: asked({ ...unlimited, help: 'At most 12.' }),
      rule: 'limits-said',
      at: 'guide.ts, form.fields.topics.help',
      says: '"At most 12" stands here, but the field has no max. Correct the sentence, or write max: 12.',
    },
  });

  itAccepts({
    'one of several answers': { changes: asked(one) },
    ...Object.fromEntries(
      [
        'From 1 to 10.',
        'Mindestens 1, höchstens 10.',
        'Ten at the most, children included.',
        'We answer within 24 hours.',
        'Most people write 4.',
        'At least 50% come alone.',
      ].map((help) => [`a number with help: ${help}`, { changes: asked({ ...guests, help }) }]),
    ),
    'several answers within limits': { changes: asked({ ...several, min: 2, max: 3 }) },
    'a required choice in the thanks': {
      guide: {
        'form.fields.topics': one,
        'submission.metadata': { topics: '{topics}' },
        'success.toast.title': 'Noted: {topics}',
      },
    },
  });
});
