import { describe, expect, it } from 'vitest';
import {
  failureToast,
  rejectionToast,
  succeeded,
  successAnswer,
} from '#engine/interpret/answer.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const values = { name: 'Ada', email: 'ada@example.com' };
const screen = { title: 'Done, {name}', text: '{leadMagnet} went to {email}.' };
const delayed = { title: 'It may be late.' };

describe('the answer to a submission that was saved', () => {
  it('is a toast and an emptied form', () => {
    expect(successAnswer(compileFunnel(), values)).toEqual({
      outcome: 'accepted',
      toast: { title: 'Thank you, Ada!' },
      clear: true,
    });
  });

  it('is a screen in place of the form', () => {
    const funnel = compileFunnel({ success: { after: 'screen', screen } });
    expect(successAnswer(funnel, values)).toEqual({
      outcome: 'accepted',
      screen: { title: 'Done, Ada', text: 'The Willow Guide went to ada@example.com.' },
      clear: false,
    });
  });

  it('shows the label of a chosen option', () => {
    const funnel = compileFunnel({
      'form.fields.size': {
        kind: 'select',
        label: 'Size',
        prompt: 'Choose',
        required: true,
        missing: 'Please choose.',
        options: [{ value: 's', label: 'Small (1-50)' }],
      },
      'success.toast.title': 'Noted: {size}',
    });
    expect(successAnswer(funnel, { ...values, size: 's' }).toast?.title).toBe(
      'Noted: Small (1-50)',
    );
  });

  it.each([
    ['say-delayed', true],
    ['stay', false],
  ])('mentions a late email and, with %s, shows the screen: %s', (onFailure, hasScreen) => {
    const funnel = compileFunnel({
      'submission.email.onFailure': onFailure,
      success: { after: 'screen', screen, delayed },
    });
    const answer = successAnswer(funnel, values, { isDelayed: true });
    expect(answer.toast).toEqual(delayed);
    expect(answer.screen !== undefined).toBe(hasScreen);
    expect(succeeded(answer)).toMatchObject({ kind: 'succeeded', toast: delayed, clear: false });
  });
});

describe('the toast for a step that failed', () => {
  const funnel = compileFunnel({
    failure: {
      any: { title: 'Sorry, {name}.' },
      email: { title: 'Error', description: 'It says: {message}.', withoutMessage: 'Try again.' },
    },
  });

  it("is the step's own, with the message for visitors", () => {
    expect(failureToast(funnel, 'email', { message: 'the address is full' })).toEqual({
      title: 'Error',
      description: 'It says: the address is full.',
    });
  });

  it('has its alternative where there is no message', () => {
    expect(failureToast(funnel, 'email')).toEqual({ title: 'Error', description: 'Try again.' });
  });

  it('is the one for any step where the step has none', () => {
    expect(failureToast(funnel, 'lead', { values })).toEqual({ title: 'Sorry, Ada.' });
  });

  it('ends with the reference', () => {
    expect(failureToast(funnel, 'lead', { values, reference: '7F3K2Q' })).toEqual({
      title: 'Sorry, Ada.',
      description: 'Reference: 7F3K2Q',
    });
    expect(failureToast(funnel, 'email', { reference: '7F3K2Q' }).description).toBe(
      'Try again. Reference: 7F3K2Q',
    );
  });

  it('never reads a message for placeholders', () => {
    expect(failureToast(funnel, 'email', { message: '{name}', values }).description).toBe(
      'It says: {name}.',
    );
  });
});

describe('the toast for what was typed', () => {
  const missing = { title: 'Please fill in all fields' };

  it('is the declared one where something is missing', () => {
    const funnel = compileFunnel({ 'form.missing': missing });
    expect(rejectionToast(funnel, true)).toEqual(missing);
    expect(rejectionToast(funnel, false)).toBeUndefined();
    expect(rejectionToast(compileFunnel(), true)).toBeUndefined();
  });
});
