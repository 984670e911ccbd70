import { describe, expect, it } from 'vitest';
import { event, findIn, guideMessage, message } from '#tests/support/site/declarations.ts';

const coach = 'funnels/willow/coach.ts';
const guide = 'funnels/willow/guide.ts';
const company = { kind: 'text', label: 'Company', required: false };

describe('requested emails', () => {
  it.each([
    [
      "a campaign's id without a journey",
      { 'submission.email.body': ['email', 'name', 'campaignId'] },
    ],
    [
      'a typed value that the function takes',
      { 'form.fields.company': company, 'submission.email.body': ['email', 'name', 'company'] },
    ],
    ["an event's id", { event, 'submission.email.body': ['email', 'name', 'eventId'] }],
  ])('may carry %s', (_, change) => {
    expect(findIn({ 'guide.ts': change })).toEqual([]);
  });

  it.each([
    [
      'a function nobody declared',
      { 'submission.email.function': 'send-gude' },
      `${guide}, submission.email.function: ${coach} has no email function "send-gude". The only email function is "send-guide". Write "send-guide".`,
    ],
    [
      'a field that the function does not take',
      { 'submission.email.body': ['email', 'name', 'jobTitle'] },
      `${guide}, submission.email.body[2]: send-guide takes no body field "jobTitle". It takes email, name, campaignId, company, and eventId. Remove the field, or add it to the function's body in ${coach}.`,
    ],
    [
      'a value that nobody typed',
      { 'submission.email.body': ['email', 'name', 'company'] },
      `${guide}, submission.email.body[2]: The body contains company, but the form has no field company. Add a field company to the form or remove the body field.`,
    ],
    [
      'the id of no event',
      { 'submission.email.body': ['email', 'name', 'eventId'] },
      `${guide}, submission.email.body[2]: The body contains eventId, but the funnel declares no event. Add event: { … } to the funnel or remove the body field.`,
    ],
    [
      'no address',
      { 'submission.email.body': ['name'] },
      `${guide}, submission.email.body: send-guide writes to the address in email, but the body leaves it out. Add 'email' to the body.`,
    ],
  ])('may not carry %s', (_, change, expected) => {
    expect(findIn({ 'guide.ts': change })).toEqual([expected]);
  });

  it('have a message of their own where a funnel of the coach calls the function', () => {
    const messages = { 'willow-guide': guideMessage };
    expect(findIn({ 'coach.ts': { 'functions.send-guide.messages': messages } })).toEqual([]);
  });

  it.each([
    [
      'no-such-funnel',
      `Willow Works has no funnel "no-such-funnel", so nobody would get this message.`,
    ],
    [
      'willow-call',
      `The funnel "willow-call" does not call send-guide, so nobody would get this message.`,
    ],
  ])('have no message for %s', (id, problem) => {
    const changes = {
      'coach.ts': { 'functions.send-guide.messages': { [id]: { ...message, heading: 'Hello' } } },
      'call.ts': {},
    };
    expect(findIn(changes)).toEqual([
      `${coach}, functions['send-guide'].messages['${id}']: ${problem} Correct the id or remove the message.`,
    ]);
  });

  it('go to an address that the function knows', () => {
    const body = {
      template: 'follow-up',
      body: ['name'],
      message: { ...guideMessage, heading: 'Hi' },
    };
    const email = { function: 'send-note', body: ['name'], onFailure: 'log' };
    const changes = {
      'coach.ts': { 'functions.send-note': body },
      'second.ts': { 'submission.email': email },
    };
    expect(findIn(changes)).toEqual([
      `${coach}, functions['send-note'].body: send-note has neither email nor toEmail in its body, so it would not know whom to write to. Add 'email' to the body.`,
    ]);
  });
});
