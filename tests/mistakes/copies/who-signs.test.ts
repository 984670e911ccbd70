import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, reminderFunction } from '#tests/support/site/declarations.ts';

const step = 'campaigns.0.steps.0.message.signOff';
const usual = { 'functions.send-guide.message.signOff': 'Rest well, the Willow team' };
const signed = (by: string) => ({ 'coach.ts': { ...usual, [step]: by } });

describe('who signs', () => {
  itNames('unknown-signature', {
    'a first name that nobody knows': {
      changes: signed('Rest well, Martin'),
      says: '"Martin" signs here, of whom no other text speaks; elsewhere it is "Rest well, the Willow team". Sign as the others do, or say in the biography who that is.',
    },
    'another brand': {
      changes: signed('Warmly, all of us at Wyllow'),
      says: '"Wyllow" signs here, of whom no other text speaks; elsewhere it is "Rest well, the Willow team". Sign as the others do, or say in the biography who that is.',
    },
  });
  itNames('unknown-signature', {
    'somebody else, where one person signs everything': {
      coach: {
        'functions.send-guide.message.signOff': 'Herzlich, Ihre Maren Vogt',
        'campaigns.0.steps.0.message.signOff': 'Herzlich, Ihre Maren Vogt',
        'campaigns.0.steps.1': {
          id: 'second',
          after: { days: 1 },
          message: { ...message, subject: 'A second', signOff: 'Herzlich, Ihre Maren Vogt' },
        },
        'campaigns.0.steps.2': {
          id: 'third',
          after: { days: 1 },
          message: { ...message, subject: 'A third', signOff: 'Herzlich, Ihre Sabine Krüger' },
        },
      },
      at: 'coach.ts, campaigns[0].steps[2].message.signOff',
      says: '"Sabine Krüger" signs here, of whom no other text speaks; elsewhere it is "Herzlich, Ihre Maren Vogt". Sign as the others do, or say in the biography who that is.',
    },
  });
  itAccepts({
    'the brand in other words': { changes: signed('Until then, your Willow team') },
    'no name': { changes: signed('Rest well') },
    'somebody of whom the biography tells': {
      coach: {
        ...usual,
        [step]: 'Rest well, Martin',
        'biography.paragraphs.0': 'Martin began with a chair.',
      },
    },
    'the same name after another close': {
      coach: {
        'functions.send-guide.message.signOff': 'Maren',
        'campaigns.0.steps.0.message.signOff': 'Maren',
        'campaigns.0.steps.1': {
          id: 'second',
          after: { days: 1 },
          message: { ...message, subject: 'A second', signOff: 'Maren' },
        },
        'campaigns.0.steps.2': {
          id: 'third',
          after: { days: 1 },
          message: { ...message, subject: 'A third', signOff: 'Warmly, Maren' },
        },
      },
    },
    'the same first name everywhere': { coach: { [step]: 'Yours, Martin' } },
  });
});

describe('how many a coach has reached', () => {
  const reached = (prose: string) => ({
    'coach.ts': {
      'biography.credentials': ['500+ owners coached'],
      'biography.paragraphs.0': prose,
    },
  });
  itNames('count-of-points', {
    'another number in the biography': {
      changes: reached('Willow has sat with more than 800 owners.'),
      says: '"more than 800 owners" stands here, but the credentials say "500+ owners coached" (biography.credentials). Write the figure that is right in both places.',
    },
    'another number above the coach on a page': {
      changes: {
        ...reached('Willow works.'),
        'guide.ts': {
          'page.sections.1': { kind: 'host', title: 'We have moved 300 others in' },
        },
      },
      at: 'guide.ts, page.sections[1].title',
      says: '"have moved 300 others" stands here, but the credentials say "500+ owners coached" (biography.credentials). Write the figure that is right in both places.',
    },
  });
  itAccepts({
    'the same number': { changes: reached('Willow has sat with more than 500 owners.') },
    'a smaller thing': { changes: reached('It took more than 90 days and over 12 chairs.') },
  });
});

