import { describe, expect, it } from 'vitest';
import {
  failureToast,
  rejectionToast,
  succeeded,
  successAnswer,
} from '#engine/interpret/answer.ts';
import {
  compileFunnel,
  event,
  reminder,
  reminderFunction,
  whenOver,
} from '#tests/support/site/declarations.ts';

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

describe('the screen of somebody who registers for an event', () => {
  const shown = (moment: string | undefined, reminders: readonly object[]) => {
    const funnel = compileFunnel(
      { event: { ...event, whenOver, reminders }, success: { after: 'screen', screen } },
      { 'functions.send-reminder': reminderFunction },
    );
    const at = moment === undefined ? {} : { moment: new Date(moment) };
    return successAnswer(funnel, values, at).screen?.text;
  };
  const dayBefore = reminder;
  const soon = { minutesBefore: 30, function: 'send-reminder' };
  const declared = 'The Willow Guide went to ada@example.com.';

  it('says what is declared while every reminder is ahead, and in a preview', () => {
    expect(shown('2027-03-15T16:59:00Z', [dayBefore, soon])).toBe(declared);
    expect(shown(undefined, [dayBefore, soon])).toBe(declared);
  });

  it('adds that no reminder comes any more when the time for it has passed', () => {
    expect(shown('2027-03-15T17:00:00Z', [dayBefore])).toBe(
      `${declared} Please do not wait for a reminder: the time for it has passed.`,
    );
  });

  it('adds that only a later reminder comes when the time for the first has passed', () => {
    expect(shown('2027-03-15T17:00:00Z', [dayBefore, soon])).toContain(
      'you only get the one shortly before it begins.',
    );
    expect(shown('2027-03-16T16:30:00Z', [dayBefore, soon])).toContain(
      'do not wait for a reminder',
    );
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
