import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const form = (subtitle: string): Files => ({ 'guide.ts': { 'form.subtitle': subtitle } });
const notice = (text: string): Files => ({
  'coach.ts': {
    legal: { privacy: '/willow/privacy' },
    documents: [
      {
        path: '/willow/privacy',
        title: 'Privacy',
        updated: '2026-11-22',
        sections: [
          { heading: 'What we keep', paragraphs: [text] },
          { heading: 'Who we are', paragraphs: ['1 Willow Way, Springfield.'] },
        ],
      },
    ],
  },
});

describe('what is listed and not asked for', () => {
  itNames('nothing-there', {
    'a telephone number above the form': {
      changes: form('We need a name, an email address and a phone number.'),
      says: '"We need a name, an email address and a phone number." names a telephone number, but the form has no field for it. Name what is asked for, or add the field.',
    },
    'a telephone number in a notice': {
      changes: notice('Your name, your email address and your phone number.'),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Your name, your email address and your phone number." names a telephone number, but the forms have no field for it. Name what is asked for, or add the field.',
    },
  });
  itAccepts({
    'what is asked for': { changes: form('We need a name and an email address.') },
    'a denial': { changes: form('Your name and email. No phone number, no company.') },
    'a telephone that is no field': { changes: form('Have your phone beside you.') },
    'a number that people may give': {
      changes: notice('Your name and email address. Your phone number, if you tell it in a call.'),
    },
  });
});

/** An event with doors, and the email that confirms it. */
const doors = (inEmail: string): Files => ({
  'guide.ts': {
    event,
    'form.consent.text': 'You agree to get the details and a few emails.',
    'page.sections.1': {
      kind: 'event',
      title: 'The session',
      facts: [{ label: 'Doors', value: 'Ten minutes early' }],
    },
  },
  'coach.ts': {
    'functions.send-guide.template': 'confirmation',
    'functions.send-guide.message.paragraphs.0': inEmail,
  },
});

/** An email that goes out some hours after a session that ends at 11:30. */
const afterwards = (heading: string, hours: number): Files => ({
  'guide.ts': { event: { ...event, after: { hours, function: 'send-after' } } },
  'coach.ts': {
    'functions.send-after': {
      template: 'after',
      body: ['email', 'name'],
      message: { ...message, subject: 'What is left', heading, paragraphs: ['It is over.'] },
    },
  },
});