describe('emails about an event', () => {
  const email = (template: string, paragraph: string) => ({
    'coach.ts': {
      'functions.other': {
        ...reminderFunction,
        template,
        message: { ...message, subject: 'A word', paragraphs: [paragraph] },
      },
    },
    'guide.ts': {
      event: {
        ...event,
        ...(template === 'after'
          ? { after: { hours: 2, function: 'other' } }
          : { moved: { function: 'other' } }),
      },
    },
  });
  itNames('email-timing', {
    'the words of a reminder afterwards': {
      changes: email('after', 'We begin in an hour.'),
      at: 'coach.ts, functions.other.message.paragraphs[0]',
      says: '"We begin in an hour" stands here, but this email goes out when the event is over. Say what is left of it, or name the function in a reminder.',
    },
    'thanks before the event': {
      changes: email('moved', 'Thank you for coming. The date is {event.date}.'),
      at: 'coach.ts, functions.other.message.paragraphs[0]',
      says: '"Thank you for coming" stands here, but this email goes out before the event. Say when it begins, or name the function in event.after.',
    },
  });
  itAccepts({ 'thanks afterwards': { changes: email('after', 'Thank you for coming.') } });
});

describe('what a service reports', () => {
  const reports = (kind: string, is: string) => ({
    'coach.ts': { inbound: [{ kind, name: 'willow-calls', is, secret: 'WILLOW_KEY' }] },
  });
  itNames({
    'a calendar that sells': {
      changes: reports('calendly', 'purchase'),
      rule: 'other-report',
      at: 'coach.ts, inbound[0].is',
      says: '"calendly" reports a booking, and a purchase would be noted for everybody it names. Write is: \'booking\', declare the service that reports a purchase, or allow it here.',
    },
  });
  itAccepts({ 'a till that sells': { changes: reports('stripe', 'purchase') } });
});

describe('who speaks in an email', () => {
  const greeted = (text: string) => ({
    'coach.ts': { 'campaigns.0.steps.0.message.paragraphs': [text, 'Here is what we forgot.'] },
    'maple/coach.ts': { 'sender.name': 'Martin of Maple' },
    'maple/tree.ts': {},
  });
  const at = 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]';
  const says =
    '"Martin" speaks here, who writes for Maple Works (funnels/maple/coach.ts). Write who speaks for Willow Works.';
  itNames('foreign-name', {
    'the name of another coach': {
      changes: greeted('My name is Martin, and I like tea.'),
      at,
      says,
      also: ['unused-campaign'],
    },
    'another coach at the door': {
      changes: greeted('Martin here. A short question.'),
      at,
      says,
      also: ['unused-campaign'],
    },
  });
  const own = (text: string) => {
    const files = greeted(text);
    return { ...files, 'coach.ts': { ...files['coach.ts'], 'sender.name': 'Martin of Willow' } };
  };
  itAccepts({
    'two Martins': { coach: own('Martin here. A question.')['coach.ts'] },
    'somebody of whom is told': {
      coach: {
        'campaigns.0.steps.0.message.paragraphs': ['My name is Martin, said the man.', 'So it is.'],
      },
    },
  });

  const signs = (signOff: string) => ({
    'coach.ts': { 'functions.send-guide.message.signOff': signOff },
  });
  itNames({
    'a brand with another word at its end': {
      changes: signs('Until then, Willow Walks'),
      rule: 'misspelling',
      says: '"Willow Walks" signs here, but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
    'a brand with another first word': {
      changes: signs('Until then, Harbor Works'),
      rule: 'misspelling',
      says: '"Harbor Works" signs here, but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
  });
  itAccepts({
    'what ends with a word of the brand': { changes: signs('Hoping that it Works') },
    'the brand': { changes: signs('Until then, Willow Works') },
    'its people': { changes: signs('Until then, the Willow Team') },
  });
});
