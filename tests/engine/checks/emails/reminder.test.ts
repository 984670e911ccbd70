import { describe, expect, it } from 'vitest';
import {
  event,
  findIn,
  message,
  reminder,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const withFunction = (changed: object) => ({
  'coach.ts': { 'functions.send-reminder': { ...reminderFunction, ...changed } },
  'guide.ts': { event: { ...event, reminder } },
});

describe('reminders', () => {
  it('are functions of the template reminder that ask for what is known', () => {
    const body = ['email', 'name', 'leadId', 'source', 'eventId', 'eventName'];
    expect(findIn(withFunction({ body }))).toEqual([]);
  });

  it('have words of their own for a funnel', () => {
    const messages = { 'willow-guide': { ...message, heading: '{event.name}, {name}' } };
    expect(findIn(withFunction({ messages }))).toEqual([]);
  });

  it.each([
    [
      'a function that does not exist',
      { 'guide.ts': { event: { ...event, reminder } } },
      `${guide}, event.reminder.function: funnels/willow/coach.ts has no email function "send-reminder" with the template reminder. There is no such function yet. Add the function to funnels/willow/coach.ts.`,
    ],
    [
      'a function of another template',
      withFunction({ template: 'guide' }),
      `${guide}, event.reminder.function: funnels/willow/coach.ts has no email function "send-reminder" with the template reminder. There is no such function yet. Add the function to funnels/willow/coach.ts.`,
    ],
    [
      'a value that nobody keeps',
      withFunction({ body: ['email', 'company'] }),
      `${guide}, event.reminder.function: send-reminder asks for company, but a reminder knows only email, name, leadId, source, eventId, and eventName. Remove company from the function's body in funnels/willow/coach.ts.`,
    ],
    [
      'a text that only the form knew',
      {
        ...withFunction({ message: { ...message, heading: 'Hello {company}' } }),
        'guide.ts': {
          event: { ...event, reminder },
          'form.fields.company': { kind: 'text', label: 'Company', required: false },
          'submission.metadata': { company: '{company}' },
        },
      },
      `funnels/willow/coach.ts, functions['send-reminder'].message.heading: The email shows {company}, but emails that go out long after a form was sent know only a lead's name and email. Remove the placeholder.`,
    ],
  ])('report %s', (_, changes, finding) => {
    expect(findIn(changes)).toEqual([finding]);
  });
});