describe('when something is', () => {
  const at = "coach.ts, functions['send-guide'].message.paragraphs[0]";
  itNames({
    'doors that open at another time': {
      changes: doors('The doors open fifteen minutes early.'),
      rule: 'event-length',
      at,
      says: '"doors open fifteen minutes early" stands here, but funnels/willow/guide.ts says "Ten minutes early" (2nd section, 1st fact, value). Write one length in both places.',
    },
    'more hours than the event has': {
      changes: doors('Keep the two hours of the session free.'),
      rule: 'event-length',
      at,
      says: '"two hours of the session" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a morning in the afternoon': {
      changes: afterwards('Good morning, {name}', 3),
      rule: 'email-timing',
      at: "coach.ts, functions['send-after'].message.heading",
      says: '"Good morning" stands here, but this email goes out at 2:30 PM where the event is. Say what is right at that hour, or change when the email goes out.',
    },
    'an hour to go in an email that counts from the sign-up': {
      coach: {
        'campaigns.0.steps.0.message.paragraphs.0': 'Our masterclass starts in one hour.',
      },
      rule: 'event-in-campaign',
      says: '"Our masterclass starts in one hour" stands here, but a campaign counts its days from the sign-up and knows no event. Write {event.date}, or let a reminder say it.',
    },
  });
  itAccepts({
    'the same doors': { changes: doors('The doors open ten minutes early.') },
    'people who come at another time': { changes: doors('Join five minutes early.') },
    'a part of the whole': { changes: doors('Half an hour of the session is yours.') },
    'a morning': { changes: afterwards('Good morning, {name}', 22) },
  });
});

/** The page of a plan whose name promises a share and a time. */
const plan = (changes: Changes): Files => ({
  'guide.ts': { 'offer.name': 'Rest 25% More in 90 Days', ...changes },
});

describe('the numbers of a name', () => {
  const called =
    'stands here, but the offer is called "Rest 25% More in 90 Days" (offer.name). Write the same numbers in both places.';
  itNames('count-of-points', {
    'another time': {
      changes: plan({ 'page.sections.0.headline': 'Six naps in 60 days' }),
      says: `"in 60 days" ${called}`,
    },
    'another share': {
      changes: plan({ 'page.sections.0.headline': 'Sleep 30% more in 90 days' }),
      says: `"30% more in 90 days" ${called}`,
    },
  });
  itAccepts({
    'the same': { changes: plan({ 'page.sections.0.headline': '25% more rest in 90 days' }) },
    'a first success': { changes: plan({ [lead]: 'You will notice it in 10 days.' }) },
  });
});

/** A form that sells nothing, beside a bonus with a value. */
const bonus = (subtitle: string): Files => ({
  'guide.ts': { [lead]: 'The workbook is included, worth $47.', 'form.subtitle': subtitle },
});

/** A page that shows a rating, by a coach with one. */
const rated = (value: string, title = 'How it went'): Files => ({
  'coach.ts': { 'biography.credentials': ['500+ owners coached', 'Rated 4.9 out of 5'] },
  'guide.ts': {
    'page.sections.1': { kind: 'statistics', title, items: [{ value, label: 'of those asked' }] },
  },
});

describe('how people rate a coach', () => {
  const ratedOtherwise =
    'stands here, but the credentials say "Rated 4.9 out of 5" (biography.credentials). Write the figure that is right in both places.';
  itNames('count-of-points', {
    'another rating': {
      changes: rated('4.8/5'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: `"4.8/5" ${ratedOtherwise}`,
    },
    'another rating by everybody': {
      changes: rated('4.7/5', 'From 500 owners'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: `"4.7/5" ${ratedOtherwise}`,
    },
  });
  itAccepts({
    'the same': { changes: rated('4.9/5') },
    'another scale': { changes: rated('4.8/50') },
    'by some of them': { changes: rated('4.8/5', 'From the first 340 people who rested') },
  });
});

describe('what something is called', () => {
  itNames({
    'a bonus of another value': {
      changes: bonus('With the $27 workbook.'),
      rule: 'price-beside-free',
      at: 'guide.ts, form.subtitle',
      says: '"the $27 workbook" stands here, but "worth $47" elsewhere in this file (1st section, lead). Write one value in both places.',
    },
    'a consent to get something else': {
      guide: { 'form.consent.text': 'You agree to get the map and a few emails.' },
      rule: 'offer-kind',
      says: '"get the map" stands here, but the offer is a guide, "The Willow Guide", and nothing else calls it a map. Call it what it is everywhere, or write {leadMagnet}.',
    },
    'a letter on Mondays that nobody sends': {
      guide: {
        'submission.journey': undefined,
        'form.consent': undefined,
        'form.privacy': 'For the guide and our Monday letter.',
      },
      rule: 'promised-email',
      at: 'guide.ts, form.privacy',
      says: '"our Monday letter" stands here, but this form starts no campaign, so nothing follows. Let the form start a campaign (submission.journey), or take the words out.',
      also: ['unused-campaign'],
    },
  });
  itAccepts({ 'the same value': { changes: bonus('With the $47 workbook.') } });
});

describe('a link that is nearly another', () => {
  const inStep = (text: string): Files => ({
    'coach.ts': { 'campaigns.0.steps.0.message.paragraphs.0': text },
  });
  const meant = 'https://calendar.willow.example/call';
  itNames({
    'a slip in the first part of a host': {
      changes: inStep('Come to [a call](https://calender.willow.example/call).'),
      rule: 'nearly-own-address',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: `"https://calender.willow.example/call" is one slip away from "${meant}", which stands here, too. Write "${meant}", or allow it here if both are right.`,
    },
  });
  itAccepts({
    'the same link': { changes: inStep(`Come to [a call](${meant}).`) },
    'another part of the house': {
      changes: inStep('Come to [our room](https://rooms.willow.example/call).'),
    },
  });
});

const filler = (words: string) =>
  `"${words}" looks like words that hold the place of others. Write the words that people should read.`;
const confused = (words: string, right: string) =>
  `"${words}" has a word that was not meant. Write "${right}".`;

describe('words of a hurry', () => {
  itNames([
    ...inText('left-over', 'lead', [
      [
        'a wait for somebody',
        'Waiting for Ana to send her quote.',
        filler('Waiting for Ana to send her quote'),
      ],
      ['a question to somebody', 'No charge. [confirm with Jo]', filler('[confirm with Jo]')],
    ]),
    ...inText('misspelling', 'lead', [
      [
        'an article before a vowel',
        'A address is all we need.',
        confused('A address', 'An address'),
      ],
      ['your for you', 'Your receive the notes.', confused('Your receive', 'You receive')],
      ['you for your', 'Check you inbox now.', confused('Check you inbox', 'Check your inbox')],
    ]),
    {
      did: 'a last chance of nothing',
      coach: { 'campaigns.0.steps.0.message.subject': 'Last chance: rest' },
      rule: 'scarcity',
      says: '"Last chance:" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
    },
  ]);
  itAccepts([
    ...rightText('lead', [
      'A European hour, a one-off, a useful unit. An hour, an honest X-ray, an MRI.',
      'Plan A and plan B. A is for air. Once is a usual thing.',
      'Waiting for spring. Ask Ana what she saw. Your find of the year.',
      'We show you price and place. With you, rest is easy.',
    ]),
    {
      did: 'a last chance in a sentence',
      coach: { 'campaigns.0.steps.0.message.subject': 'The last chance of a day' },
    },
  ]);
});
