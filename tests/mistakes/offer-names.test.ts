import { describe } from 'vitest';
import { type Changes, event } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

type Files = Readonly<Record<string, Changes>>;

const named = {
  'offer.name': 'Calm Income Masterclass',
  event: { ...event, name: 'Calm Income Masterclass' },
};
const inSubject = (subject: string, name = named): Files => ({
  'guide.ts': name,
  'coach.ts': { 'functions.send-guide.message.subject': subject },
});
const atSubject = "coach.ts, functions['send-guide'].message.subject";
const nearly = (words: string, name = 'Calm Income Masterclass') =>
  `"${words}" stands here, which is nearly "${name}", the name of what willow-guide offers. Write "${name}" or {leadMagnet}, or words that are no name.`;
const company = {
  'offer.name': 'The Quiet Company',
  event: { ...event, name: 'The Quiet Company' },
};

describe('the name of an offer', () => {
  itNames([
    {
      did: 'another word in its middle',
      changes: inSubject('You are in: Calm Outcome Masterclass'),
      rule: 'misspelling',
      at: atSubject,
      says: nearly('Calm Outcome Masterclass'),
    },
    {
      did: 'another kind at its end',
      changes: inSubject('Tomorrow we talk about the Calm Income Summit'),
      rule: 'misspelling',
      at: atSubject,
      says: nearly('Calm Income Summit'),
    },
    {
      did: 'its words in another order',
      changes: inSubject('Your place in the Income Calm Masterclass'),
      rule: 'misspelling',
      at: atSubject,
      says: nearly('Income Calm Masterclass'),
    },
    {
      did: 'a slip in each word',
      changes: inSubject('Your place: Calms Incomes Masterclass'),
      rule: 'misspelling',
      at: atSubject,
      says: nearly('Calms Incomes Masterclass'),
    },
    {
      did: 'a short name on a screen',
      changes: {
        'guide.ts': {
          ...company,
          'success.toast.title': 'You are in: The Silent Company',
        },
      },
      rule: 'misspelling',
      at: 'guide.ts, success.toast.title',
      says: nearly('The Silent Company', 'The Quiet Company'),
    },
  ]);
  itAccepts([
    { did: 'the name', changes: inSubject('You are in: Calm Income Masterclass') },
    { did: 'small letters', changes: inSubject('You are in: our income masterclass') },
    { did: 'a part of it', changes: inSubject('You are in: Calm Income') },
    { did: 'a pronoun before it', changes: inSubject('Your Calm Income Masterclass is near') },
    {
      did: 'a sentence with its words',
      changes: inSubject('A calm mind is an income, says the masterclass'),
    },
    {
      did: 'another company',
      changes: inSubject('The Insurance Company said no, what now?', company),
    },
    {
      did: 'the name of another offer',
      changes: {
        ...inSubject('Before the Calm Income Workshop'),
        'second.ts': { 'offer.name': 'Calm Income Workshop' },
      },
    },
  ]);
});

describe('mailboxes and bookings', () => {
  const inbound = [{ kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' }];
  const asking = {
    'campaigns.0.steps.0.message.button': { label: 'Choose a time', to: 'scheduling' },
  };
  itNames([
    {
      did: 'a sender at the domain of another coach',
      changes: {
        'coach.ts': { 'sender.email': 'willow@maple.example' },
        'maple/coach.ts': {},
        'maple/tree.ts': {},
      },
      rule: 'foreign-address',
      at: 'coach.ts, sender.email',
      says: '"willow@maple.example" is at the domain of Maple Works (funnels/maple/coach.ts), while the other addresses here are at willow.example. Write an address at willow.example.',
      also: ['unused-campaign'],
    },
    {
      did: 'a booking that does not end what asks for it',
      changes: { 'coach.ts': { inbound, ...asking } },
      rule: 'booked-still-asked',
      at: 'coach.ts, campaigns[0]',
      says: '"Willow Campaign" asks people to book, and a service reports bookings, but a booking does not end it: whoever has booked is asked again. Write endsWith: \'booking\', beside what ends it already.',
    },
    {
      did: 'a wait that nobody can read',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { hours: 140 } } },
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[0].after',
      says: '140 hours are 5 days and 20 hours, which nobody sees at a glance. Write { days: 6 }, or correct the number.',
    },
  ]);
  itAccepts([
    {
      did: 'a booking that ends it',
      changes: { 'coach.ts': { inbound, ...asking, 'campaigns.0.endsWith': 'booking' } },
    },
    { did: 'a booking beside a campaign that asks for none', changes: { 'coach.ts': { inbound } } },
    {
      did: 'a day and a half',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { hours: 36 } } },
    },
    {
      did: 'four days in hours',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { hours: 96 } } },
    },
  ]);
});
