import { expect, it } from 'vitest';
import { listFormStates } from '#engine/interpret/form-states.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const site = createTestSite();

function statesOf(id: string) {
  const funnel = site.funnels.find((one) => one.id === id);
  if (!funnel) throw new Error(`The test site has no funnel "${id}".`);
  return listFormStates(funnel);
}

it('lists a page without a form as it is opened only', () => {
  expect(statesOf('willow-call')).toMatchObject([{ key: 'idle' }]);
});

it('lists the field errors with their toast', () => {
  const empty = statesOf('willow-guide').find(({ key }) => key === 'empty');
  expect(empty?.state).toMatchObject({
    kind: 'rejected',
    toast: { title: 'Please enter your email address' },
    fields: { email: 'Please enter your email.' },
  });
});

it('lists success, the late email, and each failing step that has words of its own', () => {
  expect(statesOf('delayed').map(({ key }) => key)).toEqual([
    'idle',
    'empty',
    'invalid',
    'succeeded',
    'delayed',
    'failed-lead',
    'failed-journey',
    'failed-email',
    'failed-exception',
  ]);
});

it('fills the words with what a visitor might have typed', () => {
  const success = statesOf('willow-guide').find(({ key }) => key === 'succeeded');
  expect(success?.state).toMatchObject({ toast: { description: 'Sent to ada@example.com.' } });
});
