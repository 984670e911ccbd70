import { describe, expect, it } from 'vitest';
import { successAnswer } from '#engine/interpret/answer.ts';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const options = [
  { value: 'rest', label: 'Rest' },
  { value: 'work', label: 'Work' },
  { value: 'play', label: 'Play' },
];
const funnel = compileFunnel({
  'form.fields.size': {
    kind: 'radio',
    label: 'Size',
    required: true,
    missing: 'Please choose a size.',
    options,
  },
  'form.fields.topics': {
    kind: 'multi-select',
    label: 'Topics',
    required: true,
    missing: 'Please choose topics.',
    options,
    max: 2,
  },
  'form.fields.adult': {
    kind: 'checkbox',
    label: 'I am of age',
    required: true,
    missing: 'Please tick the box.',
  },
  'submission.metadata': { all: '{size} {topics} {adult}' },
  'success.toast.description': '{size}: {topics}. Of age: {adult}.',
});
const right = { name: 'Ada', email: 'ada@example.com', size: 'rest', topics: 'play', adult: 'yes' };
const check = (typed: Readonly<Record<string, string>>) =>
  checkFields(funnel.formFields, { ...right, ...typed });

describe('answers in sight', () => {
  it('are stored by their values, several with commas, in the order of the options', () => {
    expect(check({ topics: 'play\nrest' })).toMatchObject({
      kind: 'valid',
      values: { size: 'rest', topics: 'rest, play', adult: 'yes' },
    });
    expect(check({ topics: 'play, rest, play' })).toMatchObject({
      values: { topics: 'rest, play' },
    });
  });

  it.each([
    [{ size: 'huge' }, { size: 'Please choose a size.' }],
    [{ size: 'rest\nwork' }, { size: 'Please choose a size.' }],
    [{ size: '' }, { size: 'Please choose a size.' }],
    [{ topics: 'rest\nhuge' }, { topics: 'Please choose topics.' }],
    [{ topics: 'rest\nwork\nplay' }, { topics: 'Please choose at most 2.' }],
    [{ adult: 'no' }, { adult: 'Please tick the box.' }],
    [{ adult: 'yes\nyes' }, { adult: 'Please tick the box.' }],
  ])('%j is refused', (typed, fields) => {
    expect(check(typed)).toMatchObject({ kind: 'invalid', fields });
  });

  it('are read by their labels', () => {
    const answer = successAnswer(funnel, { ...right, topics: 'rest, play' });
    expect(answer.toast?.description).toBe('Rest: Rest and Play. Of age: yes.');
  });
});
